import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { limits } from '@app/contract/core/limits';
import type { BundleQuote } from '@app/contract/travel/bundle-views';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { fieldText } from '../../../widgets/form-fields.ts';
import { useNamedText } from '../../../widgets/list-text.ts';
import type { ChangedRow } from '../../../widgets/price-change-sheet.tsx';
import { useChangedTour } from '../../../widgets/tours/changed-tour.ts';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { TravellersCard } from '../../../widgets/tours/travellers-card.tsx';
import { itemOf } from '../../../widgets/tours/use-book-tour.ts';
import {
  ContactCard,
  HeldUntil,
  PlaceBar,
  PointsCard,
  Rechecked,
  WayBlockedSheets,
} from '../../../widgets/travel/booking/booking-parts.tsx';
import { BookingSkeleton } from '../../../widgets/travel/booking/booking-skeleton.tsx';
import { picksParam } from '../combo-picks.ts';
import { ComboPolicies, ComboPrices, ComboSubject } from './combo-submit-parts.tsx';
import { type ComboBooking, peopleOfQuote, useBookCombo } from './use-book-combo.ts';

/** A combo that cannot be quoted: why, and the way back to it to choose anew. */
function NoQuote({ booking }: { readonly booking: ComboBooking }) {
  const t = useT();
  const { error } = booking.on;
  if (booking.named && error?.kind !== 'answer') return <ErrorState error={error} onRetry={booking.on.refetch} />;
  const why = error ? (Object.values(fieldMessages(error))[0] ?? error.msg) : t('tours.combo.no_quote_text');
  const gone = booking.comboId === '' || error?.key === 'tour_combo.offline' || error?.key === 'record.not_found';
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('tours.combo.no_quote_title')}
      text={why}
      action={
        gone ? (
          <ButtonLink href={hrefTo('tourHome', { list: 'combos' })}>{t('tours.combo.others')}</ButtonLink>
        ) : (
          <ButtonLink
            href={hrefTo('tourComboDetails', {
              id: booking.comboId,
              picks: picksParam(booking.picks),
              ...partyParams(booking.party),
            })}
          >
            {t('tours.combo.back_to')}
          </ButtonLink>
        )
      }
    />
  );
}

/** Returns what two versions of a quoted combo say differently: each tour's promises and its price. */
function useChangedCombo(): (before: BundleQuote, after: BundleQuote) => ChangedRow[] {
  const named = useNamedText();
  const format = usePriceFormat();
  const changedTour = useChangedTour();
  return (before, after) =>
    before.parts.flatMap((part) => {
      const now = after.parts.find(({ slot }) => slot === part.slot);
      if (!now) return [];
      const { title } = part.subject;
      const promises = changedTour(itemOf(part), itemOf(now)).map((row) => ({
        ...row,
        name: named(title, row.name),
      }));
      if (now.payable.amount === part.payable.amount) return promises;
      return [...promises, { name: title, before: format.text(part.payable), after: format.text(now.payable) }];
    });
}

/** Look once more before booking several tours as one: their departures, who comes, who is written to, the price of each. */
export default function ComboSubmit() {
  const t = useT();
  const go = useGo();
  const changedCombo = useChangedCombo();
  const booking = useBookCombo();
  const { on, form } = booking;
  const { quote } = on;
  if (!quote || booking.isLeaving) {
    const waits = booking.isLeaving || (on.isPending && booking.named);
    return (
      <Page title={t('tours.combo.confirm_title')} onBack={go.back}>
        {waits ? <BookingSkeleton /> : <NoQuote booking={booking} />}
      </Page>
    );
  }
  const shown = { booking, quote };
  const people = peopleOfQuote(quote);
  return (
    <Page
      title={t('tours.combo.confirm_title')}
      onBack={go.back}
      footer={<PlaceBar {...shown} note={t('tours.taxes_in')} action={t('tours.book_now')} />}
    >
      <HeldUntil {...shown} yours={t('tours.yours_once_booked')} />
      <Rechecked booking={booking} />
      <ComboSubject quote={quote} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          booking.place();
        }}
      >
        <TravellersCard form={form} people={people} keeps={booking.keeps} onKeeps={booking.setKeeps} />
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
      <PointsCard {...shown} />
      <ComboPrices quote={quote} />
      <ComboPolicies booking={booking} quote={quote} />
      <WayBlockedSheets booking={booking} rowsOf={changedCombo} />
    </Page>
  );
}
