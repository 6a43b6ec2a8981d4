import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { BundleQuote, BundleQuotePart } from '@app/contract/travel/bundle-views';
import { Card, Note } from '../../../ui/card.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PriceLines } from '../../../widgets/price-lines.tsx';
import { RoundingLine } from '../../../widgets/rounding-line.tsx';
import subject from '../../../widgets/tours/tour-subject.module.css';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { itemOf, needsMinimum } from '../../../widgets/tours/use-book-tour.ts';
import { Consent } from '../../../widgets/travel/booking/booking-parts.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { useZoneText } from '../../../widgets/travel/dates/zone-text.ts';
import { PolicyLines } from '../../../widgets/travel/policy/policy-card.tsx';
import styles from './combo-submit.module.css';
import type { ComboBooking } from './use-book-combo.ts';

type Quoted = { readonly quote: BundleQuote };

function PartRow({ part }: { readonly part: BundleQuotePart }) {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  const item = itemOf(part);
  const days = item.lastDay === item.day ? date.weekday(item.day) : date.range(item.day, item.lastDay);
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        <Picture src={part.subject.cover} alt="" width={56} />
      </span>
      <div className="grow">
        <h3 className="semi clip2">{part.subject.title}</h3>
        <p className="sub">{t('tours.day_at', { day: days, hour: item.start })}</p>
        <p className="cap t2">{[words.language(item.language), words.length(item)].join(t('travel.comma'))}</p>
      </div>
    </li>
  );
}

/** The combo, who comes, and its tours in the order of their days. */
export function ComboSubject({ quote }: Quoted) {
  const t = useT();
  const words = useTourWords();
  const first = quote.parts[0];
  return (
    <Card flush>
      <div className={styles.title}>
        <h2 className="h3">{quote.subject.title}</h2>
        <p className="sub t2">
          {[t('tours.count', { count: quote.parts.length }), ...(first ? [words.units(itemOf(first).units)] : [])].join(
            t('travel.comma'),
          )}
        </p>
      </div>
      <ol>
        {quote.parts.map((part) => (
          <PartRow key={part.slot} part={part} />
        ))}
      </ol>
    </Card>
  );
}

/** Every step of the price of each tour, one total, and what is saved. */
export function ComboPrices({ quote }: Quoted) {
  const t = useT();
  const format = usePriceFormat();
  const words = useTourWords();
  return (
    <Card>
      <h2 className={`h3 ${subject.head}`}>{t('orders.price_title')}</h2>
      {quote.parts.map((part) => (
        <section key={part.slot} className={styles.part}>
          <h3 className="semi">{part.subject.title}</h3>
          <PriceLines
            lines={part.priceLines}
            payable={part.payable}
            sumName={t('tours.combo.this_tour')}
            listName={words.units(itemOf(part).units)}
            offName={t('tours.combo.discount')}
          />
        </section>
      ))}
      <dl className={styles.total}>
        {quote.saved.usd > 0 ? (
          <>
            <KeyValue name={t('tours.combo.one_by_one')}>{format.text(quote.alone)}</KeyValue>
            <KeyValue name={t('tours.combo.you_save')}>
              <span className="accent">−{format.text(quote.saved)}</span>
            </KeyValue>
          </>
        ) : null}
        <RoundingLine total={quote.payable} parts={quote.parts.map(({ payable }) => payable)} />
        <KeyValue strong name={t('orders.to_pay')}>
          {format.text(quote.payable)}
        </KeyValue>
      </dl>
    </Card>
  );
}

function PartPolicy({ part }: { readonly part: BundleQuotePart }) {
  const t = useT();
  const item = itemOf(part);
  const local = useZoneText(item.zone);
  return (
    <section className={styles.part}>
      <h3 className="semi">{part.subject.title}</h3>
      <PolicyLines policy={part.policy} payable={part.payable} zone={part.service.zone} />
      {needsMinimum(item) && item.decidesAt ? (
        <div className={styles.minimum}>
          <Note tone="warn">
            <b className="semi">{t('tours.minimum_title', { count: item.minPeople })}</b>
            <p>{t('tours.minimum_now', { booked: item.now.booked, time: local.minute(item.decidesAt) })}</p>
          </Note>
        </div>
      ) : null}
    </section>
  );
}

/** What cancelling each tour costs, which are cancelled together only, and that it was read. */
export function ComboPolicies({ booking, quote }: Quoted & { readonly booking: ComboBooking }) {
  const t = useT();
  const words = useTourWords();
  const core = quote.parts.filter((part) => part.core);
  const waits = quote.parts.some((part) => needsMinimum(itemOf(part)));
  return (
    <Card>
      <h2 className={`h3 ${subject.head}`}>{t('tours.if_you_cancel')}</h2>
      <Note tone={core.length > 1 ? 'warn' : 'info'}>
        {core.length > 1
          ? t('tours.combo.together_only', { names: words.list(core.map((part) => part.subject.title)) })
          : t('tours.combo.cancel_parts')}
      </Note>
      {quote.parts.map((part) => (
        <PartPolicy key={part.slot} part={part} />
      ))}
      <Consent booking={booking} accept={t(waits ? 'tours.combo.accept_minimum' : 'tours.accept_policy')} />
    </Card>
  );
}
