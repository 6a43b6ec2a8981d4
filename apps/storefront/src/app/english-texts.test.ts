// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these tests hold source text

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsNamed } from '../../build/english-texts.ts';

const all = {
  'cart.title': 'Cart',
  'cart.items_one': '1',
  'cart.items_other': 'n',
  'pay.paid_title': 'Paid',
  'pay.paid_text': 'Thanks',
  'order.state.open': 'Open',
  'order.state.done': 'Done',
};
const keys = (code: string): string[] => Object.keys(textsNamed(code, all));

describe('texts that a file names', () => {
  it('when a key stands whole between quotes, then its text comes, with every plural form', () => {
    expect(keys(`t('cart.title')`)).toEqual(['cart.title']);
    expect(keys('const title: TextKey = "cart.items";')).toEqual(['cart.items_one', 'cart.items_other']);
  });

  it('when a key is put together, then every key with that beginning and end comes', () => {
    expect(keys('t(`order.state.${state}`)')).toEqual(['order.state.open', 'order.state.done']);
    expect(keys('t(`pay.${outcome}_title`)')).toEqual(['pay.paid_title']);
    expect(keys('textOf(reason as `pay.paid_${string}`)')).toEqual(['pay.paid_title', 'pay.paid_text']);
  });

  it('when a text looks like a key but is none, then nothing comes', () => {
    expect(keys(`import x from './cart.title.ts'; t('cart.titles'); fetch(\`/order.state.\${x}\`)`)).toEqual([]);
  });
});

describe('the storefront as written', () => {
  const source = join(import.meta.dirname, '..');
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, code: readFileSync(join(source, file), 'utf8') }));

  it('when a template puts a key together, then the build can tell which texts it means', () => {
    const templates = code.flatMap(({ file, code }) =>
      [...code.matchAll(/\b(?:t|rich|textOf)\((`[^`]*`)/g)].map((match) => ({ file, template: match[1] ?? '' })),
    );
    const blind = templates.filter(({ template }) => {
      const key = template.replace(/\$\{[^}]*\}/g, 'x').replaceAll('`', '');
      return Object.keys(textsNamed(template, { [key]: '' })).length === 0;
    });
    expect(templates.length).toBeGreaterThan(5);
    expect(blind).toEqual([]);
  });
});
