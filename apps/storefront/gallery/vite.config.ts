import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { libraryRem } from '../build/library-rem.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The gallery of the storefront's parts: a page of its own for developers and picture tests, never part of the shop. */
export default defineConfig({
  root: path('.'),
  base: './',
  publicDir: path('../public'),
  plugins: [react(), libraryRem()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: path('../../../.data/gallery/storefront'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // In one file: a part that came late would be missing in its picture.
    rolldownOptions: { output: { codeSplitting: false } },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4_000,
    reportCompressedSize: false,
  },
});
