import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const OUT = 'dist';
/** Smaller files gain nothing from compression. */
const WORTH_COMPRESSING_BYTES = 1_024;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses while it serves. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const entries = await readdir(OUT, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && /\.(js|css|svg|json)$/.test(entry.name));
      for (const file of files) {
        const path = join(file.parentPath, file.name);
        const bytes = await readFile(path);
        if (bytes.length < WORTH_COMPRESSING_BYTES) continue;
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
      }
    },
  };
}

/** Where the server listens while the app is developed on its own. */
const api = process.env.AVELA_API ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), precompress()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'] },
  build: { outDir: OUT, target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 1_600 },
  server: { proxy: { '/admin_api': api, '/files': api } },
});
