import { createHash } from 'node:crypto';
import { limitConcurrency } from '../../limit-concurrency.ts';
import type { Storage } from './storage.ts';

/** How far a copy has come. */
export type CopyProgress = { readonly step: 'copy' | 'proof'; readonly done: number; readonly of: number };
export type Copied = { readonly files: number; readonly bytes: number; readonly sent: number };

/** Below these lie files of the shop; what else a folder or a bucket holds stays where it is. */
const FOLDERS = /^[upxc]\//;
const AT_ONCE = 8;
/** Longer ones are not held in memory. */
const HELD_BYTES = 8 * 1024 * 1024;

/** The SHA-256 of a file; null where there is none. */
async function hashOf(storage: Storage, name: string): Promise<string | null> {
  const found = await storage.read(name);
  if (!found || 'beyond' in found) return null;
  const hash = createHash('sha256');
  for await (const piece of found.body) hash.update(piece as Buffer);
  return hash.digest('hex');
}

async function send(name: string, { from, to }: { from: Storage; to: Storage }): Promise<boolean> {
  const found = await from.read(name);
  if (!found || 'beyond' in found) return false;
  if (found.size > HELD_BYTES) await to.writeStream(name, found.body);
  else {
    const pieces: Buffer[] = [];
    for await (const piece of found.body) pieces.push(piece as Buffer);
    await to.write(name, Buffer.concat(pieces));
  }
  return true;
}

/**
 * Copies the shop's files from one storage to another: what is missing there or has another length. Then it reads every file in both and
 * compares. Cut off at any moment, the same call goes on. Throws, naming the first, when a file is not the same there.
 */
export async function copyFiles(
  from: Storage,
  to: Storage,
  report: (progress: CopyProgress) => void = () => undefined,
): Promise<Copied> {
  const there = new Map<string, number>();
  for await (const { name, bytes } of to.list()) there.set(name, bytes);
  const all: { name: string; bytes: number }[] = [];
  for await (const { name, bytes } of from.list()) if (FOLDERS.test(name)) all.push({ name, bytes });
  const counts = { files: 0, bytes: 0, sent: 0 };

  async function each(step: CopyProgress['step'], work: (one: (typeof all)[number]) => Promise<void>): Promise<void> {
    const runLimited = limitConcurrency({ atOnce: AT_ONCE, waiting: all.length, waitMs: 2 ** 31 - 1, retryAfter: 1 });
    let done = 0;
    const one = async (file: (typeof all)[number]): Promise<void> => {
      await work(file);
      done += 1;
      report({ step, done, of: all.length });
    };
    await Promise.all(all.map((file) => runLimited(() => one(file))));
  }

  await each('copy', async ({ name, bytes }) => {
    if (there.get(name) !== bytes && (await send(name, { from, to }))) counts.sent += 1;
  });
  await each('proof', async ({ name, bytes }) => {
    const wanted = await hashOf(from, name);
    // Removed meanwhile, by who uploaded it.
    if (wanted === null) return;
    if ((await hashOf(to, name)) !== wanted) {
      // One of the same length from before is not the same for that.
      await send(name, { from, to });
      counts.sent += 1;
      if ((await hashOf(to, name)) !== wanted) throw new Error(`${name} did not arrive as it is.`);
    }
    counts.files += 1;
    counts.bytes += bytes;
  });
  return counts;
}
