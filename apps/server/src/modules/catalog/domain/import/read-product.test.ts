import { IMPORT_FIELDS } from '@app/contract/catalog/import-fields';
import enUS from '@app/contract/catalog/product-imports/staff-messages/en-US';
import es from '@app/contract/catalog/product-imports/staff-messages/es';
import pt from '@app/contract/catalog/product-imports/staff-messages/pt';
import zhCn from '@app/contract/catalog/product-imports/staff-messages/zh-cn';
import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import { describe, expect, test } from 'vitest';
import type { Category } from '../category-tree.ts';
import { categoryFinder } from './find-category.ts';
import { guessColumns, headsKey } from './guess-columns.ts';
import { openQuestion, settledStyles } from './number-styles.ts';
import { readCents, readWhole, readYesNo, USD } from './read-cell.ts';
import { type ImportGroup, inputOf, readProduct, type Shop } from './read-product.ts';

const home = '0198a000-0000-7000-8000-000000000001';
const kitchen = '0198a000-0000-7000-8000-000000000002';
const garden = '0198a000-0000-7000-8000-000000000003';
const category = (id: string, path: string[], name: Category['name'], image: string | null = null): Category => ({
  id,
  parentId: path.at(-2) ?? null,
  path,
  name,
  image,
  displayed: true,
  enabled: true,
  sortWeight: 0,
});
const all = [
  category(home, [home], { 'en-US': 'Home', 'zh-cn': '家居', es: 'Hogar' }, '/files/home.webp'),
  category(kitchen, [home, kitchen], { 'en-US': 'Kitchen', 'zh-cn': '厨房', es: 'Cocina' }),
  category(garden, [garden], { 'en-US': 'Garden' }),
  category('0198a000-0000-7000-8000-000000000004', [garden, '0198a000-0000-7000-8000-000000000004'], {
    'en-US': 'Tools',
  }),
  category('0198a000-0000-7000-8000-000000000005', [home, '0198a000-0000-7000-8000-000000000005'], {
    'en-US': 'Tools',
  }),
];
const shop: Shop = {
  category: categoryFinder(all),
  byId: new Map(all.map((one) => [one.id, one])),
  settings: { makeCategories: false, categoryId: null },
  currency: USD,
  picture: () => undefined,
  standIn: null,
  clean: (html) => html,
};
const HEADS = [
  'number',
  'sku',
  'name',
  'category',
  'price',
  'spec1',
  'value1',
  'stock',
  'listPrice',
  'type',
  'points',
] as const;

const read = (rows: string[][], more: Partial<ImportGroup> = {}) =>
  readProduct(
    {
      lines: rows.map((cells, at) => ({ row: at + 2, cells, twice: [] })),
      mapping: [...HEADS],
      styles: [],
      existing: null,
      elsewhere: new Set(),
      ...more,
    },
    shop,
  );
const flawsOf = (result: ReturnType<typeof readProduct>) =>
  'flaws' in result
    ? [...result.flaws].map(([row, flaws]) => [row, ...flaws.map((one) => [one.column, one.flaw])])
    : null;
const good = ['P1', 'CUP-S', 'Cup', 'Home > Kitchen', '12.50', 'Size', 'S', '7'];

test('when heads are in any of the four languages, then their columns are guessed, each field once', () => {
  expect(guessColumns(['SKU', 'Product Name', 'Category', 'Price (USD)', 'Stock', 'Notes', 'Price'])).toEqual([
    'sku',
    'name',
    'category',
    'price',
    'stock',
    null,
    null,
  ]);
  expect(guessColumns(['货号', '商品名称', '分类', '售价', '库存'])).toEqual([
    'sku',
    'nameZh',
    'category',
    'price',
    'stock',
  ]);
  expect(guessColumns(['Referencia', 'Nombre', 'Categoría', 'PRECIO'])).toEqual(['sku', 'nameEs', 'category', 'price']);
  expect(guessColumns(['Referência', 'Nome', 'categoria', 'Preço'])).toEqual(['sku', 'namePt', 'category', 'price']);
  expect(headsKey(['SKU ', 'Préço'])).toBe(headsKey(['sku', 'preco']));
});

test('when a table has the headings of the template in any language, then every column is understood', () => {
  for (const texts of [enUS, zhCn, es, pt]) {
    const heads = IMPORT_FIELDS.map((field) => texts[`catalog.import_field.${field}`]);
    expect(guessColumns(heads)).toEqual([...IMPORT_FIELDS]);
  }
});

