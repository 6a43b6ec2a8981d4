import { useT } from '@app/client/i18n';
import type { BundleQuote, BundleQuotePart } from '@app/contract/travel/bundle-views';
import { Note } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { itemOf, needsMinimum } from '../../../widgets/tours/use-book-tour.ts';
import {
  BundlePolicies,
  BundlePrices,
  QuotedBundle,
  QuotedPart,
} from '../../../widgets/travel/bundle/bundle-submit.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { useZoneText } from '../../../widgets/travel/dates/zone-text.ts';
import styles from './combo-submit.module.css';
import type { ComboBooking } from './use-book-combo.ts';

type Quoted = { readonly quote: BundleQuote };
type OfPart = { readonly part: BundleQuotePart };

function Part({ part }: OfPart) {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  const item = itemOf(part);
  const days = item.lastDay === item.day ? date.weekday(item.day) : date.range(item.day, item.lastDay);
  return (
    <QuotedPart
      part={part}
      thumb={<Picture src={part.subject.cover} alt="" width={56} />}
      when={t('tours.day_at', { day: days, hour: item.start })}
      note={<p className="cap t2">{[words.language(item.language), words.length(item)].join(t('travel.comma'))}</p>}
    />
  );
}

/** The combo, who comes, and its tours in the order of their days. */
export function ComboSubject({ quote }: Quoted) {
  const t = useT();
  const words = useTourWords();
  const first = quote.parts[0];
  const note = [t('tours.count', { count: quote.parts.length }), ...(first ? [words.units(itemOf(first).units)] : [])];
  return (
    <QuotedBundle
      quote={quote}
      note={note.join(t('travel.comma'))}
      partOf={(part) => <Part key={part.slot} part={part} />}
    />
  );
}

/** Every step of the price of each tour, one total, and what is saved. */
export function ComboPrices({ quote }: Quoted) {
  const t = useT();
  const words = useTourWords();
  return (
    <BundlePrices
      quote={quote}
      words={{
        listOf: (part) => words.units(itemOf(part).units),
        off: t('tours.combo.discount'),
        part: t('tours.combo.this_tour'),
        alone: t('tours.combo.one_by_one'),
        saved: t('tours.combo.you_save'),
      }}
    />
  );
}

/** How many must come, where a tour may still be called off. */
function MinimumNote({ part }: OfPart) {
  const t = useT();
  const item = itemOf(part);
  const local = useZoneText(item.zone);
  if (!needsMinimum(item) || !item.decidesAt) return null;
  return (
    <div className={styles.minimum}>
      <Note tone="warn">
        <b className="semi">{t('tours.minimum_title', { count: item.minPeople })}</b>
        <p>{t('tours.minimum_now', { booked: item.now.booked, time: local.minute(item.decidesAt) })}</p>
      </Note>
    </div>
  );
}

/** What cancelling each tour costs, which are cancelled together only, and that it was read. */
export function ComboPolicies({ booking, quote }: Quoted & { readonly booking: ComboBooking }) {
  const t = useT();
  const words = useTourWords();
  const waits = quote.parts.some((part) => needsMinimum(itemOf(part)));
  return (
    <BundlePolicies
      booking={booking}
      quote={quote}
      title={t('tours.if_you_cancel')}
      together={(titles) => t('tours.combo.together_only', { names: words.list(titles) })}
      apart={t('tours.combo.cancel_parts')}
      accept={t(waits ? 'tours.combo.accept_minimum' : 'tours.accept_policy')}
      below={(part) => <MinimumNote part={part} />}
    />
  );
}
