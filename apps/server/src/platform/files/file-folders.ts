import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_WIDTHS } from '@app/contract/core/picture';
import { type Rendition, VOUCHER_WIDTH } from './renditions.ts';

/** `u` is served under `/files/u/`; what lies in `p` has no address. */
export type Folder = 'u' | 'p';

/** The two folders of stored files on this machine: `<dir>/u/<id>-<width>.webp` and the same in `<dir>/p`. */
export function createFileFolders(dir: string) {
  const readWidth = (folder: Folder, id: string, width: number): Promise<Buffer | null> =>
    readFile(join(dir, folder, `${id}-${width}.webp`)).catch(() => null);

  return {
    write: async (files: readonly Rendition[], place: Folder): Promise<void> => {
      const folder = join(dir, place);
      await mkdir(folder, { recursive: true });
      for (const file of files) {
        const part = join(folder, `.${file.name}.part`);
        await writeFile(part, file.bytes);
        await rename(part, join(folder, file.name));
      }
    },
    /** Removes every rendition of these ids. */
    unlink: async (ids: ReadonlySet<string>): Promise<void> => {
      for (const place of ['u', 'p'] as const) {
        const names = await readdir(join(dir, place)).catch(() => []);
        // 36 characters: the id that every rendition begins with.
        const gone = names.filter((name) => ids.has(name.slice(0, 36)));
        await Promise.all(gone.map((name) => rm(join(dir, place, name), { force: true })));
      }
    },
    readPrivate: async (url: string, width: number): Promise<Buffer | null> => {
      const id = /^\/files\/p\/([0-9a-f-]{36})-\{w\}\.webp$/.exec(url)?.[1];
      if (!id || ![...PICTURE_WIDTHS, VOUCHER_WIDTH].some((one) => one === width)) return null;
      return readWidth('p', id, width);
    },
    readServed: async (url: string): Promise<Buffer | null> => {
      const id = /^\/files\/u\/([0-9a-f-]{36})-\{w\}\.webp$/.exec(url)?.[1];
      return id ? readWidth('u', id, Math.max(...PICTURE_WIDTHS)) : null;
    },
  };
}
