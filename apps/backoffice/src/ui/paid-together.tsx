import type { StaffPaidTogether } from '@app/contract/payments/paid-together';
import { useFormat } from '../text/use-format';
import { useText, useTextOf } from '../text/use-text';
import { Facts } from './drawer';
import { PayableLink } from './payable-link';

/** The combined payment an order was put into: how it stands and every order in it. `id` is that of the order that is looked at. */
export function PaidTogether({ group, id }: { group: StaffPaidTogether | null; id: string }) {
  const t = useText();
  const textOf = useTextOf();
  const format = useFormat();
  if (!group) return null;
  const ended = group.orders.some(({ paidHere }) => paidHere);
  return (
    <Facts
      title={t('orders.group.title')}
      facts={[
        [t('orders.group.number'), group.paymentNumber],
        [t('orders.group.status'), textOf(`orders.payment_state.${group.status}`, 'ui.unknown')],
        [t('orders.group.total'), format.money(group.totalUsd)],
        [
          t('permission.orders'),
          group.orders.map((one) => (
            <div key={one.id}>
              {one.id === id ? one.number : <PayableLink payable={one} />}
              {` · ${format.money(one.amountUsd)}`}
              {ended && ` · ${t(one.paidHere ? 'orders.group.paid_here' : 'orders.group.not_here')}`}
            </div>
          )),
        ],
      ]}
    />
  );
}
