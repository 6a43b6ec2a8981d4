import { useT } from '@app/client/i18n';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { Controller } from 'react-hook-form';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/controls.tsx';
import { fieldText } from '../../../widgets/form-fields.ts';
import styles from '../../../widgets/tours/tour-subject.module.css';
import { needsMinimum, type TourBooking } from '../../../widgets/tours/use-book-tour.ts';
import { useZoneText } from '../../../widgets/travel/dates/zone-text.ts';

/** That the departure takes place only from so many people on, when that is decided, and that it was read. */
export function MinimumCard({ booking, item }: { readonly booking: TourBooking; readonly item: TourItem }) {
  const t = useT();
  const local = useZoneText(item.zone);
  if (!needsMinimum(item) || item.decidesAt === null) return null;
  const time = local.minute(item.decidesAt);
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('tours.minimum_title', { count: item.minPeople })}</h2>
      <p className="sub t2">{t('tours.minimum_now', { booked: item.now.booked, time })}</p>
      <Controller
        control={booking.form.control}
        name="minimum"
        render={({ field, fieldState }) => (
          <div className={styles.accept} ref={field.ref} tabIndex={-1}>
            <Checkbox
              label={t('tours.minimum_accept')}
              checked={field.value === '1'}
              onChange={(on) => field.onChange(on ? '1' : '')}
            >
              <span className="sub">{t('tours.minimum_accept')}</span>
            </Checkbox>
            {fieldState.error ? (
              <p className="cap bad" role="alert">
                {fieldText(fieldState.error)}
              </p>
            ) : null}
          </div>
        )}
      />
    </Card>
  );
}
