import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { APPS } from './apps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the galleries that the picture tests look at; a few seconds each. */
export default async function buildGalleries(): Promise<void> {
  for (const app of APPS) await build({ configFile: `${root}/apps/${app}/gallery/vite.config.ts`, logLevel: 'warn' });
}
