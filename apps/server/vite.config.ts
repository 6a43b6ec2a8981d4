import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sourcePlaces } from './build/source-places.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** What is started: by `npm start` and the other commands, by the tests, and by the server itself. */
const PROGRAMS = ['main', 'backup', 'restore', 'verify', 'demo/picture-painter'];

/** Packages of many small files; the others are read from where npm put them. */
const BUNDLED = ['kysely', 'zod', 'libphonenumber-js'];

export default defineConfig({
  plugins: [sourcePlaces(path('src'), path('dist'))],
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: true,
    target: 'node22',
    minify: false,
    // A shop that runs still finds what it loads later. Names stay, so that a build leaves little of the one before.
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(PROGRAMS.map((name) => [name.replace(/.*\//, ''), path(`src/${name}.ts`)])),
      // Also, what was compiled of a file is replaced by what is compiled of the next build's.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
