import { watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inRoot, root } from './places.ts';

const FOLDERS = ['apps/server/src', 'apps/storefront', 'apps/backoffice', 'packages'];
const SOURCE = /\.tsx?$/;
/** What the server reads beside its modules, and the pages: all but code and what a build of theirs leaves. */
const SERVER_FILE = /^apps\/server\/src\/.*\.(?!tsx?$)\w+$|^apps\/[^/]+\/index\.html$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|\.[^/]+)(?:\/|$)|~$/;

type Heard = {
  /** A file of TypeScript was changed, by its path from the root. */
  readonly onSource: (path: string) => void;
  /** A file that the server reads when it starts was changed. */
  readonly onServerFile: (path: string) => void;
};

/** Watches the sources of the shop. Editors write in several steps: the same file may be heard of more than once. */
export function watchSources({ onSource, onServerFile }: Heard): void {
  for (const folder of FOLDERS) {
    watch(inRoot(folder), { recursive: true }, (_event, name) => {
      if (!name) return;
      const path = relative(root, join(inRoot(folder), name)).replaceAll(sep, '/');
      if (NOT_OURS.test(path)) return;
      if (SOURCE.test(path)) onSource(path);
      else if (SERVER_FILE.test(path)) onServerFile(path);
    });
  }
}
