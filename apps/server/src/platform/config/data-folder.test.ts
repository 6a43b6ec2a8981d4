import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'avela-data-'));
  writeFileSync(join(folder, 'file'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is made with all above it, and nothing is left in it', () => {
  const deep = join(folder, 'a', 'b', 'c');
  openDataFolder(deep);
  openDataFolder(deep);
  expect(existsSync(deep)).toBe(true);
  expect(readdirSync(deep)).toEqual([]);
});

test.runIf(process.platform === 'linux').each(['/proc/nope', '/proc/nope/deeper'])(
  'below %s, where no folder can be made, it refuses at once',
  (path) => {
    expect(() => openDataFolder(path)).toThrow(
      /^DATA_DIR: \/proc\/nope\S* cannot be used: no folder can be made there\. /,
    );
  },
);

test.each(['file', 'file/x', 'file/x/y'])('%s, where a file is in the way, is refused with that reason', (path) => {
  expect(() => openDataFolder(join(folder, path))).toThrow(/^DATA_DIR: \S+ cannot be used: a file is in the way\. /);
});
