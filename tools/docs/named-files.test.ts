import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './machine-pages.ts';

/** Guides that name files in words, not by links. */
const GUIDES = ['changing-things', 'test-helpers', 'adding-a-vertical', 'adding-a-slice'];
/** What a name begins with in the guides, as the tree has it. */
const SHORT = /^(?:contract|server|storefront|back office|backoffice)\//;

const files = globSync('{apps,packages,e2e,tools}/**/*.{ts,tsx,sql}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((file) => `/${file.replaceAll('\\', '/')}`);

/** Whether a file of the tree has the name, with every folder that is named before it. */
function isThere(name: string): boolean {
  const parts = name.replace(SHORT, '').split('/');
  return files.some(
    (file) => file.endsWith(`/${parts.at(-1)}`) && parts.slice(0, -1).every((part) => file.includes(`/${part}/`)),
  );
}

test.each(GUIDES)('every file that %s names is there', (guide) => {
  const text = readFileSync(join(root, 'docs/guide', `${guide}.md`), 'utf8');
  const named = [...text.matchAll(/`([\w/.-]+\.(?:ts|tsx|sql))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  // Names by which something new is meant.
  const made =
    /^(?:kind|errors|permissions|routes|parameters|events|endpoints|schemas|module|screens|seed|trips|bookings|deals)\.ts$/;
  expect(named.filter((name) => !made.test(name) && !isThere(name))).toEqual([]);
});
