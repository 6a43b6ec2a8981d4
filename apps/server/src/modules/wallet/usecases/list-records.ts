import type { Locale } from '@app/contract/core/locale';
import { refuseField } from '@app/contract/core/refuse';
import type { moneyRecord } from '@app/contract/wallet/schemas';
import { decodeCursor, encodeCursor, type Feed } from '@app/kernel/pagination';
import type { z } from 'zod';
import type { Platform } from '../../../platform/slice.ts';
import { priceIn } from '../../i18n/public.ts';
import { type RecordRow, readRecords } from '../db/record.repo.ts';
import type { LedgerUnit } from '../domain/ledger-accounts.ts';

type MoneyRecord = z.infer<typeof moneyRecord>;

function idOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const id = decodeCursor(cursor, 1)?.[0];
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : refuseField('cursor', 'field.invalid');
}

/** The customer's balance or points records, newest first. Refuses a cursor of another making. */
export async function listRecords(
  platform: Platform,
  call: {
    customerId: string;
    unit: LedgerUnit;
    cursor: string | undefined;
    limit: number;
    lang: Locale;
    currency: string;
  },
): Promise<Feed<MoneyRecord>> {
  const { unit, limit, lang } = call;
  const found = await readRecords(platform.db, {
    ownerId: call.customerId,
    unit,
    beforeId: idOf(call.cursor),
    limit: limit + 1,
  });
  const price = await priceIn(platform, call.currency);
  const shown = (value: number) => (unit === 'money' ? price(value) : value);
  const toRecord = (row: RecordRow): MoneyRecord => ({
    id: String(row.id),
    unit,
    kind: row.kind,
    amount: shown(row.amount),
    before: shown(row.before),
    after: shown(row.after),
    note: platform.translate(lang, `wallet.kind.${row.kind}`),
    at: row.at.toISOString(),
    reference: row.referenceKind === 'customer' ? null : { kind: row.referenceKind, id: row.referenceId },
  });
  const list = found.slice(0, limit);
  const last = list.at(-1);
  return { list: list.map(toRecord), cursor: found.length > limit && last ? encodeCursor([last.id]) : null };
}
