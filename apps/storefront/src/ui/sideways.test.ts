import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const RULE = /([^{}]+)\{([^{}]*\boverflow(?:-x)?: (?:auto|scroll)\b[^{}]*)\}/g;

test('what scrolls sideways holds what is hidden in it, which would make the page as wide as all of it', () => {
  const open = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(RULE)]
      .filter(([, , body]) => !/\bposition: (relative|absolute|fixed|sticky)\b/.test(body ?? ''))
      .map(([, name]) => `${file} ${name?.trim().split('\n').at(-1)}`),
  );
  expect(open).toEqual([]);
});
