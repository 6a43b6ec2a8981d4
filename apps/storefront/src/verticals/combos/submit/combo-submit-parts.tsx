import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import type { BundleQuote, BundleQuotePart } from '@app/contract/travel/bundle-views';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useListText } from '../../../widgets/list-text.ts';
import {
  BundlePolicies,
  BundlePrices,
  QuotedBundle,
  QuotedPart,
} from '../../../widgets/travel/bundle/bundle-submit.tsx';
import { useFreeText } from '../../../widgets/travel/bundle/free-part.ts';
import { usePartWhen } from '../../../widgets/travel/bundle/use-part-when.ts';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { kindIcons } from '../combo-words.ts';
import type { TripBooking } from './use-book-trip.ts';

type QuotedTripProps = { readonly booking: TripBooking; readonly quote: BundleQuote };

function Part({ part }: { readonly part: BundleQuotePart }) {
  const when = usePartWhen();
  const { cover, subtitle } = part.subject;
  return (
    <QuotedPart
      part={part}
      thumb={cover ? <Picture src={cover} alt="" width={56} /> : <Icon as={kindIcons[part.kind]} />}
      when={when(part.kind, part.service)}
      note={
        <p className="cap t2 clip2">
          <Unbroken text={subtitle} />
        </p>
      }
    />
  );
}

/** The combo, who comes, and its parts in the order of their days. */
export function ComboSubject({ booking, quote }: QuotedTripProps) {
  const party = usePartyText();
  return (
    <QuotedBundle
      quote={quote}
      note={party.whole(booking.party)}
      partOf={(part) => <Part key={part.slot} part={part} />}
    />
  );
}

/** Every step of the price of each part, one total, and what is saved. */
export function ComboPrices({ quote }: Pick<QuotedTripProps, 'quote'>) {
  const t = useT();
  const freeText = useFreeText();
  return (
    <BundlePrices
      quote={quote}
      words={{
        listOf: () => t('combos.list_price'),
        off: t('combos.discount'),
        part: t('combos.this_part'),
        alone: t('combos.one_by_one'),
        saved: t('combos.you_save'),
      }}
      freeText={(part) => freeText(part, part.payable.currency)}
    />
  );
}

/** What cancelling each part costs, which are cancelled together only, and that it was read. */
export function ComboPolicies({ booking, quote }: QuotedTripProps) {
  const t = useT();
  const list = useListText();
  return (
    <BundlePolicies
      booking={booking}
      quote={quote}
      title={t('combos.cancelling_title')}
      together={(titles) => t('combos.core_together', { names: list(titles) })}
      apart={t('combos.each_alone')}
      accept={t('combos.accept')}
    />
  );
}
