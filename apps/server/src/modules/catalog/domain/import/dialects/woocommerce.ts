import type { ColumnField } from '@app/contract/catalog/import-fields';
import { limits } from '@app/contract/core/limits';
import {
  type Dialect,
  type DialectContext,
  type ReadRow,
  type RowFlaw,
  type RowNote,
  type SourceRow,
  said,
} from './dialect.ts';
import { pieces } from './pieces.ts';
import { asHtml, commaList, cut, isYes, losesParts, madeSku, numberOf, tagCell, wholeGrams, wordsOf } from './texts.ts';

const FIELDS: Readonly<Record<string, ColumnField>> = {
  id: 'sourceId',
  type: 'kind',
  sku: 'sku',
  name: 'name',
  published: 'online',
  'is featured?': 'recommended',
  'visibility in catalog': 'visibility',
  'visibility in catalogue': 'visibility',
  'short description': 'description',
  description: 'detail',
  'date sale price starts': 'saleFrom',
  'date sale price ends': 'saleTo',
  'in stock?': 'inStock',
  stock: 'stock',
  'backorders allowed?': 'sellsOn',
  'sale price': 'salePrice',
  'regular price': 'price',
  categories: 'category',
  tags: 'tags',
  brands: 'brand',
  images: 'pictures',
  parent: 'parent',
};
const ATTRIBUTE = /^attribute (\d+) (name|value\(s\))$/;
const SPECS = { name: ['spec1', 'spec2', 'spec3'], 'value(s)': ['value1', 'value2', 'value3'] } as const;
const PAIRS = [
  ['spec1', 'value1'],
  ['spec2', 'value2'],
  ['spec3', 'value3'],
] as const;
/** Grams of one of the unit in the heading. */
const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.59237, lb: 453.59237, oz: 28.349523125 };

const kindsOf = (row: SourceRow): string[] => commaList(row.text('kind').toLowerCase());
const isKind = (row: SourceRow, kind: string): boolean => kindsOf(row).includes(kind);
const REFUSED = ['grouped', 'external', 'bundle', 'composite', 'subscription', 'variable-subscription', 'booking'];

/** What a product is known by in the column of parents: its SKU, else its id. */
const ownKey = (row: SourceRow): string =>
  row.text('sku') || (row.text('sourceId') && `id:${row.text('sourceId')}`) || row.text('name');

type Attribute = { readonly name: string; readonly values: string[] };
const attributesOf = (row: SourceRow): Attribute[] =>
  PAIRS.flatMap(([spec, value]) =>
    row.text(spec) ? [{ name: row.text(spec), values: commaList(row.text(value)) }] : [],
  );

/** A text as the exporter writes it: line breaks stand as two signs. */
const unwound = (text: string): string => text.replaceAll('\\n', '\n');

/** The category of the longest path among those of a product, and whether others are left. */
function categoryOf(cell: string): { path: string; others: boolean; cut: boolean } {
  const paths = commaList(cell);
  const depth = (path: string) => path.split('>').length;
  const [path = ''] = [...paths].sort((a, b) => depth(b) - depth(a));
  const above = paths.filter((one) => one !== path && !path.startsWith(`${one} >`));
  return { path, others: above.length > 0, cut: false };
}

function ofProduct(row: SourceRow, context: DialectContext, note: (one: RowNote) => void): Partial<ReadRow['said']> {
  const name = cut(row.text('name'), limits.productName);
  if (name.cut) note({ row, field: 'name', note: 'text_cut' });
  const short = cut(wordsOf(unwound(row.text('description'))), 500);
  if (short.cut) note({ row, field: 'description', note: 'text_cut' });
  const detail = unwound(row.text('detail'));
  if (losesParts(detail)) note({ row, field: 'detail', note: 'text_cleaned' });
  const category = categoryOf(row.text('category'));
  if (category.others) note({ row, field: 'category', note: 'other_categories', value: row.text('category') });
  const tags = tagCell(commaList(row.text('tags')));
  if (tags.cut) note({ row, field: 'tags', note: 'tags_cut' });
  const hidden = row.text('visibility').toLowerCase() === 'hidden';
  if (hidden) note({ row, field: 'visibility', note: 'hidden' });
  else if (row.text('online') !== '1') note({ row, field: 'online', note: 'not_listed' });
  if (kindsOf(row).some((kind) => kind === 'virtual' || kind === 'downloadable'))
    note({ row, field: 'kind', note: 'not_delivered' });
  return said({
    number: context.number,
    name: name.text,
    description: short.text,
    detail: asHtml(detail),
    category: category.path,
    tags: tags.cell,
    brand: cut(commaList(row.text('brand'))[0] ?? '', limits.brand).text,
    online: row.text('online') === '1' && !hidden ? 'yes' : 'no',
    recommended: row.text('recommended') === '' ? '' : isYes(row.text('recommended')) ? 'yes' : 'no',
    pictures: commaList(row.text('pictures')).join('\n'),
  });
}

/** The price to sell for and the one struck through. A sale of certain days is left to the deals of this shop. */
function prices(row: SourceRow, note: (one: RowNote) => void): { price: string; listPrice: string } {
  const [regular, sale] = [row.number('price'), row.number('salePrice')];
  if (sale === '') return { price: regular, listPrice: '' };
  if (row.text('saleFrom') || row.text('saleTo')) {
    const value = [row.text('saleFrom'), row.text('saleTo')].filter(Boolean).join(' – ');
    note({ row, field: 'salePrice', note: 'sale_dated', value: `${sale} · ${value}` });
    return { price: regular, listPrice: '' };
  }
  return { price: sale, listPrice: regular };
}

