import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../tools/web-build/precompress.ts';
import { chunkGroups, glyphFiles } from './build/chunks.ts';
import { englishTexts } from './build/english-texts.ts';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { libraryRem } from './build/library-rem.ts';
import { pageHead } from './build/page-head.ts';
import { webApp } from './build/web-app.ts';

/** First load of the home screen, JavaScript and CSS as served. */
const HOME_BUDGET_BYTES = 150 * 1024;

const HOME = 'home.screen.tsx';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [
    react(),
    englishTexts(path('../../packages/contract/src')),
    glyphFiles(),
    libraryRem(),
    pageHead({ early: path('src/early.ts'), home: HOME, font: /instrument-sans-latin-wght-normal/ }),
    firstLoadBudget(HOME, HOME_BUDGET_BYTES),
    webApp({ home: HOME }),
    precompress(),
  ],
  // One React for the app and for the packages that npm placed higher up.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    modulePreload: { polyfill: false },
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(path('src/main.tsx')) } } },
  },
});
