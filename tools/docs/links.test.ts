import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './machine-pages.ts';

test('every link of a page to a file leads to one', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'findings/*.md', 'apps/server/src/**/README.md'], { cwd: root });
  const links = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, to = '']) => ({
      page,
      to,
    })),
  );
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(({ page, to }) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
});
