import { globSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('kept', import.meta.url));

/** After pictures were kept anew, packs each as tightly as PNG can without losing a pixel. */
export default async function shrinkKept(): Promise<void> {
  if (!process.env.UPDATE_PICTURES) return;
  for (const name of globSync('**/*.png', { cwd: folder })) {
    const file = `${folder}/${name}`;
    const packed = await sharp(file)
      .removeAlpha()
      .png({ compressionLevel: 9, effort: 10, adaptiveFiltering: false })
      .toBuffer();
    if (packed.length < (await stat(file)).size) await writeFile(file, packed);
  }
}
