import { useT } from '@app/client/i18n';
import { mealLimits } from '@app/contract/verticals/meals/limits';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useMealWords } from '../../../widgets/dining/meal-words.ts';
import {
  BookingSheets,
  ContactCard,
  HeldUntil,
  PlaceBar,
  PolicyCard,
  PriceCards,
  Rechecked,
} from '../../../widgets/travel/booking/booking-parts.tsx';
import { BookingSkeleton } from '../../../widgets/travel/booking/booking-skeleton.tsx';
import { MealSubject } from '../meal-subject.tsx';
import styles from './meal-submit.module.css';
import { type NotToBeHad, notToBeHad } from './not-to-be-had.ts';
import { type MealBooking, useBookMeal } from './use-book-meal.ts';

/** Fewer pieces where there are some, else other set meals. */
function WayOn({ booking, none }: { readonly booking: MealBooking; readonly none: NotToBeHad | null }) {
  const t = useT();
  const left = none?.left ?? 0;
  if (left > 0 && left < booking.count) {
    return <Button onClick={() => booking.setCount(left)}>{t('meal.confirm.take', { count: left })}</Button>;
  }
  return <ButtonLink href={hrefTo('diningHome', { tab: 'meals' })}>{t('meal.others')}</ButtonLink>;
}

/** Set meals that cannot be quoted: why, and what can be had instead. */
function NoQuote({ booking }: { readonly booking: MealBooking }) {
  const t = useT();
  const { error } = booking.on;
  if (booking.named && error?.kind !== 'answer') return <ErrorState error={error} onRetry={booking.on.refetch} />;
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('meal.confirm.none_title')}
      text={error?.msg ?? t('meal.gone_text')}
      action={<WayOn booking={booking} none={notToBeHad(error)} />}
    />
  );
}

/** Somebody else had them between the quote and the order: why, and what can be had instead. What was typed stays. */
function Lost({ booking }: { readonly booking: MealBooking }) {
  const t = useT();
  const { lost } = booking;
  return (
    <Sheet open={lost !== null} onClose={booking.forgetLost} title={t('meal.confirm.none_title')}>
      {lost ? (
        <div className={styles.lost}>
          <p role="alert">{lost.msg}</p>
          <p className="sub t2">{t('dining.typed_stays')}</p>
          <WayOn booking={booking} none={lost} />
        </div>
      ) : null}
    </Sheet>
  );
}

/** Look once more before ordering: what, how many, who is written to, the price, and what comes back. */
export default function MealSubmit() {
  const t = useT();
  const go = useGo();
  const words = useMealWords();
  const booking = useBookMeal();
  const { on } = booking;
  const { quote } = on;
  const refused = notToBeHad(on.refused);
  if (!quote) {
    return (
      <Page title={t('meal.confirm.title')} onBack={go.back}>
        {on.isPending && booking.named ? <BookingSkeleton /> : <NoQuote booking={booking} />}
      </Page>
    );
  }
  const item = quote.subject.item as MealItem;
  const shown = { booking, quote };
  const again = on.rechecked?.before?.subject.item as MealItem | undefined;
  return (
    <Page
      title={t('meal.confirm.title')}
      onBack={go.back}
      footer={<PlaceBar {...shown} note={t('meal.pieces', { count: item.pieces })} action={t('meal.confirm.place')} />}
    >
      {again && again.pieces !== item.pieces && !on.refused ? null : <Rechecked booking={booking} />}
      {refused ? (
        <div className={styles.wayOn}>
          <WayOn booking={booking} none={refused} />
        </div>
      ) : null}
      <MealSubject subject={quote.subject} item={item} />
      <Card>
        <div className={styles.pieces}>
          <h2 className="h3 grow">{t('meal.how_many')}</h2>
          <Stepper
            label={t('meal.how_many')}
            value={booking.count}
            max={mealLimits.pieces}
            size="l"
            disabled={booking.isPlacing}
            onChange={booking.setCount}
          />
        </div>
      </Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          booking.place();
        }}
      >
        <ContactCard booking={booking} />
      </form>
      <PriceCards {...shown} listName={t('meal.pieces', { count: item.pieces })} />
      <PolicyCard
        {...shown}
        title={t('meal.confirm.back_title')}
        accept={t('meal.confirm.accept')}
        lines={
          <ul className={`t2 ${styles.returns}`}>
            <li>{words.refund(item)}</li>
            <li>{words.atExpiry(item)}</li>
          </ul>
        }
      />
      <HeldUntil {...shown} yours={t('meal.yours_once_booked')} />
      <BookingSheets booking={booking} />
      <Lost booking={booking} />
    </Page>
  );
}
