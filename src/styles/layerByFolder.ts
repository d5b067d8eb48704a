/**
 * PostCSS plugin that puts the styles of components into the cascade layer of
 * their folder (`layers.css` has the order), so that what a page says of its
 * parts wins over what the parts say of themselves, whatever the selectors.
 * Layers written out in a file stay as they are.
 */
import type { ChildNode, Plugin } from 'postcss';

const layers = [
  { folder: /\/src\/(components|islands|layouts)\//, layer: 'components' },
  { folder: /\/src\/pages\//, layer: 'pages' },
] as const;

/** What has to stand outside of a layer. */
const isOutside = (node: ChildNode): boolean =>
  node.type === 'atrule' && ['charset', 'custom-media', 'import', 'layer', 'namespace'].includes(node.name);

const layerByFolder = (): Plugin => ({
  postcssPlugin: 'layer-by-folder',
  OnceExit(root, { AtRule }) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    const layer = layers.find(({ folder }) => folder.test(file))?.layer;
    const inside = root.nodes.filter((node) => !isOutside(node));
    if (layer === undefined || inside.length === 0) return;
    // Moved, not given as `nodes`, of which PostCSS would make copies.
    root.append(new AtRule({ name: 'layer', params: layer }).append(inside));
  },
});

export default layerByFolder;
