import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limited } from './art/limited.ts';
import { readPictureName } from './art/picture-name.ts';
import type { PictureWidth } from './art/render.ts';

/** Films that stand in galleries; they lie beside this file and are copied to where pictures are served from. */
export const FILMS = ['tote-colours.mp4', 'sneaker-colours.mp4'] as const;

/** Pictures drawn at a time; each takes one core for about a tenth of a second. */
const AT_A_TIME = 2;
/** Rest between two pictures drawn ahead, in ms, so that drawing ahead never takes the whole machine. */
const REST_MS = 40;
/** How long after the first request drawing ahead begins, in ms. */
const WARM_AFTER_MS = 3_000;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/**
 * The demo's pictures, drawn when they are first asked for and kept in `dir`. Gives null for a name that the demo does
 * not use. Soon after the first request the pictures of the first screens are drawn ahead, slowly.
 */
export function renderDemoPicture(dir: string): (name: string, width: PictureWidth) => Promise<Buffer | null> {
  const gate = limited(AT_A_TIME);
  const underWay = new Map<string, Promise<Buffer>>();
  let names: Promise<Set<string>> | null = null;
  const ready = mkdir(dir, { recursive: true }).then(() =>
    Promise.all(FILMS.map((film) => copyFile(join(import.meta.dirname, 'films', film), join(dir, film)))),
  );
  ready.catch(() => undefined);

  async function draw(name: string, width: PictureWidth, urgent: boolean): Promise<Buffer> {
    const spec = readPictureName(name);
    if (!spec) throw new Error(`${name} names no picture`);
    const { drawPicture } = await import('./art/render.ts');
    const bytes = await gate(() => drawPicture(spec, width), urgent);
    const path = join(dir, `${name}-${width}.webp`);
    const part = `${path}.${process.pid}.part`;
    await ready.catch(() => undefined);
    await writeFile(part, bytes).then(() => rename(part, path), () => undefined);
    return bytes;
  }

  async function stored(name: string, width: PictureWidth, urgent: boolean): Promise<Buffer> {
    const key = `${name}-${width}`;
    const kept = await readFile(join(dir, `${key}.webp`)).catch(() => null);
    if (kept && kept.length > 0) return kept;
    const running = underWay.get(key) ?? draw(name, width, urgent).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  async function warm(): Promise<void> {
    await pause(WARM_AFTER_MS);
    const { firstPictures } = await import('./content/picture-list.ts');
    for (const name of firstPictures()) {
      await stored(name, name.startsWith('s-') ? 720 : 360, false).catch(() => undefined);
      await pause(REST_MS);
    }
  }

  return async (name, width) => {
    if (!names) {
      names = import('./content/picture-list.ts').then(({ allPictures }) => allPictures());
      void warm().catch(() => undefined);
    }
    return (await names).has(name) ? stored(name, width, true) : null;
  };
}
