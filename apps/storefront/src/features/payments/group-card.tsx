import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import type { Cashier } from '@app/contract/payments/schemas';
import { Card } from '../../ui/card.tsx';
import { KeyValue } from '../../ui/list-row.tsx';
import { Price } from '../../ui/price.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { ErrorNote } from '../../ui/states.tsx';
import { ApartButton } from '../../widgets/apart-button.tsx';
import { RoundingLine } from '../../widgets/rounding-line.tsx';

/** The orders of a combined payment with what each costs, and the way to pay them by themselves after all; nothing for other payments. */
export function GroupCard({ cashier }: { readonly cashier: Cashier }) {
  const t = useT();
  const { payable, own, proof } = cashier;
  const id = payable.kind === 'order_group' && own ? payable.id : null;
  const read = useEndpoint(orderGroupEndpoints.orderGroup, { query: { id: id ?? '' } }, { enabled: id !== null });
  if (id === null) return null;
  const group = read.data;
  return (
    <Card>
      <h2 className="h3">{t('group.orders')}</h2>
      {group ? (
        <dl>
          {group.orders.map(({ id: orderId, number, title, amount }) => (
            <KeyValue
              key={orderId}
              name={
                <>
                  <span className="clip2">{title}</span>
                  <span className="cap t3 num">{number}</span>
                </>
              }
            >
              <Price price={amount} />
            </KeyValue>
          ))}
          <RoundingLine total={group.total} parts={group.orders.map(({ amount }) => amount)} />
        </dl>
      ) : read.error ? (
        <ErrorNote error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonText lines={3} />
      )}
      {/* What was paid elsewhere is looked at first. */}
      {proof?.state === 'submitted' ? null : <ApartButton groupId={id} />}
    </Card>
  );
}
