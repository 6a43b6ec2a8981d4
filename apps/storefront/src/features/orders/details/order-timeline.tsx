import { type TextKey, useT } from '@app/client/i18n';
import type { OrderDetail } from '@app/contract/orders/schemas';
import { Timeline } from '../../../widgets/timeline.tsx';

/** What happened to an order, the newest first. */
export function OrderTimeline({ timeline }: { readonly timeline: OrderDetail['timeline'] }) {
  const t = useT();
  return (
    <Timeline
      title={t('orders.timeline')}
      entries={timeline.map(({ at, event, note }) => ({
        key: `${at} ${event}`,
        title: t(`orders.event.${event}` as TextKey),
        note,
        at,
      }))}
    />
  );
}
