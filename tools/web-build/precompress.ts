import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text formats; pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Below this size in bytes an answer fits one packet anyway. */
const SMALLEST = 1_000;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Brotli at its best for text. */
export const brotliBest = (content: Uint8Array): Promise<Buffer> =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

async function compressFile(file: string): Promise<void> {
  if (!TEXT.test(file) || (await stat(file)).size < SMALLEST) return;
  const content = await readFile(file);
  const [br, gz] = await Promise.all([brotliBest(content), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes `.br` and `.gz` files beside every text file of the build, for a server that only has to pick one. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After everything else has written its files.
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        await Promise.all((await filesBelow(folder)).map(compressFile));
      },
    },
  };
}
