import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { keptSecret } from '../platform/config/kept-secret.ts';
import { writeDurably } from './durable.ts';
import { DamagedBackup } from './manifest.ts';

/** The key that seals manifests; made at the first backup. */
export const SEALING_KEY = 'backup-key';
/** Files of the data folder that are secrets. Whoever has them and the backup has the shop. */
const FILES = ['postgres.password', 'secrets-key', 'anti-forgery-secret', 'staff-default-password', SEALING_KEY];
/** Secrets that the environment may hold in place of a file; these are in no backup. */
const VARIABLES = ['SECRETS_KEY', 'CSRF_SECRET', 'SANDBOX_SECRET', 'STAFF_DEFAULT_PASSWORD'];

const shape = z.strictObject({ backup: z.string(), files: z.record(z.string(), z.string()) });
export type Keys = z.infer<typeof shape>;

/** The keys of a shop as they are now, and the variables of its environment that hold others. */
export function collectKeys(dataDir: string, backup: string): { keys: Keys; fromEnvironment: string[] } {
  keptSecret(dataDir, SEALING_KEY);
  const there = FILES.filter((name) => existsSync(join(dataDir, name)));
  const files = Object.fromEntries(there.map((name) => [name, readFileSync(join(dataDir, name), 'utf8')]));
  return { keys: { backup, files }, fromEnvironment: VARIABLES.filter((name) => process.env[name]) };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the keys for this user alone; returns their SHA-256. */
export async function writeKeys(path: string, keys: Keys): Promise<string> {
  const text = `${JSON.stringify(keys, null, 1)}\n`;
  await writeDurably(path, text);
  return digest(text);
}

/** Reads the keys, and when it is known which they must be, checks that. Throws DamagedBackup. */
export function readKeys(path: string): { keys: Keys; sha256: string } {
  const text = readFileSync(path, 'utf8');
  try {
    return { keys: shape.parse(JSON.parse(text)), sha256: digest(text) };
  } catch {
    throw new DamagedBackup(`${path} was changed: it holds no keys.`);
  }
}

/** Puts the keys into a data folder. */
export async function placeKeys(dataDir: string, keys: Keys): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  for (const [name, text] of Object.entries(keys.files)) {
    if (FILES.includes(name)) await writeFile(join(dataDir, name), text, { mode: 0o600 });
  }
}
