import { useGo } from '../../../shell/navigation.ts';
import { UnpaidOrderSheet } from '../../../widgets/unpaid-order-sheet.tsx';
import type { Placing } from './use-place-order.ts';

/** Another order waits for its payment: pay it, cancel it and go on, or look at it. */
export function UnpaidSheet({ placing }: { readonly placing: Placing }) {
  const go = useGo();
  const { open } = placing;
  return (
    <UnpaidOrderSheet
      open={open !== null}
      orderId={open?.orderId ?? null}
      busy={placing.isCancelling || placing.isPlacing}
      onClose={placing.forgetOpen}
      onPay={() => open && go.to('cashier', { payment: open.paymentId })}
      onCancel={() => void placing.cancelOpen()}
      onSee={() => open && go.to('orderDetails', { id: open.orderId })}
    />
  );
}