test('when amounts are written in any way of their column, then they are the same cents', () => {
  for (const cell of ['1234.5', '1,234.50', '$1,234.50', 'US$ 1234.50', '1234.5000000000001'])
    expect(readCents(cell, 'point'), cell).toEqual({ value: 123_450 });
  for (const cell of ['1.234,50', '1234,5', '$ 1.234,50', '1 234,50'])
    expect(readCents(cell, 'comma'), cell).toEqual({ value: 123_450 });
  for (const cell of ['', 'abc', '1.005', '-1', '(1)', '1e3', '=1+1', '１２', '12,50', '€1'])
    expect(readCents(cell, 'point'), cell).toEqual({ flaw: 'amount' });
  expect([readCents('1.290', 'comma'), readCents('1.290', 'point')]).toEqual([{ value: 129_000 }, { value: 129 }]);
  expect(readCents('99999999', 'point')).toEqual({ flaw: 'too_big' });
  const whole = (cell: string, style: 'point' | 'comma' = 'point') => readWhole(cell, style, { min: 0, max: 9_000 });
  expect([whole('7.0'), whole('7.5'), whole('-1'), whole('10,000'), whole('1.000', 'comma')]).toEqual([
    { value: 7 },
    { flaw: 'whole_number' },
    { flaw: 'too_small' },
    { flaw: 'too_big' },
    { value: 1_000 },
  ]);
  expect(whole('999.9999999999999999')).toEqual({ flaw: 'whole_number' });
  expect(['Yes', '是', 'Sí', 'SIM', '0', '否', 'não'].map(readYesNo)).toEqual(
    [true, true, true, true, false, false, false].map((value) => ({ value })),
  );
});

test('when a category is named by path, id or a name of its own, then it is found; a shared name is unclear', () => {
  for (const cell of ['Home > Kitchen', 'home/kitchen', '家居>厨房', 'Hogar » Cocina', 'Cocina', kitchen.toUpperCase()])
    expect(shop.category(cell), cell).toMatchObject({ value: { id: kitchen } });
  expect(shop.category('Tools')).toEqual({ flaw: 'unclear_category' });
  expect(shop.category('Garden > Tools')).toMatchObject({ value: { path: [garden, expect.any(String)] } });
  expect(shop.category('Cellar')).toEqual({ flaw: 'unknown_category' });
});

test('when numbers of a column can mean two things, then it is asked of columns that fill a number alone', () => {
  const ask = { style: 'ask' as const, sample: null };
  const [point, comma] = [
    { ...ask, style: 'point' as const },
    { ...ask, style: 'comma' as const },
  ];
  const of = {
    mapping: ['sku', 'price', 'stock', null] as const,
    numbers: [ask, comma, ask, ask],
    styles: [null, 'point', null, null] as const,
  };
  expect(openQuestion(of)).toBe(2);
  expect(openQuestion({ ...of, styles: [null, null, 'comma', null] })).toBeNull();
  expect(settledStyles({ ...of, styles: [null, 'point', 'comma', null] })).toEqual([
    'point',
    'comma',
    'comma',
    'point',
  ]);
  expect(settledStyles({ ...of, numbers: [point] })).toEqual(['point', 'point', 'point', 'point']);
});

