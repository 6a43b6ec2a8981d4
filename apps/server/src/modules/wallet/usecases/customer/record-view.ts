import type { Locale } from '@app/contract/core/locale';
import { travelKinds } from '@app/contract/verticals/kinds.gen';
import { groupOf } from '@app/contract/wallet/record-groups';
import type { Figure, MoneyRecord } from '@app/contract/wallet/schemas';
import type { Platform } from '../../../../platform/slice.ts';
import type { LedgerUnit } from '../../../ledger/core.ts';
import { transfersOf } from '../../db/money-transfer.repo.ts';
import type { RecordRow } from '../../db/record.repo.ts';
import { maskedName } from '../../domain/masked-name.ts';
import { recordNames } from './record-names.ts';

/** References that lead nowhere: the customer, or the shop's own adjustments. */
const UNSEEN = new Set(['customer', 'adjustment']);

/** What a payment for goods is called, by what it paid. */
const GOODS_TITLES: Readonly<Record<string, string>> = {
  goods_order: 'wallet.record.order',
  order_group: 'wallet.record.order_group',
};

/** Draws records for their owner, in the owner's language; the other side of a transfer is masked. */
export async function viewRecords(
  platform: Platform,
  rows: readonly RecordRow[],
  of: { customerId: string; unit: LedgerUnit; lang: Locale; figure: (value: number) => Figure },
): Promise<MoneyRecord[]> {
  const { customerId, unit, lang, figure } = of;
  const sent = rows.filter((row) => row.referenceKind === 'transfer').map((row) => row.referenceId);
  const [names, transfers] = await Promise.all([
    recordNames(platform, rows),
    transfersOf(platform.reads, customerId, sent),
  ]);
  const words = (row: RecordRow): { title: string; note: string } => {
    const label = platform.translate(lang, `wallet.kind.${row.kind}`);
    const transfer = row.referenceKind === 'transfer' ? transfers.get(row.referenceId) : undefined;
    if (transfer) {
      const key = row.amount < 0 ? 'wallet.record.to' : 'wallet.record.from';
      return { title: platform.translate(lang, key, { name: maskedName(transfer.nickname) }), note: transfer.note };
    }
    const number = names.get(`${row.referenceKind}/${row.referenceId}`);
    if (!number) return { title: label, note: '' };
    if (row.kind !== 'payment') return { title: label, note: number };
    const travel = travelKinds.find(({ name }) => row.referenceKind === `${name}_order`);
    const key = travel ? `travel.booking_of.${travel.name}` : GOODS_TITLES[row.referenceKind];
    return { title: key ? platform.translate(lang, key) : label, note: number };
  };
  return rows.map((row) => ({
    id: String(row.id),
    unit,
    kind: row.kind,
    group: groupOf(row.kind),
    ...words(row),
    amount: figure(row.amount),
    before: figure(row.before),
    after: figure(row.after),
    at: row.at.toISOString(),
    day: row.day,
    reference: UNSEEN.has(row.referenceKind) ? null : { kind: row.referenceKind, id: row.referenceId },
  }));
}
