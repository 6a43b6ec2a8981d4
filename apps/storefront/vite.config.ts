import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { libraryRem } from './build/library-rem.ts';
import { precompress } from './build/precompress.ts';
import { preloadFirstScreen } from './build/preload-first-screen.ts';

/** First load of the home screen, JavaScript and CSS as served. */
const HOME_BUDGET_BYTES = 150 * 1024;

export default defineConfig({
  plugins: [
    react(),
    libraryRem(),
    preloadFirstScreen('home.screen.tsx', /instrument-sans-latin-wdth-normal/),
    firstLoadBudget('home.screen.tsx', HOME_BUDGET_BYTES),
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
  },
});
