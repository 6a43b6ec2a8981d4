import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { Card } from '../../../ui/card.tsx';
import { Radio } from '../../../ui/controls.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import styles from '../../../widgets/tours/tour-subject.module.css';
import { partyQuery } from '../../../widgets/tours/tour-trip.ts';
import type { TourBooking } from '../../../widgets/tours/use-book-tour.ts';
import { hourBefore } from '../hours.ts';

/** Where they join: at the meeting point, or at one of the pickups, which may cost something. Another choice is priced anew. */
export function PickupCard({ booking, item }: { readonly booking: TourBooking; readonly item: TourItem }) {
  const t = useT();
  const format = usePriceFormat();
  const read = useEndpoint(tourEndpoints.tourDetails, { query: { id: item.tourId, ...partyQuery(item.party) } });
  const busy = booking.on.isRevising || booking.on.isPending || booking.isPlacing;
  const pickups = read.data?.pickups ?? [];
  if (read.data && pickups.length === 0) return null;
  return (
    <Card>
      <fieldset>
        <legend className={`h3 ${styles.head}`}>{t('tours.where_to_join')}</legend>
        {read.isPending ? <SkeletonText lines={2} /> : null}
        {read.error && !read.data ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
        {read.data ? (
          <div className={styles.choice}>
            <Radio
              name="pickup"
              label={item.meeting.name}
              checked={!booking.pickup}
              disabled={busy}
              onChange={() => booking.setPickup(null)}
            >
              <span className="grow">
                <span className={styles.block}>{item.meeting.name}</span>
                <span className="cap t3">{t('tours.meet_at', { hour: item.start })}</span>
              </span>
            </Radio>
            <span className="sub semi">{t('common.free')}</span>
          </div>
        ) : null}
        {pickups.map((pickup) => (
          <div key={pickup.id} className={styles.choice}>
            <Radio
              name="pickup"
              label={pickup.name}
              checked={booking.pickup === pickup.id}
              disabled={busy}
              onChange={() => booking.setPickup(pickup.id)}
            >
              <span className="grow">
                <span className={styles.block}>{pickup.name}</span>
                <span className="cap t3">
                  {t('tours.pickup_at', { hour: hourBefore(item.start, pickup.minutesBefore) })}
                </span>
              </span>
            </Radio>
            <span className="sub semi num">
              {pickup.price.usd === 0 ? t('common.free') : t('tours.each', { amount: format.text(pickup.price) })}
            </span>
          </div>
        ))}
      </fieldset>
    </Card>
  );
}
