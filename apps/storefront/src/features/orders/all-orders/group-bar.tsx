import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { limits } from '@app/contract/core/limits';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from '../my-orders/my-orders.module.css';
import type { Choosing } from './use-choosing.ts';

/** The bar while orders are chosen: how many, what they come to as the server says, and on to the cashier. */
export function GroupBar({ choosing }: { readonly choosing: Choosing }) {
  const t = useT();
  const { chosen } = choosing;
  const enough = chosen.length >= 2;
  const tooMany = chosen.length > limits.groupOrders;
  const read = useEndpoint(
    orderGroupEndpoints.groupTotal,
    { query: { orders: chosen.join(',') } },
    { enabled: enough && !tooMany, staleTime: 0 },
  );
  const hint = tooMany ? t('group.most', { count: limits.groupOrders }) : enough ? null : t('group.choose_hint');
  return (
    <div className={styles.bar}>
      <div className={styles.total} aria-live="polite">
        <p className="cap t3">{hint ?? t('group.chosen', { count: chosen.length })}</p>
        {hint === null && read.data ? <Price price={read.data.total} size="l" /> : null}
      </div>
      <Button disabled={hint !== null} loading={choosing.isPaying} onClick={() => choosing.pay()}>
        {t('group.pay')}
      </Button>
    </div>
  );
}
