import { limits } from '@app/contract/core/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from '../../../platform/files/tables/read-table.ts';
import { placeholdersAgree, placeholdersOf } from './placeholders.ts';
import { pluralKeys } from './plural-keys.ts';
import { type ImportRow, planImport, rowsOfJson, rowsOfTable } from './read-import.ts';
import { countStates, type Draft, findRows, translationEditor } from './translation-editor.ts';

const shipped = {
  'en-US': {
    'cart.add': 'Add',
    'cart.left_one': '{{count}} left',
    'cart.left_other': '{{count}} left',
    'pay.by': 'By {{time}}',
  },
  'zh-cn': {
    'cart.add': '加入',
    'cart.left_one': '剩 {{count}}',
    'cart.left_other': '剩 {{count}}',
    'pay.by': '{{time}} 前',
  },
  es: {
    'cart.add': 'Añadir',
    'cart.left_one': 'Queda 1',
    'cart.left_other': 'Faltan {{count}}',
    'pay.by': 'Antes de {{hora}}',
  },
  pt: {
    'cart.add': 'Adicionar',
    'cart.left_one': 'Resta 1',
    'cart.left_other': 'Restam {{count}}',
    'pay.by': 'Até {{time}}',
  },
};
const draft = (over: Partial<Draft> = {}): Draft => ({
  text: 'Text',
  sourceText: 'Add',
  reviewed: true,
  version: 1,
  updatedBy: 'ana',
  updatedAt: new Date(0),
  ...over,
});
const none = new Map<string, never>();
const editorOf = (
  language: string,
  over: {
    own?: Map<string, Draft>;
    english?: Map<string, Draft>;
    published?: Map<string, string>;
    publishedEnglish?: Map<string, string>;
  } = {},
) =>
  translationEditor({
    language,
    shipped,
    published: { english: over.publishedEnglish ?? none, own: over.published ?? none },
    drafts: { english: over.english ?? none, own: over.own ?? none },
    categories: [
      { id: 'c', code: 'cart', isDefault: false },
      { id: 'd', code: 'common', isDefault: true },
    ],
  });

test('a shipped language misses nothing; a placeholder that differs from the English one is marked', () => {
  const editor = editorOf('es');
  expect(countStates(editor.rows())).toEqual({
    all: 4,
    missing: 0,
    unreviewed: 0,
    placeholders: 1,
    changed: 0,
    unpublished: 0,
  });
  expect(editor.row('pay.by')).toMatchObject({ states: ['placeholders'], category: 'd', source: 'By {{time}}' });
  expect(editor.row('cart.left_one')).toMatchObject({ states: [], category: 'c' });
});

test('an added language misses every key, also the plural forms that only it has', () => {
  expect(editorOf('fr').keys).toContain('cart.left_many');
  const editor = editorOf('ru');
  expect(countStates(editor.rows())).toMatchObject({ all: 6, missing: 6 });
  expect(editor.row('cart.left_few')).toMatchObject({ source: '{{count}} left', states: ['missing'], category: 'c' });
  expect([...pluralKeys('es', editor.keys)]).toEqual([]);
});

test('a draft is unpublished until customers read it, unreviewed until somebody has, and changed when English moves', () => {
  const own = new Map([['cart.add', draft({ text: 'Agregar', reviewed: false })]]);
  expect(editorOf('es', { own }).row('cart.add').states).toEqual(['unreviewed', 'unpublished']);
  const published = new Map([['cart.add', 'Agregar']]);
  const reviewed = new Map([['cart.add', draft({ text: 'Agregar' })]]);
  expect(editorOf('es', { own: reviewed, published }).row('cart.add').states).toEqual([]);
  const publishedEnglish = new Map([['cart.add', 'Put in']]);
  const moved = editorOf('es', { own: reviewed, published, publishedEnglish }).row('cart.add');
  expect(moved).toMatchObject({ states: ['changed'], formerSource: 'Add', source: 'Put in' });
  // So is a shipped text whose English was edited.
  expect(editorOf('pt', { publishedEnglish }).row('cart.add').states).toEqual(['changed']);
});

test('an empty draft stands for the shipped text, and overrides nothing', () => {
  const editor = editorOf('es', {
    own: new Map([['cart.add', draft({ text: '' })]]),
    published: new Map([['cart.add', 'X']]),
  });
  const row = editor.row('cart.add');
  expect(row).toMatchObject({ text: 'Añadir', published: 'X', states: ['unpublished'] });
  expect(editor.overrideOf(row)).toBeNull();
});

test('a key that English was given stands in every language, and rows are found by any of their words', () => {
  const english = new Map([['shop.new', draft({ text: 'Brand new', sourceText: '' })]]);
  const editor = editorOf('pt', { english });
  expect(editor.row('shop.new')).toMatchObject({ source: 'Brand new', states: ['missing'] });
  expect(findRows(editor.rows(), { word: 'BRAND' }).map((row) => row.key)).toEqual(['shop.new']);
  expect(findRows(editor.rows(), { word: 'restam', category: 'c' }).map((row) => row.key)).toEqual(['cart.left_other']);
  expect(findRows(editor.rows(), { word: 'restam', category: 'd' })).toEqual([]);
});

