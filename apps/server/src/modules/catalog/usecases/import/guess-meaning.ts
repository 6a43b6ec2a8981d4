import type { ImportDialect } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { SETTLEMENT } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { TableLine } from '../../../../platform/files/tables/line.ts';
import { rememberedMapping } from '../../db/import.repo.ts';
import { parted, sourceRows } from '../../domain/import/dialects/dialect.ts';
import { dialectColumns, dialectOf } from '../../domain/import/dialects/dialects.ts';
import { guessColumns, headsKey } from '../../domain/import/guess-columns.ts';

type Meaning = Pick<ProductImport, 'dialect' | 'mapping' | 'styles' | 'settings' | 'currencies'>;
type File = {
  readonly dialect: ImportDialect;
  readonly heads: readonly string[];
  readonly lines: readonly TableLine[];
};

/** Under what the meaning of a program's columns is remembered. */
export const mappingKey = (dialect: ImportDialect, heads: readonly string[]): string =>
  `${dialect === 'own' ? '' : `${dialect}\n`}${headsKey(heads)}`;

const CURRENCIES_SHOWN = 5;

/** The currencies that a file names beside its prices, the most frequent first. */
function currenciesIn({ dialect, heads, lines }: File): string[] {
  const rules = dialectOf(dialect);
  if (!rules) return [];
  const times = new Map<string, number>();
  for (const row of sourceRows(lines, { heads, mapping: dialectColumns(rules, heads), styles: [] }))
    for (const field of rules.currencyIn) {
      const cell = row.text(field);
      const code = field === 'currency' ? cell.toUpperCase() : parted(cell)?.code;
      if (code && /^[A-Z]{3}$/.test(code)) times.set(code, (times.get(code) ?? 0) + 1);
    }
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .map(([code]) => code)
    .slice(0, CURRENCIES_SHOWN);
}

/**
 * What a file most likely means: its columns as the last file of these headings was read, else as its program names them. Its
 * currency is left open where the file does not say that it is this shop's.
 */
export async function guessMeaning(db: Queryable, file: File): Promise<Meaning> {
  const { dialect, heads } = file;
  const rules = dialectOf(dialect);
  const before = await rememberedMapping(db, mappingKey(dialect, heads));
  const guessed = rules ? dialectColumns(rules, heads) : guessColumns(heads);
  const currencies = currenciesIn(file);
  const isOurs = !rules || (currencies.length === 1 && currencies[0] === SETTLEMENT);
  return {
    dialect,
    mapping: before?.mapping.length === heads.length ? before.mapping : guessed,
    styles: heads.map((_, column) => before?.styles[column] ?? null),
    settings: {
      currency: isOurs ? SETTLEMENT : null,
      makeCategories: rules !== undefined,
      categoryId: null,
      pieces: 0,
    },
    currencies,
  };
}
