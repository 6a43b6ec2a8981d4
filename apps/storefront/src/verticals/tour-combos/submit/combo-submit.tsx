import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { BundleQuote } from '@app/contract/travel/bundle-views';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useNamedText } from '../../../widgets/list-text.ts';
import type { ChangedRow } from '../../../widgets/price-change-sheet.tsx';
import { useChangedTour } from '../../../widgets/tours/changed-tour.ts';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { TravellersCard } from '../../../widgets/tours/travellers-card.tsx';
import { itemOf } from '../../../widgets/tours/use-book-tour.ts';
import { NoQuote, whyNot } from '../../../widgets/travel/booking/booking-page.tsx';
import { BundleSubmit } from '../../../widgets/travel/bundle/bundle-submit.tsx';
import { picksParam } from '../combo-picks.ts';
import { ComboPolicies, ComboPrices, ComboSubject } from './combo-submit-parts.tsx';
import { type ComboBooking, peopleOfQuote, useBookCombo } from './use-book-combo.ts';

/** A combo that cannot be quoted: why, and the way back to it to choose anew. */
function NoCombo({ booking }: { readonly booking: ComboBooking }) {
  const t = useT();
  const { error } = booking.on;
  const gone = booking.comboId === '' || error?.key === 'tour_combo.offline' || error?.key === 'record.not_found';
  return (
    <NoQuote
      booking={booking}
      title={t('tours.combo.no_quote_title')}
      text={whyNot(error) ?? t('tours.combo.no_quote_text')}
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
  const changedCombo = useChangedCombo();
  const booking = useBookCombo();
  return (
    <BundleSubmit
      booking={booking}
      title={t('tours.combo.confirm_title')}
      bar={{ note: t('tours.taxes_in'), action: t('tours.book_now') }}
      yours={t('tours.yours_once_booked')}
      wishes={{ label: t('tours.wishes'), placeholder: t('tours.wishes_hint') }}
      noQuote={<NoCombo booking={booking} />}
      subject={(quote) => <ComboSubject quote={quote} />}
      people={(quote) => (
        <TravellersCard
          form={booking.form}
          people={peopleOfQuote(quote)}
          keeps={booking.keeps}
          onKeeps={booking.setKeeps}
        />
      )}
      prices={(quote) => <ComboPrices quote={quote} />}
      policies={(quote) => <ComboPolicies booking={booking} quote={quote} />}
      rowsOf={changedCombo}
    />
  );
}
