/** Whether the logo files in `public/` still carry the name of the brand: they are drawn by a command, not by the build. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = 'public/logo';

/**
 * A line for each logo file that shows another name.
 * @param root the project's root folder
 * @param brand name of the product in `content/site.yaml`
 */
export async function outdatedLogos(root: string, brand: string): Promise<string[]> {
  const files = await readdir(path.join(root, folder)).catch(() => []);
  const lines = files.sort().map(async (file) => {
    const [, name = ''] = /<title>([^<]*)<\/title>/.exec(await readFile(path.join(root, folder, file), 'utf8')) ?? [];
    return name === brand
      ? []
      : [
          `${folder}/${file}  shows the name "${name}", the brand is "${brand}". It is drawn anew by: npm run tools -- icons`,
        ];
  });
  return (await Promise.all(lines)).flat();
}
