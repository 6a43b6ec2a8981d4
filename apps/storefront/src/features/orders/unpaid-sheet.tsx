import { useT } from '@app/client/i18n';
import { useGo } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './orders.module.css';
import type { Placing } from './use-place-order.ts';

/** Another order waits for its payment: pay it, cancel it and go on, or look at it. */
export function UnpaidSheet({ placing }: { readonly placing: Placing }) {
  const t = useT();
  const go = useGo();
  const { open } = placing;
  const leaveFor = (move: () => void) => {
    placing.forgetOpen();
    move();
  };
  return (
    <Sheet
      open={open !== null}
      onClose={placing.forgetOpen}
      title={t('orders.unpaid_title')}
      footer={
        <div className={styles.stackedButtons}>
          <Button block onClick={() => open && leaveFor(() => go.to('cashier', { payment: open.paymentId }))}>
            {t('orders.unpaid_pay')}
          </Button>
          <Button
            block
            kind="ghost"
            loading={placing.isCancelling || placing.isPlacing}
            onClick={() => void placing.cancelOpen()}
          >
            {t('orders.unpaid_cancel')}
          </Button>
          <Button
            block
            kind="ghost"
            onClick={() => open && leaveFor(() => go.to('orderDetails', { id: open.orderId }))}
          >
            {t('orders.unpaid_see')}
          </Button>
        </div>
      }
    >
      <p className={styles.intro}>{t('orders.unpaid_text')}</p>
    </Sheet>
  );
}
