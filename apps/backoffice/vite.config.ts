import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../tools/web-build/precompress.ts';
import { chunkGroups } from './build/chunks.ts';

/** Where the server listens while the app is developed on its own. */
const api = process.env.AVELA_API ?? 'http://127.0.0.1:3000';
const entry = fileURLToPath(new URL('src/app/main.tsx', import.meta.url));

export default defineConfig({
  base: '/admin/',
  plugins: [react(), precompress()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'] },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 1_600,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(entry) } } },
  },
  server: { proxy: { '/admin_api': api, '/files': api } },
});
