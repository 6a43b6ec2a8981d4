import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type BackupFile, writeDurably } from './durable.ts';

const MANIFEST = 'manifest.json';
const SEAL = 'manifest.seal';
const whole = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const moment = z.iso.datetime();

const proof = z.strictObject({
  at: moment,
  ok: z.boolean(),
  milliseconds: whole,
  invariants: whole,
  /** Names of the invariants that did not hold, or why the backup could not be opened. */
  broken: z.array(z.string()),
  uploads: whole,
});
/** What opening a backup beside the shop has shown. */
export type Proof = z.infer<typeof proof>;

const manifest = z.strictObject({
  format: z.literal(1),
  name: z.string(),
  begunAt: moment,
  endedAt: moment,
  /** `cluster` is the data folder of a server, `rows` each table's rows, `dump` what pg_dump wrote. */
  kind: z.enum(['cluster', 'rows', 'dump']),
  /** Major version of the server that the data came from. */
  postgres: whole,
  /** The schema that the data have, by its migrations in their order. */
  migrations: z.array(z.string()),
  /** Where each sequence stood; only of rows. */
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** Records of a few tables, for people. */
  counts: z.record(z.string(), whole),
  /** Bytes as restored. */
  databaseBytes: whole,
  uploads: z.strictObject({ files: whole, bytes: whole, sha256 }),
  keys: z.strictObject({ sha256, names: z.array(z.string()), fromEnvironment: z.array(z.string()) }),
  files: z.array(z.strictObject({ path: z.string(), bytes: whole, sha256 })),
  proof: proof.nullable(),
});
export type Manifest = z.infer<typeof manifest>;

/** A backup that is not what was written. The message names the file. */
export class DamagedBackup extends Error {}

const sealOf = (text: string | Buffer, key: string | null): string =>
  `sha256 ${createHash('sha256').update(text).digest('hex')}\n${
    key === null ? '' : `hmac ${createHmac('sha256', key).update(text).digest('hex')}\n`
  }`;

/** Writes the manifest and, by the key that lies with the keys, its seal. */
export async function writeManifest(folder: string, value: Manifest, key: string): Promise<void> {
  const text = `${JSON.stringify(manifest.parse(value), null, 1)}\n`;
  await writeDurably(join(folder, MANIFEST), text);
  await writeDurably(join(folder, SEAL), sealOf(text, key));
}

const equal = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Reads the manifest. With the key it is known to be the one that was written; without, that it is not damaged by chance.
 * Throws DamagedBackup.
 */
export function readManifest(folder: string, key: string | null): Manifest {
  for (const name of [MANIFEST, SEAL]) {
    if (!existsSync(join(folder, name))) throw new DamagedBackup(`${name} is missing: ${folder} is no whole backup.`);
  }
  const text = readFileSync(join(folder, MANIFEST));
  const seal = readFileSync(join(folder, SEAL), 'latin1');
  const [own, ...rest] = sealOf(text, null).split('\n');
  const lines = seal.split('\n');
  if (!/^sha256 [0-9a-f]{64}\nhmac [0-9a-f]{64}\n$/.test(seal) || lines[0] !== own || rest.length === 0) {
    throw new DamagedBackup(`${MANIFEST} does not match ${SEAL}: one of them was changed.`);
  }
  if (key !== null && !equal(seal, sealOf(text, key))) {
    throw new DamagedBackup(
      `${SEAL} was not made with the key of these keys: another shop's, or ${MANIFEST} was forged.`,
    );
  }
  const read = manifest.safeParse(JSON.parse(text.toString('utf8')));
  if (!read.success) throw new DamagedBackup(`${MANIFEST} is of another version of the program.`);
  return read.data;
}

/** SHA-256 of a file, hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Reads every file of the backup. Throws DamagedBackup, naming the first that is not as it was written. */
export async function checkFiles(folder: string, files: readonly BackupFile[]): Promise<void> {
  for (const { path, bytes, sha256: expected } of files) {
    const found = await stat(join(folder, path)).catch(() => null);
    if (!found) throw new DamagedBackup(`${path} is missing.`);
    if (found.size !== bytes) throw new DamagedBackup(`${path} has ${found.size} bytes in place of ${bytes}.`);
    if ((await hashFile(join(folder, path))) !== expected) throw new DamagedBackup(`${path} was changed.`);
  }
}
