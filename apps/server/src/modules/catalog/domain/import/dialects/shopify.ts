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
import { asHtml, commaList, cut, isYes, losesParts, madeSku, numberOf, tagCell, wholeGrams } from './texts.ts';

/** Headings of the file as it was exported until 2024, and since. */
const FIELDS: Readonly<Record<string, ColumnField>> = {
  handle: 'number',
  'url handle': 'number',
  title: 'name',
  'body (html)': 'detail',
  'body html': 'detail',
  description: 'detail',
  'product category': 'category',
  'standard product type': 'category',
  type: 'categoryElse',
  'custom product type': 'categoryElse',
  tags: 'tags',
  vendor: 'brand',
  published: 'online',
  'published on online store': 'online',
  status: 'status',
  'option1 name': 'spec1',
  'option1 value': 'value1',
  'option2 name': 'spec2',
  'option2 value': 'value2',
  'option3 name': 'spec3',
  'option3 value': 'value3',
  'variant sku': 'sku',
  sku: 'sku',
  'variant grams': 'weight',
  'weight value (grams)': 'weight',
  'variant inventory tracker': 'tracked',
  'inventory tracker': 'tracked',
  'variant inventory qty': 'stock',
  'inventory quantity': 'stock',
  'variant inventory policy': 'sellsOn',
  'continue selling when out of stock': 'sellsOn',
  'variant price': 'price',
  price: 'price',
  'variant compare at price': 'listPrice',
  'compare-at price': 'listPrice',
  'cost per item': 'cost',
  'image src': 'pictures',
  'product image url': 'pictures',
  'variant image': 'variantPicture',
  'variant image url': 'variantPicture',
  'gift card': 'giftCard',
  'seo description': 'description',
};

const PAIRS = [
  ['spec1', 'value1'],
  ['spec2', 'value2'],
  ['spec3', 'value3'],
] as const;

const isDefault = (name: string, value: string): boolean =>
  value.toLowerCase() === 'default title' ||
  (name.toLowerCase() === 'title' && ['', 'default'].includes(value.toLowerCase()));

/** The values that a row chooses; of goods with one variant none. */
const valuesOf = (row: SourceRow, name: string): string[] =>
  PAIRS.flatMap(([spec, value], at) => {
    const own = row.text(value);
    return own === '' || (at === 0 && isDefault(row.text(spec) || name, own)) ? [] : [own];
  });

/** Whether a row is a variant: the others bring more pictures of the product. */
const isVariant = (row: SourceRow): boolean =>
  ['sku', 'price', 'value1'].some((field) => row.text(field as ColumnField) !== '');

const skuOf = (row: SourceRow, names: readonly string[] = []): string =>
  row.text('sku') || madeSku(row.text('number') || row.text('name'), valuesOf(row, names[0] ?? ''));

/** What stands in the first row that says anything. */
const firstText = (rows: readonly SourceRow[], field: ColumnField): { row: SourceRow; text: string } | undefined => {
  const row = rows.find((one) => one.text(field) !== '');
  return row && { row, text: row.text(field) };
};

/** Whether the product is to be seen: neither a draft nor in the archive, and published. */
function online(rows: readonly SourceRow[]): string {
  const status = firstText(rows, 'status')?.text.toLowerCase();
  const published = firstText(rows, 'online')?.text;
  if (status !== undefined && status !== 'active') return 'no';
  if (published === undefined) return status === 'active' ? 'yes' : 'no';
  return isYes(published) ? 'yes' : 'no';
}

