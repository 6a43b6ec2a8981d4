import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { BundleQuote } from '@app/contract/travel/bundle-views';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useChangedStay } from '../../../widgets/hotels/changed-stay.ts';
import type { ChangedRow } from '../../../widgets/price-change-sheet.tsx';
import { NoQuote, whyNot } from '../../../widgets/travel/booking/booking-page.tsx';
import { BundleSubmit } from '../../../widgets/travel/bundle/bundle-submit.tsx';
import { tripParams } from '../combo-address.ts';
import { ComboPolicies, ComboPrices, ComboSubject } from './combo-submit-parts.tsx';
import { ComboTravellers } from './combo-travellers.tsx';
import { type TripBooking, useBookTrip } from './use-book-trip.ts';

/** A combo that cannot be quoted: why, and the way back to it to choose anew. */
function NoCombo({ booking }: { readonly booking: TripBooking }) {
  const t = useT();
  const { error } = booking.on;
  const gone = booking.comboId === '' || error?.key === 'combo.offline' || error?.key === 'record.not_found';
  return (
    <NoQuote
      booking={booking}
      art="/art/combo.webp"
      title={t('combos.no_quote_title')}
      text={whyNot(error) ?? t('combos.no_quote_text')}
      action={
        gone ? (
          <ButtonLink href={hrefTo('comboDetails')}>{t('combos.others')}</ButtonLink>
        ) : (
          <ButtonLink
            href={hrefTo('comboDetails', { id: booking.comboId, ...(booking.trip && tripParams(booking.trip)) })}
          >
            {t('combos.back_to')}
          </ButtonLink>
        )
      }
    />
  );
}

/** Returns what two versions of a quoted combo say differently: the price of each part, and of a stay what else is promised. */
function useChangedParts(): (before: BundleQuote, after: BundleQuote) => ChangedRow[] {
  const format = usePriceFormat();
  const changedStay = useChangedStay();
  return (before, after) =>
    before.parts.flatMap((part) => {
      const now = after.parts.find(({ slot }) => slot === part.slot);
      if (!now) return [];
      const { title } = part.subject;
      const other = part.kind === 'hotel' ? changedStay(part.subject, now.subject) : [];
      if (now.payable.amount === part.payable.amount) return other;
      return [{ name: title, before: format.text(part.payable), after: format.text(now.payable) }, ...other];
    });
}

/** Look once more before booking several kinds of travel as one: the parts, who travels, who is written to, the price of each. */
export default function ComboSubmitOrderScreen() {
  const t = useT();
  const changedParts = useChangedParts();
  const booking = useBookTrip();
  return (
    <BundleSubmit
      booking={booking}
      title={t('combos.confirm_title')}
      bar={{ note: t('combos.taxes_in'), action: t('combos.book_now') }}
      yours={t('combos.yours_once_booked')}
      wishes={{ label: t('combos.wishes'), placeholder: t('combos.wishes_hint') }}
      noQuote={<NoCombo booking={booking} />}
      subject={(quote) => <ComboSubject booking={booking} quote={quote} />}
      people={(quote) => <ComboTravellers booking={booking} quote={quote} />}
      prices={(quote) => <ComboPrices quote={quote} />}
      policies={(quote) => <ComboPolicies booking={booking} quote={quote} />}
      rowsOf={changedParts}
    />
  );
}
