import type { ColumnField } from '@app/contract/catalog/import-fields';
import { limits } from '@app/contract/core/limits';
import { type Dialect, type DialectContext, type ReadRow, type RowNote, type SourceRow, said } from './dialect.ts';
import { pieces } from './pieces.ts';
import { asHtml, commaList, cut, losesParts, numberOf } from './texts.ts';

const FIELDS: Readonly<Record<string, ColumnField>> = {
  id: 'sku',
  'item group id': 'number',
  title: 'name',
  description: 'detail',
  brand: 'brand',
  price: 'price',
  'sale price': 'salePrice',
  'sale price effective date': 'saleDates',
  'cost of goods sold': 'cost',
  availability: 'inStock',
  'image link': 'pictures',
  'additional image link': 'pictures',
  'product type': 'category',
  'google product category': 'categoryElse',
  color: 'value1',
  colour: 'value1',
  size: 'value2',
  material: 'value3',
};
const VALUES = ['value1', 'value2', 'value3'] as const;
const inWords = (head: string): string => head.replace(/^g:/, '').replaceAll('_', ' ');

const specName = (row: SourceRow, value: ColumnField): string => {
  const words = inWords(row.head(value));
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function prices(row: SourceRow, note: (one: RowNote) => void): { price: string; listPrice: string } {
  const [regular, sale] = [row.number('price'), row.number('salePrice')];
  if (sale === '') return { price: regular, listPrice: '' };
  if (row.text('saleDates') === '') return { price: sale, listPrice: regular };
  note({ row, field: 'salePrice', note: 'sale_dated', value: `${sale} · ${row.text('saleDates')}` });
  return { price: regular, listPrice: '' };
}

/** Whether two groups of words name pieces in the house; a feed counts none. */
const stockOf = (row: SourceRow, of: { context: DialectContext; note: (one: RowNote) => void }): string =>
  /^(in[ _]stock|)$/i.test(row.text('inStock')) ? pieces(row, { ...of, cell: '' }) : '0';

function ofProduct(row: SourceRow, context: DialectContext, note: (one: RowNote) => void): Partial<ReadRow['said']> {
  const name = cut(row.text('name'), limits.productName);
  if (name.cut) note({ row, field: 'name', note: 'text_cut' });
  if (losesParts(row.text('detail'))) note({ row, field: 'detail', note: 'text_cleaned' });
  note({ row, field: 'name', note: 'not_listed' });
  const [category = ''] = commaList(row.text('category'));
  return said({
    number: context.number,
    name: name.text,
    detail: asHtml(row.text('detail')),
    brand: cut(row.text('brand'), limits.brand).text,
    category: category || (/^\d+$/.test(row.text('categoryElse')) ? '' : row.text('categoryElse')),
    online: 'no',
  });
}

/** Product feeds of Google Merchant Center: a row for each item; those of one item group are variants of one product. */
export const google: Dialect = {
  name: 'google',
  knows: (heads) => {
    const words = new Set([...heads].map(inWords));
    return (
      words.has('id') &&
      words.has('title') &&
      words.has('price') &&
      (words.has('image link') || words.has('availability'))
    );
  },
  field: (head) => FIELDS[inWords(head)],
  currencyIn: ['price', 'salePrice'],
  keys: (rows) =>
    rows.map((row) => ({
      number: numberOf(row.text('number')),
      skus: row.text('sku') ? [row.text('sku')] : [],
      name: row.text('name'),
    })),
  read: (rows, context) => {
    const notes: RowNote[] = [];
    const of = { context, note: (one: RowNote) => notes.push(one) };
    const varying = rows.length > 1 ? VALUES.filter((value) => rows.some((row) => row.text(value) !== '')) : [];
    const pictures = [...new Set(rows.flatMap((row) => row.all('pictures').flatMap(commaList)))];
    const read = rows.map((row, at): ReadRow => {
      const pairs = varying.map((value) => [specName(row, value), row.text(value)] as const);
      const own = said({
        sku: row.text('sku'),
        ...prices(row, of.note),
        cost: row.number('cost'),
        stock: stockOf(row, of),
        spec1: pairs[0]?.[0] ?? '',
        value1: pairs[0]?.[1] ?? '',
        spec2: pairs[1]?.[0] ?? '',
        value2: pairs[1]?.[1] ?? '',
        spec3: pairs[2]?.[0] ?? '',
        value3: pairs[2]?.[1] ?? '',
        variantPicture: rows.length > 1 ? (row.all('pictures').flatMap(commaList)[0] ?? '') : '',
      });
      const whole = at === 0 ? { ...ofProduct(row, context, of.note), pictures: pictures.join('\n') } : {};
      return { row, role: 'variant', said: said({ ...whole, ...own }) };
    });
    return { rows: read, flaws: [], notes };
  },
};
