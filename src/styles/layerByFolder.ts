/**
 * PostCSS plugin for the site's cascade layers. It puts the styles of components
 * and pages into the layer of their folder, so that what a page says of its parts
 * wins over what the parts say of themselves, whatever the selectors; what stands
 * in a layer already stays there. And it begins every file that has layers with
 * their order: browsers take it from the first mention, and any file may be the
 * first, on a page or brought later by an island.
 */
import type { ChildNode, Plugin } from 'postcss';

/** From the weakest to the strongest. */
const order = 'reset, tokens, base, shared, components, pages';

const layers = [
  { folder: /\/src\/(components|islands|layouts)\//, layer: 'components' },
  { folder: /\/src\/pages\//, layer: 'pages' },
] as const;

const isLayer = (node: ChildNode): boolean => node.type === 'atrule' && node.name === 'layer';

/** What has to stand outside of a layer. */
const isOutside = (node: ChildNode): boolean =>
  isLayer(node) || (node.type === 'atrule' && ['charset', 'custom-media', 'import', 'namespace'].includes(node.name));

const layerByFolder = (): Plugin => ({
  postcssPlugin: 'layer-by-folder',
  OnceExit(root, { AtRule }) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    const layer = layers.find(({ folder }) => folder.test(file))?.layer;
    const inside = root.nodes.filter((node) => !isOutside(node));
    // Moved, not given as `nodes`, of which PostCSS would make copies.
    if (layer !== undefined && inside.length > 0)
      root.append(new AtRule({ name: 'layer', params: layer }).append(inside));
    if (root.nodes.some(isLayer)) root.prepend(new AtRule({ name: 'layer', params: order }));
  },
});

export default layerByFolder;
