import { useT } from '@app/client/i18n';
import { useInvalidate } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { useEffect, useRef } from 'react';
import { listenTo } from '../../shell/realtime.ts';
import { toast } from '../../ui/toast-store.ts';

/** What the wallet is kept in. */
const WALLET_CURRENCY = 'USD';
const payments = [paymentEndpoints.cashier, paymentEndpoints.payStatus] as const;

/**
 * Reads orders and payments again when the server says that one of this customer's orders has changed, and tells of
 * money that came too late for its order and went to the wallet.
 */
export function useOrderNews(): void {
  const t = useT();
  const format = usePriceFormat();
  const invalidate = useInvalidate();
  const latest = useRef(invalidate);
  const credited = useRef((_usd: number) => {});
  useEffect(() => {
    latest.current = invalidate;
    credited.current = (usd) => {
      const amount = format.text({ amount: usd, currency: WALLET_CURRENCY });
      toast(t('after_sale.credited_now', { amount }), 'success');
      void invalidate(accountEndpoints.userInfo, orderEndpoints.orderDetails, ...payments);
    };
  });
  useEffect(() => listenTo('payment.credited_late', ({ usd }) => credited.current(Number(usd))), []);
  useEffect(
    () =>
      listenTo('order.changed', () => {
        void latest.current(
          orderEndpoints.orderList,
          orderEndpoints.orderDetails,
          orderGroupEndpoints.orderGroup,
          ...payments,
        );
      }),
    [],
  );
}
