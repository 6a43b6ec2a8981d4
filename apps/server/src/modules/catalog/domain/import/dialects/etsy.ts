import type { ColumnField } from '@app/contract/catalog/import-fields';
import { limits } from '@app/contract/core/limits';
import { type Dialect, type ReadRow, type RowNote, type SourceRow, said } from './dialect.ts';
import { pieces } from './pieces.ts';
import { asHtml, commaList, cut, madeSku, tagCell, wordsOf } from './texts.ts';

const FIELDS: Readonly<Record<string, ColumnField>> = {
  title: 'name',
  description: 'detail',
  price: 'price',
  currency_code: 'currency',
  quantity: 'stock',
  tags: 'tags',
  sku: 'sku',
  'variation 1 name': 'spec1',
  'variation 1 values': 'value1',
  'variation 2 name': 'spec2',
  'variation 2 values': 'value2',
  'variation 3 name': 'spec3',
  'variation 3 values': 'value3',
};
const PAIRS = [
  ['spec1', 'value1'],
  ['spec2', 'value2'],
  ['spec3', 'value3'],
] as const;

type Choice = { readonly name: string; readonly values: string[] };
const choicesOf = (row: SourceRow): Choice[] =>
  PAIRS.map(([spec, value]) => ({ name: row.text(spec), values: commaList(row.text(value)) })).filter(
    ({ values }) => values.length > 0,
  );
const combinations = (choices: readonly Choice[]): string[][] =>
  choices.reduce<string[][]>((all, { values }) => all.flatMap((one) => values.map((value) => [...one, value])), [[]]);

/** The article number of each combination: those of the file where it has one for each, else made. */
function skusOf(row: SourceRow, all: readonly (readonly string[])[]): { sku: string; made: boolean }[] {
  const written = commaList(row.text('sku'));
  const [first] = written;
  return all.map((values, at) => {
    const own = written.length === all.length ? written[at] : undefined;
    return own ? { sku: own, made: false } : { sku: madeSku(first ?? row.text('name'), values), made: true };
  });
}

/** Listings of Etsy: a row for each, with the values of its variations in one cell. */
export const etsy: Dialect = {
  name: 'etsy',
  knows: (heads) => heads.has('title') && heads.has('currency_code') && heads.has('quantity') && heads.has('price'),
  field: (head) => (/^image ?\d+$/.test(head) ? 'pictures' : FIELDS[head]),
  currencyIn: ['currency'],
  keys: (rows) =>
    rows.map((row) => {
      const skus = skusOf(row, combinations(choicesOf(row)));
      return { number: '', skus: skus.map(({ sku }) => sku), name: row.text('name') };
    }),
  read: (rows, context) => {
    const notes: RowNote[] = [];
    const note = (one: RowNote) => notes.push(one);
    const read = rows.flatMap((row): ReadRow[] => {
      const choices = choicesOf(row);
      const all = combinations(choices);
      const skus = skusOf(row, all);
      const name = cut(wordsOf(row.text('name')), limits.productName);
      if (name.cut) note({ row, field: 'name', note: 'text_cut' });
      const tags = tagCell(commaList(row.text('tags')).map((tag) => tag.replaceAll('_', ' ')));
      if (tags.cut) note({ row, field: 'tags', note: 'tags_cut' });
      const [made] = skus.filter((one) => one.made);
      if (made) note({ row, field: 'sku', note: 'sku_made', value: made.sku });
      if (all.length > 1) note({ row, field: 'price', note: 'one_for_all', value: row.text('price') });
      const stock = pieces(row, { context, note, ...(all.length > 1 ? { cell: '' } : {}) });
      note({ row, field: 'name', note: 'not_listed' });
      const code = row.text('currency').toUpperCase();
      const price = row.number('price');
      const whole = {
        name: name.text,
        detail: asHtml(row.text('detail')),
        tags: tags.cell,
        online: 'no',
        pictures: row.all('pictures').join('\n'),
      };
      return all.map((values, at) => ({
        row,
        role: 'variant',
        said: said({
          ...(at === 0 ? whole : {}),
          sku: skus[at]?.sku ?? '',
          price: code && price && !price.endsWith(code) ? `${price} ${code}` : price,
          stock,
          spec1: choices[0]?.name ?? '',
          value1: values[0] ?? '',
          spec2: choices[1]?.name ?? '',
          value2: values[1] ?? '',
          spec3: choices[2]?.name ?? '',
          value3: values[2] ?? '',
        }),
      }));
    });
    return { rows: read, flaws: [], notes };
  },
};
