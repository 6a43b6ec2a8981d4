import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tx } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** Default exports of a file that verticals may keep in their demo folder, in the order of their names. */
async function exportsOf<T>(file: string): Promise<T[]> {
  const files = globSync(`verticals/*/demo/${file}`, { cwd: source }).sort();
  const loaded = await Promise.all(files.map((found) => import(join(source, found)) as Promise<{ default: T }>));
  return loaded.map((module) => module.default);
}

export type VerticalSeed = (tx: Tx, given: { readonly now: Date; readonly seed: number }) => Promise<void>;
/** Fills a vertical's tables in the demo's one transaction: `verticals/<name>/demo/seed.ts`. */
export const verticalSeeds = (): Promise<VerticalSeed[]> => exportsOf('seed.ts');

export type VerticalOrders = (platform: Platform, seed: number) => Promise<void>;
/** Places a vertical's orders through its use cases, after the rest is written: `verticals/<name>/demo/orders.ts`. */
export const verticalOrders = (): Promise<VerticalOrders[]> => exportsOf('orders.ts');

/** Names of pictures that verticals show: `verticals/<name>/demo/pictures.ts`. */
export const verticalPictures: readonly string[] = (await exportsOf<readonly string[]>('pictures.ts')).flat();
