import { changeOfKind, payableOfKind } from '@app/contract/travel/kinds';
import { travelKinds } from '@app/contract/verticals/kinds.gen';
import type { MoneyRecord } from '@app/contract/wallet/schemas';
import {
  IconArrowsExchange,
  IconArrowUpRight,
  IconCoin,
  IconGift,
  IconLuggage,
  IconPlus,
  IconRefresh,
  IconShoppingBag,
} from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { IconWell } from '../../ui/card.tsx';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { sizeOf, useFigureText } from './figure-text.ts';
import styles from './wallet.module.css';

const glyphs: Record<MoneyRecord['group'], IconGlyph> = {
  order: IconShoppingBag,
  top_up: IconPlus,
  withdrawal: IconArrowUpRight,
  transfer: IconArrowsExchange,
  rebate: IconCoin,
  other: IconGift,
};

/** The kind of travel order that caused a record; undefined for anything else. */
const travelOf = ({ reference }: MoneyRecord) =>
  travelKinds.find(({ name }) => reference?.kind === payableOfKind(name) || reference?.kind === changeOfKind(name));

function glyphOf(record: MoneyRecord): IconGlyph {
  if (record.kind === 'refund') return IconRefresh;
  return record.group === 'order' && travelOf(record) ? IconLuggage : glyphs[record.group];
}

/** Where a record leads: to what caused it. */
function causeOf(record: MoneyRecord): string | undefined {
  const { reference, group } = record;
  if (!reference) return undefined;
  const { kind, id } = reference;
  // The order behind a rebate is somebody else's.
  if (group === 'rebate') return hrefTo('invite', { tab: 'rebates' });
  if (kind === 'goods_order') return hrefTo('orderDetails', { id });
  const travel = travelOf(record);
  if (travel) return `#${travel.orderPath}?${new URLSearchParams({ id })}`;
  if (kind === 'order_group') return hrefTo('orderGroup', { id });
  if (kind === 'top_up') return hrefTo('rechargeDetail', { id });
  if (kind === 'transfer') return hrefTo('transferDetail', { id });
  if (kind === 'withdrawal') return hrefTo('withdrawalDetail', { id });
  return undefined;
}

/** One record: what it was, when, and how much came in or went out. */
export function RecordRow({
  record,
  time,
  balance,
}: {
  readonly record: MoneyRecord;
  readonly time: string;
  /** The balance after it, where there is room. */
  readonly balance?: string | undefined;
}) {
  const figure = useFigureText();
  const incoming = sizeOf(record.amount) > 0;
  const href = causeOf(record);
  return (
    <ListRow
      icon={
        <IconWell tone={incoming ? 'brand' : 'neutral'}>
          <Icon as={glyphOf(record)} size="m" />
        </IconWell>
      }
      title={<span className={styles.words}>{record.title}</span>}
      note={
        <span className={`cap num ${balance ? 'clip1' : styles.words}`}>
          {[time, record.note].filter(Boolean).join(' · ')}
        </span>
      }
      chevron={false}
      value={
        <span data-amount className={styles.amount}>
          <b className={incoming ? 'ok' : undefined}>{figure.signed(record.amount)}</b>
          {balance ? <small className={styles.after}>{balance}</small> : null}
        </span>
      }
      {...(href ? { href } : {})}
    />
  );
}
