import { useT } from '@app/client/i18n';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { mealLimits } from '@app/contract/verticals/meals/limits';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useMealWords } from '../../../widgets/dining/meal-words.ts';
import { BookingForm, BookingPage, NoQuote } from '../../../widgets/travel/booking/booking-page.tsx';
import {
  BookingSheets,
  ContactCard,
  HeldUntil,
  PolicyCard,
  PriceCards,
  Rechecked,
} from '../../../widgets/travel/booking/booking-parts.tsx';
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
function NoMeals({ booking }: { readonly booking: MealBooking }) {
  const t = useT();
  const { error } = booking.on;
  return (
    <NoQuote
      booking={booking}
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

type Shown = { readonly booking: MealBooking; readonly quote: TravelQuote };

/** How many pieces. */
function PiecesCard({ booking }: { readonly booking: MealBooking }) {
  const t = useT();
  return (
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
  );
}

/** What is ordered, and all that is asked for it. */
function Meals({ booking, quote }: Shown) {
  const t = useT();
  const words = useMealWords();
  const { on } = booking;
  const item = quote.subject.item as MealItem;
  const shown = { booking, quote };
  const refused = notToBeHad(on.refused);
  const again = on.rechecked?.before?.subject.item as MealItem | undefined;
  return (
    <>
      {again && again.pieces !== item.pieces && !on.refused ? null : <Rechecked booking={booking} />}
      {refused ? (
        <div className={styles.wayOn}>
          <WayOn booking={booking} none={refused} />
        </div>
      ) : null}
      <MealSubject subject={quote.subject} item={item} />
      <PiecesCard booking={booking} />
      <BookingForm booking={booking}>
        <ContactCard booking={booking} />
      </BookingForm>
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
    </>
  );
}

/** Look once more before ordering: what, how many, who is written to, the price, and what comes back. */
export default function MealSubmit() {
  const t = useT();
  const booking = useBookMeal();
  return (
    <BookingPage
      title={t('meal.confirm.title')}
      booking={booking}
      noQuote={<NoMeals booking={booking} />}
      bar={({ subject }) => ({
        note: t('meal.pieces', { count: (subject.item as MealItem).pieces }),
        action: t('meal.confirm.place'),
      })}
    >
      {(quote) => <Meals booking={booking} quote={quote} />}
    </BookingPage>
  );
}
