import { type ChildProcess, fork } from 'node:child_process';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureWidth } from './art/render.ts';
import type { PaintAnswer, PaintOrder } from './picture-painter.ts';

/** Films that stand in galleries; they lie beside this file and are copied to where pictures are served from. */
const FILMS = ['tote-colours.mp4', 'sneaker-colours.mp4'];

type Painter = { paint(name: string, width: PictureWidth): Promise<boolean> };

/** Starts the drawing process when it is needed; it ends by itself in quiet times and is started again. */
function createPainter(program: string, dir: string): Painter {
  const waiting = new Map<number, (drawn: boolean) => void>();
  let child: ChildProcess | null = null;
  let orders = 0;

  function start(): ChildProcess {
    const started = fork(program, [dir], { stdio: 'ignore' });
    const gone = (): void => {
      if (child !== started) return;
      child = null;
      for (const settle of waiting.values()) settle(false);
      waiting.clear();
    };
    started.on('message', ({ id, drawn }: PaintAnswer) => {
      waiting.get(id)?.(drawn);
      waiting.delete(id);
      // Only an open order keeps the server's process alive.
      if (waiting.size === 0) started.channel?.unref();
    });
    started.on('error', gone);
    started.on('disconnect', gone);
    started.on('exit', gone);
    started.unref();
    return started;
  }

  return {
    paint: (name, width) =>
      new Promise((resolve) => {
        child ??= start();
        orders += 1;
        waiting.set(orders, resolve);
        child.channel?.ref();
        child.send({ id: orders, name, width } satisfies PaintOrder);
      }),
  };
}

/**
 * The demo's pictures, drawn when they are first asked for and kept in `dir`. Gives null for a name that the demo does
 * not use. Drawing happens in a process of its own, `program`, with low priority, which goes on to draw the pictures of the
 * first screens ahead.
 */
export function renderDemoPicture(of: {
  readonly dir: string;
  readonly program: string;
}): (name: string, width: PictureWidth) => Promise<Buffer | null> {
  const { dir } = of;
  const painter = createPainter(of.program, dir);
  const underWay = new Map<string, Promise<boolean>>();
  const films = mkdir(dir, { recursive: true }).then(() =>
    Promise.all(FILMS.map((film) => copyFile(join(import.meta.dirname, 'films', film), join(dir, film)))),
  );
  // Without its films the demo lacks two videos and nothing else.
  films.catch(() => undefined);

  return async (name, width) => {
    const key = `${name}-${width}`;
    const path = join(dir, `${key}.webp`);
    const kept = await readFile(path).catch(() => null);
    if (kept) return kept;
    const running = underWay.get(key) ?? painter.paint(name, width).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return (await running) ? readFile(path).catch(() => null) : null;
  };
}
