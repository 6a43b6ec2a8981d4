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
import type { ChangedRow } from '../../../widgets/price-change-sheet.tsx';
import {
  ContactCard,
  HeldUntil,
  PlaceBar,
  PointsCard,
  Rechecked,
  WayBlockedSheets,
} from '../../../widgets/travel/booking/booking-parts.tsx';
import { BookingSkeleton } from '../../../widgets/travel/booking/booking-skeleton.tsx';
import { tripParams } from '../combo-address.ts';
import { ComboPolicies, ComboPrices, ComboSubject } from './combo-submit-parts.tsx';
import { ComboTravellers } from './combo-travellers.tsx';
import { type TripBooking, useBookTrip } from './use-book-trip.ts';

/** A combo that cannot be quoted: why, and the way back to it to choose anew. */
function NoQuote({ booking }: { readonly booking: TripBooking }) {
  const t = useT();
  const { error } = booking.on;
  if (booking.named && error?.kind !== 'answer') return <ErrorState error={error} onRetry={booking.on.refetch} />;
  const why = error ? (Object.values(fieldMessages(error))[0] ?? error.msg) : t('combos.no_quote_text');
  const gone = booking.comboId === '' || error?.key === 'combo.offline' || error?.key === 'record.not_found';
  return (
    <EmptyState
      art="/art/combo.webp"
      title={t('combos.no_quote_title')}
      text={why}
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

/** Returns what two versions of a quoted combo say differently: the price of each part. */
function useChangedParts(): (before: BundleQuote, after: BundleQuote) => ChangedRow[] {
  const format = usePriceFormat();
  return (before, after) =>
    before.parts.flatMap((part) => {
      const now = after.parts.find(({ slot }) => slot === part.slot);
      if (!now || now.payable.amount === part.payable.amount) return [];
      return [{ name: part.subject.title, before: format.text(part.payable), after: format.text(now.payable) }];
    });
}

/** Look once more before booking several kinds of travel as one: the parts, who travels, who is written to, the price of each. */
export default function ComboSubmitOrderScreen() {
  const t = useT();
  const go = useGo();
  const changedParts = useChangedParts();
  const booking = useBookTrip();
  const { on, form } = booking;
  const { quote } = on;
  if (!quote || booking.isLeaving) {
    const waits = booking.isLeaving || (on.isPending && booking.named);
    return (
      <Page title={t('combos.confirm_title')} onBack={go.back}>
        {waits ? <BookingSkeleton /> : <NoQuote booking={booking} />}
      </Page>
    );
  }
  const shown = { booking, quote };
  return (
    <Page
      title={t('combos.confirm_title')}
      onBack={go.back}
      footer={<PlaceBar {...shown} note={t('combos.taxes_in')} action={t('combos.book_now')} />}
    >
      <HeldUntil {...shown} yours={t('combos.yours_once_booked')} />
      <Rechecked booking={booking} />
      <ComboSubject {...shown} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          booking.place();
        }}
      >
        <ComboTravellers {...shown} />
        <ContactCard booking={booking} />
        <Card>
          <TextArea
            label={t('combos.wishes')}
            placeholder={t('combos.wishes_hint')}
            maxLength={limits.orderNote}
            rows={2}
            error={fieldText(form.formState.errors.wishes)}
            {...form.register('wishes')}
          />
        </Card>
      </form>
      <PointsCard {...shown} />
      <ComboPrices quote={quote} />
      <ComboPolicies {...shown} />
      <WayBlockedSheets booking={booking} rowsOf={changedParts} />
    </Page>
  );
}
