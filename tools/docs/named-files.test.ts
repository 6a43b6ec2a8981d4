import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './machine-pages.ts';
import { namesInPage } from './names-in-pages.ts';

/** What pages name though it is not in the tree, each with what it is. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '.data/canaries/results.json': 'written by a run',
  'antd/dist/antd.css': 'a file of a library',
  'backup-20261123-180420/manifest.json': 'an example of a backup',
  'backup-20261123-180420.keys.json': 'an example of its keys',
  reuseContext: 'a setting of Playwright that was tried',
};
/** What a path begins with in words of pages, as the tree has it. */
const SHORT = /^(?:contract|server|storefront|back office|backoffice)\//;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

const files = globSync('{*.*,{apps,packages,e2e,bench,tools,findings,deploy,docs}/**/*.*}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((file) => `/${file.replaceAll('\\', '/')}`);
/** Without the names that are planted here. */
const sources = files.filter(
  (file) => /\.(?:tsx?|m[jt]s|sql|css|json|html)$/.test(file) && !file.endsWith('/named-files.test.ts'),
);
const words = new Set(
  sources.flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8')
        .replace(COMMENT, '')
        .match(/[A-Za-z_$][\w$]*/g) ?? [],
  ),
);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Whether the tree has the file or folder, with every folder that is named before it; a module goes without its ending. */
function isThere(path: string): boolean {
  const parts = path.replace(SHORT, '').split('/').filter(Boolean);
  const last = parts.pop() ?? '';
  const ends = [`/${last}`, `/${last}.ts`, `/${last}.tsx`];
  return files.some(
    (file) =>
      parts.every((part) => file.includes(`/${part}/`)) &&
      (file.includes(`/${last}/`) || ends.some((end) => file.endsWith(end))),
  );
}

/** What of a page's names the tree does not have. */
function gone(page: string): string[] {
  const named = namesInPage(page);
  return [
    ...named.scripts.filter((script) => !(script in scripts)).map((script) => `npm run ${script}`),
    ...[
      ...named.paths.filter((path) => !isThere(path)),
      ...named.identifiers.filter((name) => !words.has(name)),
    ].filter((name) => !(name in ELSEWHERE)),
  ];
}

const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/{guide,domain,decisions}/*.md'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

describe('what pages name between backticks', () => {
  test.each(pages)('is in the tree: $file', ({ text }) => {
    expect(gone(text)).toEqual([]);
  });

  test('is found: files, folders, scripts and names of code, and nothing else', () => {
    const all = pages.map(({ text }) => namesInPage(text));
    expect(all.flatMap(({ paths }) => paths).length).toBeGreaterThan(350);
    expect(all.flatMap(({ identifiers }) => identifiers).length).toBeGreaterThan(400);
    const planted = '`npm run tea`, `platform/tea.ts`, `widgets/tea`, `brewTea(pot)`, `pot.teaLeaves`, `TeaPot`';
    expect(gone(planted)).toEqual(['npm run tea', 'platform/tea.ts', 'widgets/tea', 'brewTea', 'teaLeaves', 'TeaPot']);
    expect(gone('`tea`, `tea_pot`, `GET /tea`, `text/tea`, `TEA`, brewTea\n```ts\nbrewTea();\n```')).toEqual([]);
  });

  test.each(Object.keys(ELSEWHERE))('is elsewhere, and still named: %s', (name) => {
    expect(pages.some(({ text }) => text.includes(`\`${name}\``))).toBe(true);
  });
});
