import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sourcePlaces } from './build/source-places.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** What `npm run dev` starts, and what that starts itself. */
const SERVER = ['main', 'demo/picture-painter'];
/** What is started: by `npm start` and the other commands, by the tests, and by the server itself. */
const PROGRAMS = [...SERVER, 'backup', 'restore', 'verify', 'files'];

/** Packages of many small files; the others are read from where npm put them. */
const BUNDLED = ['kysely', 'zod', 'libphonenumber-js'];

/** `development` is the build that `npm run dev` makes anew with each change: beside the other, and with source maps. */
export default defineConfig(({ mode }) => ({
  plugins: [sourcePlaces(path('src'))],
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: true,
    outDir: mode === 'development' ? 'dist/dev' : 'dist',
    sourcemap: mode === 'development',
    target: 'node22',
    minify: false,
    // A shop that runs still finds what it loads later. Names stay, so that a build leaves little of the one before.
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(
        (mode === 'development' ? SERVER : PROGRAMS).map((name) => [name.replace(/.*\//, ''), path(`src/${name}.ts`)]),
      ),
      // Also, what was compiled of a file is replaced by what is compiled of the next build's.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
}));
