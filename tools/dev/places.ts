import { join } from 'node:path';

/** The project's root folder. */
export const root = join(import.meta.dirname, '..', '..');

/** A path below the root. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);