describe('a new product', () => {
  test('when its rows are good, then they are one product, not listed, with the picture of its category', () => {
    const result = read([good, ['P1', 'CUP-M', '', '', '13.50', 'Size', 'M', '3', '15']]);
    expect(result).toMatchObject({
      input: {
        name: { 'en-US': 'Cup' },
        categoryId: kitchen,
        cover: '/files/home.webp',
        online: false,
        specs: [{ name: { 'en-US': 'Size' }, values: [{ name: { 'en-US': 'S' } }, { name: { 'en-US': 'M' } }] }],
        variants: [
          { sku: 'CUP-S', priceUsd: 1_250, stock: 7, listPriceUsd: null },
          { sku: 'CUP-M', priceUsd: 1_350, stock: 3, listPriceUsd: 1_500 },
        ],
      },
    });
  });

  test('when a row is wrong, then each cell says why at its column and the other rows wait for it', () => {
    const bad = ['P1', 'x'.repeat(61), '', '', 'abc', 'Size', 'M', '1.5'];
    expect(flawsOf(read([good, bad]))).toEqual([
      [3, [1, 'sku_form'], [4, 'amount'], [7, 'whole_number']],
      [2, [null, 'sibling']],
    ]);
    expect(flawsOf(read([['P1', '', '', '', '']]))).toEqual([
      [2, [2, 'required'], [3, 'required'], [1, 'required'], [4, 'required']],
    ]);
    const cases: [string[], number | null, string][] = [
      [['', 'A', 'Cup', 'Cellar', '1'], 3, 'unknown_category'],
      [['', 'A', 'Cup', 'Garden', '1'], 6, 'no_cover'],
      [['', 'A', 'x'.repeat(121), 'Home', '1'], 2, 'too_long'],
      [['', 'A', 'Cup', 'Home', '5', '', '', '', '4'], 8, 'list_price_low'],
      [['', 'A', 'Cup', 'Home', '5', '', '', '', '', 'points'], 10, 'points_needed'],
      [['', 'A', 'Cup', 'Home', '5', '', '', '', '', 'gift'], 9, 'unknown_type'],
      [['', 'A', 'Cup', 'Home', '5', 'Size', ''], 6, 'spec_pair'],
      [['', 'A', 'Cup', 'Home', '5', '', 'M'], 6, 'spec_pair'],
    ];
    for (const [row, column, flaw] of cases) {
      const at = flaw === 'no_cover' ? null : column;
      expect(flawsOf(read([row])), flaw).toEqual([[2, [at, flaw]]]);
    }
  });

  test('when an article number is of another system, then it is kept as it is', () => {
    for (const sku of ['CAM/4567', '123456 Oaktree', 'A+B', 'MÜ-12', '茶-01', '#7&8'])
      expect(read([['', sku, 'Cup', 'Home', '1']]), sku).toMatchObject({ input: { variants: [{ sku }] } });
    for (const sku of ['A\u0007', 'A\u202eB', 'A\nB'])
      expect(flawsOf(read([['', sku, 'Cup', 'Home', '1']])), JSON.stringify(sku)).toEqual([[2, [1, 'sku_form']]]);
  });

  test('when a cell is an error, has no value or lost digits, then it is a flaw of its row and nothing is made', () => {
    const marked = (marks: NonNullable<ImportGroup['lines'][number]['marks']>) =>
      flawsOf(
        readProduct(
          {
            lines: [{ row: 2, cells: ['', 'A', '#N/A', 'Home', '1'], twice: [], marks }],
            mapping: [...HEADS],
            styles: [],
            existing: null,
            elsewhere: new Set(),
          },
          shop,
        ),
      );
    expect(marked({ 2: 'error' })).toEqual([[2, [2, 'cell_error']]]);
    expect(marked({ 1: 'inexact' })).toEqual([[2, [1, 'number_inexact']]]);
    expect(marked({ 3: 'no_value', 2: 'garbled' })).toEqual([[2, [2, 'garbled'], [3, 'formula_empty']]]);
    expect(marked({ 4: 'number' })).toBeNull();
  });

  test('when a number is stored as one, then the style of its column leaves it alone', () => {
    const stored = {
      row: 2,
      cells: ['', 'A', 'Cup', 'Home', '1.29'],
      twice: [],
      marks: { 4: 'number' },
    } as const;
    const written = { row: 3, cells: ['', 'B', 'Cup', 'Home', '1.290'], twice: [] };
    for (const [line, cents] of [
      [stored, 129],
      [written, 129_000],
    ] as const)
      expect(read([], { lines: [line], styles: ['comma', 'comma', 'comma', 'comma', 'comma'] })).toMatchObject({
        input: { variants: [{ priceUsd: cents }] },
      });
  });

  test('when rows contradict one another, then it is said', () => {
    expect(flawsOf(read([good, ['P1', 'CUP-M', '', '', '1', 'Size', 's']]))).toMatchObject([
      [3, [6, 'combination_twice']],
      [2, [null, 'sibling']],
    ]);
    expect(flawsOf(read([good, ['P1', 'CUP-M', '', '', '1', 'Colour', 'Red']]))).toMatchObject([
      [3, [5, 'spec_differs']],
      [2, [null, 'sibling']],
    ]);
    expect(flawsOf(read([['', 'CUP-S', 'Cup', 'Home', '1']], { elsewhere: new Set(['CUP-S']) }))).toEqual([
      [2, [1, 'sku_elsewhere']],
    ]);
  });
});

describe('a product the shop has', () => {
  const first = read([good]);
  const stored = (): StaffProduct => {
    if (!('input' in first)) throw new Error('the rows are good');
    const variants = first.input.variants.map((one, at) => ({
      ...one,
      id: `0198a000-0000-7000-8000-00000000010${at}`,
      reserved: 0,
    }));
    const rest = { id: home, version: 3, sold: 0, createdAt: '2026-11-22T00:00:00.000Z' };
    return { ...first.input, ...rest, variants } as StaffProduct;
  };

  test('when the same rows come again, then nothing differs', () => {
    const existing = stored();
    expect(read([good], { existing })).toMatchObject({ input: inputOf(existing), pictures: [], newCategory: null });
  });

  test('when only some cells are filled, then only those change; pieces of a variant that exists never', () => {
    const existing = stored();
    const result = read(
      [
        ['P1', 'CUP-S', '', '', '9', '', '', '500'],
        ['P1', 'CUP-L', '', '', '11', 'Size', 'L', '4'],
      ],
      { existing },
    );
    const [small] = inputOf(existing).variants;
    expect(result).toMatchObject({
      input: {
        name: { 'en-US': 'Cup' },
        variants: [
          { ...small, priceUsd: 900 },
          { sku: 'CUP-L', priceUsd: 1_100, stock: 4 },
        ],
      },
    });
  });
});
