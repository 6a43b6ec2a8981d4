import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { fieldText } from '../../../widgets/form-fields.ts';
import { useChangedTour } from '../../../widgets/tours/changed-tour.ts';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { TravellersCard } from '../../../widgets/tours/travellers-card.tsx';
import { itemOf, peopleOf, type TourBooking, useBookTour } from '../../../widgets/tours/use-book-tour.ts';
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
import { TourSubject } from '../tour-subject.tsx';
import { MinimumCard } from './minimum-card.tsx';
import { PickupCard } from './pickup-card.tsx';

/** A departure that cannot be quoted: why, and the way back to the tour to choose another. */
function NoQuote({ booking }: { readonly booking: TourBooking }) {
  const t = useT();
  const { error } = booking.on;
  if (booking.named && error?.kind !== 'answer') return <ErrorState error={error} onRetry={booking.on.refetch} />;
  const why = error ? (Object.values(fieldMessages(error))[0] ?? error.msg) : t('tours.no_quote_text');
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('tours.no_quote_title')}
      text={why}
      action={
        booking.tourId ? (
          <ButtonLink href={hrefTo('tourDetails', { id: booking.tourId, ...partyParams(booking.party) })}>
            {t('tours.other_departure')}
          </ButtonLink>
        ) : (
          <ButtonLink href={hrefTo('tourHome')}>{t('tours.other_search')}</ButtonLink>
        )
      }
    />
  );
}

/** Look once more before booking: the departure, who comes, where they join, who is written to, every step of the price. */
export default function TourSubmit() {
  const t = useT();
  const go = useGo();
  const words = useTourWords();
  const changedTour = useChangedTour();
  const booking = useBookTour();
  const { on, form, quote } = booking;
  if (!quote) {
    return (
      <Page title={t('tours.confirm_title')} onBack={go.back}>
        {on.isPending && booking.named ? <BookingSkeleton /> : <NoQuote booking={booking} />}
      </Page>
    );
  }
  const item = itemOf(quote);
  const shown = { booking, quote };
  return (
    <Page
      title={t('tours.confirm_title')}
      onBack={go.back}
      footer={<PlaceBar {...shown} note={t('tours.taxes_in')} action={t('tours.book_now')} />}
    >
      <HeldUntil {...shown} yours={t('tours.yours_once_booked')} />
      {booking.isChosenAnew && !on.refused ? null : <Rechecked booking={booking} />}
      <TourSubject subject={quote.subject} item={item} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          booking.place();
        }}
      >
        <TravellersCard form={form} people={peopleOf(item)} keeps={booking.keeps} onKeeps={booking.setKeeps} />
        <PickupCard booking={booking} item={item} />
        <ContactCard booking={booking} />
        <Card>
          <TextArea
            label={t('tours.wishes')}
            placeholder={t('tours.wishes_hint')}
            maxLength={limits.orderNote}
            rows={2}
            error={fieldText(form.formState.errors.wishes)}
            {...form.register('wishes')}
          />
        </Card>
      </form>
      <PriceCards {...shown} listName={words.units(item.units)} />
      <PolicyCard {...shown} title={t('tours.if_you_cancel')} accept={t('tours.accept_policy')} />
      <MinimumCard booking={booking} item={item} />
      <BookingSheets booking={booking} differences={(before, after) => changedTour(itemOf(before), itemOf(after))} />
    </Page>
  );
}