function ofProduct(
  rows: readonly SourceRow[],
  context: DialectContext,
  note: (one: RowNote) => void,
): Partial<ReadRow['said']> {
  const [first] = rows;
  if (!first) return {};
  const title = cut(firstText(rows, 'name')?.text ?? '', limits.productName);
  if (title.cut) note({ row: first, field: 'name', note: 'text_cut' });
  const detail = firstText(rows, 'detail')?.text ?? '';
  if (losesParts(detail)) note({ row: first, field: 'detail', note: 'text_cleaned' });
  const description = cut(firstText(rows, 'description')?.text ?? '', 500);
  if (description.cut) note({ row: first, field: 'description', note: 'text_cut' });
  const tags = tagCell(commaList(firstText(rows, 'tags')?.text ?? ''));
  if (tags.cut) note({ row: first, field: 'tags', note: 'tags_cut' });
  const listed = online(rows);
  if (listed === 'no') note({ row: first, field: 'online', note: 'not_listed' });
  return said({
    number: context.number,
    name: title.text,
    detail: asHtml(detail),
    description: description.text,
    category: firstText(rows, 'category')?.text ?? firstText(rows, 'categoryElse')?.text ?? '',
    tags: tags.cell,
    brand: cut(firstText(rows, 'brand')?.text ?? '', limits.brand).text,
    online: listed,
    pictures: [...new Set(rows.flatMap((row) => row.all('pictures')))].join('\n'),
  });
}

function ofVariant(
  row: SourceRow,
  names: readonly string[],
  of: { context: DialectContext; note: (one: RowNote) => void },
): ReadRow['said'] {
  const values = valuesOf(row, names[0] ?? '');
  if (row.text('sku') === '') of.note({ row, field: 'sku', note: 'sku_made', value: skuOf(row, names) });
  if (/^(continue|true)$/i.test(row.text('sellsOn'))) of.note({ row, field: 'sellsOn', note: 'sells_on' });
  const [name1 = '', name2 = '', name3 = ''] = values.length > 0 ? names : [];
  return said({
    sku: skuOf(row, names),
    price: row.number('price'),
    listPrice: row.number('listPrice'),
    cost: row.number('cost'),
    stock: pieces(row, of),
    weight: wholeGrams(row.number('weight')),
    spec1: name1,
    value1: values.length > 0 ? row.text('value1') : '',
    spec2: name2,
    value2: row.text('value2'),
    spec3: name3,
    value3: row.text('value3'),
    variantPicture: row.text('variantPicture'),
  });
}

/** Product files of Shopify: a row for each variant, and one for each further picture, under one handle. */
export const shopify: Dialect = {
  name: 'shopify',
  knows: (heads) =>
    heads.has('title') &&
    ((heads.has('handle') && (heads.has('variant price') || heads.has('body (html)') || heads.has('option1 name'))) ||
      (heads.has('url handle') && heads.has('option1 name'))),
  field: (head) => FIELDS[head],
  currencyIn: [],
  keys: (rows) => {
    const named = new Map<string, string>();
    for (const row of rows) if (row.text('name')) named.set(row.text('number'), row.text('name'));
    return rows.map((row) => ({
      number: numberOf(row.text('number')),
      skus: isVariant(row) || row.text('number') === '' ? [skuOf(row)] : [],
      name: row.text('name') || (named.get(row.text('number')) ?? ''),
    }));
  },
  read: (rows, context) => {
    const flaws: RowFlaw[] = [];
    const notes: RowNote[] = [];
    const note = (one: RowNote) => notes.push(one);
    const [first] = rows;
    const names = PAIRS.map(([spec]) => firstText(rows, spec)?.text ?? '');
    for (const row of rows)
      if (rows.some((one) => isYes(one.text('giftCard')))) flaws.push({ row, field: 'giftCard', flaw: 'gift_card' });
    const titles = rows.filter((row) => row.text('name') !== '');
    const other = titles.find((row) => row.text('name') !== titles[0]?.text('name'));
    if (other) flaws.push({ row: other, field: 'name', flaw: 'rows_differ' });
    const variants = rows.some(isVariant) ? rows.filter(isVariant) : rows.slice(0, 1);
    const whole = ofProduct(rows, context, note);
    const read = rows.map((row): ReadRow => {
      const own = row === first ? whole : {};
      if (!variants.includes(row)) return { row, role: 'product', said: own };
      return { row, role: 'variant', said: { ...own, ...ofVariant(row, names, { context, note }) } };
    });
    return { rows: read, flaws, notes };
  },
};
