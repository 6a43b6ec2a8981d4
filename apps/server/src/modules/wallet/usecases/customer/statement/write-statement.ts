import type { Locale } from '@app/contract/core/locale';
import { rateRules } from '../../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import type { LedgerUnit } from '../../../../ledger/core.ts';
import { readIdentity, shopLogo, shopName } from '../../../../settings/public.ts';
import { monthTotals } from '../../../db/record.repo.ts';
import { customerDay } from '../customer-days.ts';
import { figureIn } from '../list-records.ts';
import { readStatement } from './read-statement.ts';
import { type StatementWords, statementCsv } from './statement-csv.ts';
import { type StatementShop, statementPdf } from './statement-pdf.ts';

const TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const;

/** Months in which something moved, newest first; the one that is not over is marked `open`. */
export async function listStatementMonths(
  platform: Platform,
  of: { customerId: string; unit: LedgerUnit; currency: string },
) {
  const [{ timeZone, today }, figure] = await Promise.all([
    customerDay(platform, of.customerId),
    figureIn(platform, of.unit, of.currency),
  ]);
  const totals = await platform.replicas.read((db) =>
    monthTotals(db, { ownerId: of.customerId, unit: of.unit, timeZone }),
  );
  const list = totals.map(({ month, entries, ...sums }) => ({
    month,
    entries,
    in: figure(sums.in),
    out: figure(sums.out),
    open: month === today.slice(0, 7),
  }));
  return { timeZone, list };
}

async function shopOn(platform: Platform, lang: Locale): Promise<StatementShop> {
  const [name, { palette }, logo] = await Promise.all([
    shopName(platform, lang),
    readIdentity(platform),
    shopLogo(platform),
  ]);
  return { name, colour: palette[600], logo };
}

/**
 * Writes the statement of a month as a file in the customer's language. Refuses record.not_found for a month to come,
 * statement.too_long and rate.too_many.
 */
export async function writeStatement(
  platform: Platform,
  wish: { customerId: string; unit: LedgerUnit; month: string; format: 'pdf' | 'csv'; lang: Locale },
): Promise<{ fileName: string; contentType: string; base64: string }> {
  const { format, lang } = wish;
  await platform.limits.take(rateRules.statement, wish.customerId);
  const statement = await readStatement(platform, wish);
  const words: StatementWords = (word, values) => platform.translate(lang, `statement.file.${word}`, values);
  const bytes =
    format === 'csv'
      ? Buffer.from(statementCsv(statement, words))
      : await statementPdf(statement, {
          words,
          lang,
          shop: await shopOn(platform, lang),
        });
  return {
    fileName: `statement-${wish.unit}-${wish.month}.${format}`,
    contentType: TYPES[format],
    base64: bytes.toString('base64'),
  };
}
