import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { IconCircleCheck } from '@tabler/icons-react';
import { useClockOffset } from '../../../shell/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, Note } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CancelBookingSheet } from '../../../widgets/travel/order/cancel-booking-sheet.tsx';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import styles from './coming-card.module.css';
import { mayReportLate } from './may-report-late.ts';

/** Whether the party still comes: asked in the hours before the table, with the way to cancel it; shown once it was said. */
export function ComingCard({ order, item }: { readonly order: TravelOrderDetail; readonly item: DiningItem }) {
  const t = useT();
  const asking = useAsking<'cancel'>();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const now = Date.now() + offsetMs;
  const saying = useEndpointMutation(diningEndpoints.reportDiningComing, {
    invalidates: [travelEndpoints.travelOrderDetails],
    onSuccess: () => toast(t('dining.coming_sent'), 'success'),
  });
  if (!mayReportLate(order, now) || now >= Date.parse(order.service.startsAt)) return null;
  if (item.comingAt) {
    return (
      <Card flush>
        <Note icon={<Icon as={IconCircleCheck} size="m" />}>{t('dining.coming_known')}</Note>
      </Card>
    );
  }
  return (
    <Card>
      <h2 className="h3">{t('dining.coming_ask')}</h2>
      <p className="sub t2">{t('dining.coming_text')}</p>
      <div className={styles.answers}>
        {order.actions.includes('cancel_paid') ? (
          <Button block kind="ghost" onClick={() => asking.ask('cancel')}>
            {t('dining.coming_no')}
          </Button>
        ) : null}
        <Button block loading={saying.isPending} onClick={() => saying.mutate({ body: { orderId: order.id } })}>
          {t('dining.coming_yes')}
        </Button>
      </div>
      <CancelBookingSheet
        key={asking.times}
        orderId={order.id}
        paid
        open={asking.what === 'cancel'}
        onClose={asking.close}
      />
    </Card>
  );
}
