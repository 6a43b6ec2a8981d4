import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism, constants, loadavg, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { limited } from './art/limited.ts';
import { readPictureName } from './art/picture-name.ts';
import { drawPicture, type PictureWidth } from './art/render.ts';
import { allPictures, firstPictures } from './content/picture-list.ts';

/** A child process of pictures.ts that draws; what it needs of memory goes with it when it ends. */
export type PaintOrder = { readonly id: number; readonly name: string; readonly width: PictureWidth };
/** `drawn` is false for a name that the demo does not use. */
export type PaintAnswer = { readonly id: number; readonly drawn: boolean };

const AT_A_TIME = 2;
/** It draws ahead once nobody has asked for so long, and ends when nobody has asked for the second time. In ms. */
const AHEAD_AFTER_MS = 1_500;
const END_AFTER_MS = 20_000;
/** Rest between two pictures drawn ahead, in ms, so that drawing ahead never takes the whole machine. */
const REST_MS = 40;
/** Rest while the machine has more to do than it can, in ms. */
const BUSY_REST_MS = 2_000;

const dir = process.argv[2] ?? '';
const names = allPictures();
const gate = limited(AT_A_TIME);
let lastAsked = performance.now();

async function paint(name: string, width: PictureWidth, urgent: boolean): Promise<boolean> {
  const spec = names.has(name) ? readPictureName(name) : null;
  if (!spec) return false;
  const path = join(dir, `${name}-${width}.webp`);
  await gate(async () => {
    if (existsSync(path)) return;
    const part = `${path}.${process.pid}.part`;
    await writeFile(part, await drawPicture(spec, width));
    await rename(part, path);
  }, urgent);
  return true;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Always false on Windows, which does not count who waits for a processor. */
const isBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism();

async function paintAhead(): Promise<void> {
  for (const name of firstPictures()) {
    const width = name.startsWith('s-') ? 720 : 360;
    if (existsSync(join(dir, `${name}-${width}.webp`))) continue;
    await paint(name, width, false);
    await sleep(REST_MS);
    while (isBusy()) await sleep(BUSY_REST_MS);
  }
}

/** Draws ahead in quiet moments, then ends the process when nobody asks any more. */
async function serve(): Promise<void> {
  const quiet = (ms: number): boolean => performance.now() - lastAsked > ms;
  const until = async (ms: number): Promise<void> => {
    while (!quiet(ms)) await sleep(250);
  };
  await until(AHEAD_AFTER_MS);
  await paintAhead();
  await until(END_AFTER_MS);
  process.disconnect();
}

sharp.cache(false);
sharp.concurrency(1);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await mkdir(dir, { recursive: true });
process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, name, width }: PaintOrder) => {
  lastAsked = performance.now();
  const answer = (drawn: boolean): void => void process.send?.({ id, drawn } satisfies PaintAnswer);
  paint(name, width, true).then(answer, () => answer(false));
});
serve().catch(() => process.exit(1));
