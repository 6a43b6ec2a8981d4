import type { LedgerOwner, LedgerUnit } from '@app/contract/ledger/staff-schemas';
import type { TextKey } from '../../text/text-key';
import type { Text } from '../../text/use-text';
import type { CellContext } from '../../ui/list/define-list';

/** A text that may not be there: what is not known is shown as it is written in the books. */
const known = (t: Text, prefix: string, name: string): string => {
  const key = `${prefix}.${name}`;
  const text = t(key as TextKey);
  return text === key ? name : text;
};

/** What an account of the books is called. */
export const accountName = (t: Text, code: string): string => known(t, 'ledger.account', code);

/** What a booking belongs to, such as "Order". */
export const referenceName = (t: Text, kind: string): string => known(t, 'ledger.reference', kind);

/** Money with its sign, or a number of points. */
export const sizeText = (unit: LedgerUnit, size: number, { format }: Pick<CellContext, 'format'>): string =>
  unit === 'money' ? format.money(size) : format.count(size);

/** A change, with a plus where it adds. */
export const changeText = (unit: LedgerUnit, change: number, ctx: Pick<CellContext, 'format'>): string =>
  `${change > 0 ? '+' : ''}${sizeText(unit, change, ctx)}`;

/** Who an account belongs to. */
export const ownerText = (t: Text, owner: LedgerOwner | null): string => owner?.nickname ?? t('ledger.house');