test('placeholders agree whatever their order, spacing and number; a singular may leave the count out', () => {
  const name = fc.constantFrom('count', 'time', 'name');
  fc.assert(
    fc.property(fc.array(name), fc.array(name), (a, b) => {
      const written = (names: string[]) => names.map((one, i) => `{{${i % 2 ? ' ' : ''}${one}}}`).join(' – ');
      const same = [...new Set(a)].sort().join() === [...new Set(b)].sort().join();
      expect(placeholdersAgree('a.b_other', written(a), written(b))).toBe(same);
    }),
  );
  expect(placeholdersOf('{{b}} {{ a }} {{b}} {c} {{}}')).toEqual(['a', 'b']);
  expect(placeholdersAgree('a.b_one', '{{count}} item in {{place}}', 'One item in {{place}}')).toBe(true);
  expect(placeholdersAgree('a.b_one', '{{count}} item in {{place}}', 'One item')).toBe(false);
});

const rowsOf = async (text: string, format: 'csv' | 'json'): Promise<ImportRow[]> => {
  if (format === 'json') return rowsOfJson(text);
  const most = { rows: limits.tableRows + 1, columns: limits.tableColumns, characters: limits.translationText + 1 };
  return rowsOfTable((await readTable(Buffer.from(text), { language: 'es', most })).lines);
};
const plan = async (text: string, format: 'csv' | 'json' = 'csv') =>
  planImport(await rowsOf(text, format), editorOf('es'));

test('an import names each flawed row, and passes over what changes nothing', async () => {
  const { changes, report } = await plan(
    [
      '\uFEFFkey,source,text',
      'cart.add,Add,Añadir',
      'pay.by,By {{time}},"Hasta, {{time}}"',
      'pay.by,,again',
      'nobody.knows,,x',
      'cart.left_other,,',
      `cart.left_one,,${'x'.repeat(2_001)}`,
    ].join('\r\n'),
  );
  expect(changes).toEqual([{ key: 'pay.by', text: 'Hasta, {{time}}', source: 'By {{time}}' }]);
  expect(report).toMatchObject({ rows: 6, changed: 1, unchanged: 2, placeholders: 0, refused: 3 });
  expect(report.flaws).toEqual([
    { row: 4, key: 'pay.by', flaw: 'twice' },
    { row: 5, key: 'nobody.knows', flaw: 'unknown_key' },
    { row: 7, key: 'cart.left_one', flaw: 'too_long' },
  ]);
});

test('JSON gives the same, also one object in another; values that are no text are flaws; our guard is taken off', async () => {
  const flat = '{"cart.add": "Meter", "pay.by": 3, "cart.left_other": "x"}';
  const nested = '{"cart": {"add": "Meter"}, "pay": {"by": 3}, "cart.left_other": "x"}';
  for (const file of [flat, nested])
    expect((await plan(file, 'json')).report).toMatchObject({
      rows: 3,
      changed: 2,
      placeholders: 1,
      flaws: [{ row: 2, key: 'pay.by', flaw: 'unreadable' }],
    });
  expect((await plan('{"cart": {"add": ["a"], "__proto__": {"x": "y"}}}', 'json')).report).toMatchObject({
    refused: 2,
  });
  expect((await plan("key,text\ncart.add,'=Add")).changes[0]?.text).toBe('=Add');
  expect((await plan("key,text\ncart.add,'tis")).changes[0]?.text).toBe("'tis");
});

test('a file may have more columns and lines above its head; an error or lost letters are flaws of their row', async () => {
  const { changes, report } = await plan(
    'Texts of the shop,,\nNote,Key,Text\nx,cart.add,Meter\ny,pay.by,#N/A\nz,cart.left_other,Solo {{count}}\n',
  );
  expect(changes.map(({ key }) => key)).toEqual(['cart.add', 'cart.left_other']);
  expect(report.flaws).toEqual([{ row: 4, key: 'pay.by', flaw: 'unreadable' }]);
});

const tinyRows = {
  csv: (rows: number) => `key,text\n${'a,\n'.repeat(rows)}`,
  json: (rows: number) => `{${Array.from({ length: rows }, (_, at) => `"${at}":""`)}}`,
};

test.each(['csv', 'json'] as const)(
  'of very many tiny rows no more are taken apart than a table may have: %s',
  async (format) => {
    // Of the processor, the least of five, beside what a file costs that is refused for a few rows too many: any machine says the same.
    const cost = async (rows: number): Promise<number> => {
      const text = tinyRows[format](rows);
      let least = Number.POSITIVE_INFINITY;
      for (let time = 0; time < 5; time += 1) {
        const begun = process.cpuUsage();
        await expect(rowsOf(text, format)).rejects.toThrow(/^(translation\.unreadable|table\.too_large)$/);
        least = Math.min(least, process.cpuUsage(begun).user);
      }
      return least;
    };
    const [many, few] = [await cost(100 * limits.tableRows), await cost(1.1 * limits.tableRows)];
    // Clocks of the processor may tick as seldom as every millisecond.
    expect(many).toBeLessThan(10 * Math.max(few, 1_000));
  },
);

test.each([
  ['[]', 'json'],
  ['null', 'json'],
  ['{', 'json'],
  ['a,b\n1,2', 'csv'],
  ['', 'csv'],
] as const)('%j is no file of texts', async (text, format) => {
  await expect(rowsOf(text, format)).rejects.toThrow('translation.unreadable');
});