function stockOf(row: SourceRow, of: { context: DialectContext; note: (one: RowNote) => void }): string {
  const cell = /^parent$/i.test(row.text('stock')) ? '' : row.number('stock');
  if (cell === '' && row.text('inStock') !== '' && !isYes(row.text('inStock'))) return '0';
  return pieces(row, { ...of, cell });
}

function ofVariant(
  row: SourceRow,
  of: {
    context: DialectContext;
    note: (one: RowNote) => void;
    pairs: readonly (readonly [string, string])[];
    sku: string;
  },
): ReadRow['said'] {
  const { pairs, note } = of;
  const unit = /\((\w+)\)/.exec(row.head('weight').toLowerCase())?.[1] ?? 'kg';
  if (isYes(row.text('sellsOn')) || row.text('sellsOn') === 'notify') note({ row, field: 'sellsOn', note: 'sells_on' });
  return said({
    sku: of.sku,
    ...prices(row, note),
    stock: stockOf(row, of),
    weight: wholeGrams(row.number('weight'), GRAMS[unit] ?? 1000),
    spec1: pairs[0]?.[0] ?? '',
    value1: pairs[0]?.[1] ?? '',
    spec2: pairs[1]?.[0] ?? '',
    value2: pairs[1]?.[1] ?? '',
    spec3: pairs[2]?.[0] ?? '',
    value3: pairs[2]?.[1] ?? '',
    variantPicture: isKind(row, 'variation') ? (commaList(row.text('pictures'))[0] ?? '') : '',
  });
}

/** Every combination of one value of each attribute. */
const combinations = (attributes: readonly Attribute[]): (readonly [string, string])[][] =>
  attributes.reduce<(readonly [string, string])[][]>(
    (all, { name, values }) => all.flatMap((one) => values.map((value) => [...one, [name, value] as const])),
    [[]],
  );

/** A variation as rows: one that says "any" of an attribute stands for each value that its parent lists. */
function variation(
  row: SourceRow,
  of: {
    context: DialectContext;
    note: (one: RowNote) => void;
    parent: SourceRow | undefined;
    varying: readonly string[];
  },
): ReadRow[] {
  const listed = new Map((of.parent ? attributesOf(of.parent) : []).map(({ name, values }) => [name, values]));
  const own = new Map(attributesOf(row).map(({ name, values }) => [name, values]));
  const chosen = of.varying.map((name) => {
    const values = own.get(name) ?? [];
    return { name, values: values.length > 0 ? values.slice(0, 1) : (listed.get(name) ?? ['']) };
  });
  const all = combinations(chosen);
  return all.map((pairs) => {
    const written = row.text('sku');
    const key = of.parent ? ownKey(of.parent) : of.context.number;
    const values = pairs.map(([, value]) => value);
    const sku = written && all.length === 1 ? written : madeSku(written || key, values);
    if (sku !== written) of.note({ row, field: 'sku', note: 'sku_made', value: sku });
    return { row, role: 'variant', said: ofVariant(row, { ...of, pairs, sku }) };
  });
}

/** Product files of WooCommerce: a row for each product and variation, which names its parent by SKU or id. */
export const woocommerce: Dialect = {
  name: 'woocommerce',
  knows: (heads) => heads.has('type') && heads.has('name') && heads.has('regular price') && heads.has('sku'),
  field: (head) => {
    const [, at = '', part = ''] = ATTRIBUTE.exec(head) ?? [];
    if (at) return SPECS[part as keyof typeof SPECS][Number(at) - 1];
    return /^weight \(\w+\)$/.test(head) ? 'weight' : FIELDS[head];
  },
  currencyIn: [],
  keys: (rows) => {
    const byId = new Map(rows.map((row) => [`id:${row.text('sourceId')}`, row]));
    const named = new Map(rows.map((row) => [ownKey(row), row.text('name')]));
    return rows.map((row) => {
      const parent = byId.get(row.text('parent'));
      const key =
        isKind(row, 'variation') && row.text('parent') ? (parent ? ownKey(parent) : row.text('parent')) : ownKey(row);
      const isParent = isKind(row, 'variable');
      return {
        number: numberOf(key),
        skus: isParent || row.text('sku') === '' ? [] : [row.text('sku')],
        name: row.text('name') || (named.get(key) ?? ''),
      };
    });
  },
  read: (rows, context) => {
    const flaws: RowFlaw[] = [];
    const notes: RowNote[] = [];
    const of = { context, note: (one: RowNote) => notes.push(one) };
    for (const row of rows)
      if (kindsOf(row).some((kind) => REFUSED.includes(kind))) flaws.push({ row, field: 'kind', flaw: 'kind_left' });
    const variations = rows.filter((row) => isKind(row, 'variation'));
    const parents = rows.filter((row) => !variations.includes(row));
    const [parent] = parents;
    for (const row of parents.slice(1)) flaws.push({ row, field: 'sku', flaw: 'sku_twice' });
    const varying = [...new Set(variations.flatMap((row) => attributesOf(row).map(({ name }) => name)))].slice(0, 3);
    const read: ReadRow[] = variations.flatMap((row) => variation(row, { ...of, parent, varying }));
    if (!parent) return { rows: read, flaws, notes };
    const whole = ofProduct(parent, context, of.note);
    if (variations.length > 0) return { rows: [{ row: parent, role: 'product', said: whole }, ...read], flaws, notes };
    if (attributesOf(parent).length > 0) of.note({ row: parent, field: 'spec1', note: 'attributes_left' });
    const own = ofVariant(parent, { ...of, pairs: [], sku: parent.text('sku') || madeSku(ownKey(parent), []) });
    if (parent.text('sku') === '') of.note({ row: parent, field: 'sku', note: 'sku_made', value: own.sku ?? '' });
    return { rows: [{ row: parent, role: 'variant', said: { ...whole, ...own } }], flaws, notes };
  },
};
