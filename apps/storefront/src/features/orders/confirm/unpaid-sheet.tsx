import { useGo } from '../../../shell/navigation.ts';
import { UnpaidOrderSheet } from '../../../widgets/unpaid-order-sheet.tsx';
import type { Placing } from './use-place-order.ts';

/** Other orders wait for their payment: pay, cancel and go on, or look at them. */
export function UnpaidSheet({ placing }: { readonly placing: Placing }) {
  const go = useGo();
  const { inTheWay } = placing;
  return (
    <UnpaidOrderSheet
      orders={inTheWay.orders}
      busy={placing.isPlacing}
      onClose={inTheWay.forget}
      onPay={({ paymentId }) => go.to('cashier', { payment: paymentId })}
      onCancel={inTheWay.placeInstead}
      onSee={({ orderId }) => go.to('orderDetails', { id: orderId })}
    />
  );
}
