import type { PermissionKey } from '@app/contract/core/permissions';
import type { LedgerOwner, LedgerUnit } from '@app/contract/ledger/staff-schemas';
import { TRAVEL_PAYABLES } from '@app/contract/travel/kinds';
import { Link } from 'react-router';
import { useAllowed } from '../../api/session';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { CustomerLink } from '../../ui/customer-link';
import { RecordLink, TwoLines } from '../../ui/list/cells';
import styles from './ledger.module.css';
import { ADJUSTMENTS_PATH } from './ledger-paths';
import { changeText, ownerText, referenceName } from './ledger-words';

/** A change in figures that stand under each other; what comes in is green. */
export function Change({ unit, amount }: { unit: LedgerUnit; amount: number }) {
  const format = useFormat();
  return <b className={amount > 0 ? styles.in : styles.out}>{changeText(unit, amount, { format })}</b>;
}

/** A customer with their e-mail, or the house. */
export function OwnerCell({ owner }: { owner: LedgerOwner | null }) {
  const t = useText();
  return owner ? (
    <TwoLines top={<CustomerLink id={owner.id} name={ownerText(t, owner)} />} bottom={owner.email} />
  ) : (
    <span>{t('ledger.house')}</span>
  );
}

/** The kind of a record, leading to its transfer below the list for those who may look into the books. */
export function KindLink({ row }: { row: { kindName: string; transferId: string } }) {
  const open = useAllowed('money.ledger.view');
  return open ? <RecordLink to={row.transferId}>{row.kindName}</RecordLink> : <span>{row.kindName}</span>;
}

/** Where the records behind bookings are shown, and who may go there. */
const places: Readonly<Record<string, { path: string; permission: PermissionKey }>> = {
  goods_order: { path: '/orders/goods', permission: 'orders.goods.view' },
  payment: { path: '/money/payments', permission: 'money.payments.view' },
  top_up: { path: '/money/top-ups', permission: 'money.top_ups.view' },
  withdrawal: { path: '/money/withdrawals', permission: 'money.withdrawals.view' },
  adjustment: { path: ADJUSTMENTS_PATH, permission: 'money.adjustments.view' },
  ...Object.fromEntries(
    TRAVEL_PAYABLES.map((kind) => [kind, { path: '/travel/orders', permission: 'travel.orders.view' as const }]),
  ),
};

const SHOWN = 8;
type Reference = { kind: string; id: string };

/** The end of a long id, where such ids differ. */
const shortId = (id: string): string => (id.length > SHOWN + 1 ? `…${id.slice(-SHOWN)}` : id);

/** What a booking belongs to, leading there for those who may look. */
export function ReferenceLink({ reference, whole = false }: { reference: Reference; whole?: boolean }) {
  const t = useText();
  const place = places[reference.kind];
  const allowed = useAllowed(place?.permission ?? 'money.ledger.view');
  const text = `${referenceName(t, reference.kind)} ${whole ? reference.id : shortId(reference.id)}`;
  if (!place || !allowed) {
    return (
      <span className={styles.line} title={reference.id}>
        {text}
      </span>
    );
  }
  return (
    <Link
      {...(whole ? {} : { className: styles.line ?? '' })}
      to={`${place.path}/${encodeURIComponent(reference.id)}`}
      title={reference.id}
    >
      {text}
    </Link>
  );
}
