import { useT } from '@app/client/i18n';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './price-change-sheet.module.css';

/** Another order waits for its payment: pay it, cancel it and go on, or look at it. */
export function UnpaidOrderSheet(props: {
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onPay: () => void;
  readonly onCancel: () => void;
  readonly onSee: () => void;
}) {
  const t = useT();
  const leaveFor = (move: () => void) => () => {
    props.onClose();
    move();
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('orders.unpaid_title')}
      footer={
        <div className={styles.stackedButtons}>
          <Button block onClick={leaveFor(props.onPay)}>
            {t('orders.unpaid_pay')}
          </Button>
          <Button block kind="ghost" loading={props.busy} onClick={props.onCancel}>
            {t('orders.unpaid_cancel')}
          </Button>
          <Button block kind="ghost" onClick={leaveFor(props.onSee)}>
            {t('orders.unpaid_see')}
          </Button>
        </div>
      }
    >
      <p className={styles.intro}>{t('orders.unpaid_text')}</p>
    </Sheet>
  );
}
