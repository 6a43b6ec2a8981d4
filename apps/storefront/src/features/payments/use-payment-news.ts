import { useT } from '@app/client/i18n';
import { useInvalidate } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { proofEndpoints } from '@app/contract/payments/proofs/endpoints';
import { useEffect, useRef } from 'react';
import { listenTo } from '../../shell/realtime.ts';
import { toast } from '../../ui/toast-store.ts';

/** What the wallet is kept in. */
const WALLET_CURRENCY = 'USD';
const payments = [paymentEndpoints.cashier, paymentEndpoints.payStatus, proofEndpoints.proofPage] as const;

/**
 * Reads payments again when the server says that one of this customer's has changed, and tells of money that came too
 * late for what it was meant for and went to the wallet.
 */
export function usePaymentNews(): void {
  const t = useT();
  const format = usePriceFormat();
  const invalidate = useInvalidate();
  const changed = useRef(() => {});
  const credited = useRef((_usd: number) => {});
  useEffect(() => {
    changed.current = () => void invalidate(orderEndpoints.orderList, orderEndpoints.orderDetails, ...payments);
    credited.current = (usd) => {
      const amount = format.text({ amount: usd, currency: WALLET_CURRENCY });
      toast(t('after_sale.credited_now', { amount }), 'success');
      void invalidate(accountEndpoints.userInfo, orderEndpoints.orderDetails, ...payments);
    };
  });
  useEffect(() => listenTo('payment.credited_late', ({ usd }) => credited.current(Number(usd))), []);
  useEffect(() => listenTo('order.changed', () => changed.current()), []);
  useEffect(() => listenTo('payment.changed', () => changed.current()), []);
}
