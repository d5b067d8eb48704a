/** Few rules: logical properties, no colours outside the tokens, valid CSS. */
const physical =
  /^(margin|padding|border)-(left|right|top|bottom)(-|$)|^(left|right|top|bottom|width|height|(min|max)-(width|height))$/;

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-html/astro'],
  rules: {
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'no-invalid-double-slash-comments': true,
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      {
        message: 'Widths are written in src/styles/breakpoints.css: use --from-tablet, --from-desktop and the others.',
      },
    ],
    'property-disallowed-list': [[physical], { message: 'Use the logical property: inline and block, start and end.' }],
  },
  overrides: [
    { files: ['src/styles/breakpoints.css'], rules: { 'media-feature-name-disallowed-list': null } },
    {
      files: ['src/{components,layouts,islands,pages}/**/*.{astro,css}'],
      rules: {
        'declaration-property-value-disallowed-list': [
          { '/.*/': [/#(?!fff\b)[0-9a-f]{3,8}\b/i, /oklch\(/, /var\(--(purple|ink|sand)-/] },
          { message: 'Colours come from the purpose names in src/styles/tokens.css.' },
        ],
      },
    },
  ],
};
