import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import type { BundleQuote, BundleQuotePart } from '@app/contract/travel/bundle-views';
import type { ReactNode } from 'react';
import { Card, Note } from '../../../ui/card.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import type { ChangedRow } from '../../price-change-sheet.tsx';
import { PriceLines } from '../../price-lines.tsx';
import { RoundingLine } from '../../rounding-line.tsx';
import { BookingForm, BookingPage, WishesField } from '../booking/booking-page.tsx';
import { Consent, ContactCard, HeldUntil, PointsCard, Rechecked, WayBlockedSheets } from '../booking/booking-parts.tsx';
import type { Booking } from '../booking/use-booking.ts';
import { PolicyLines } from '../policy/policy-card.tsx';
import styles from './bundle-submit.module.css';

type BundleBooking = Booking<BundleQuote> & { readonly isLeaving: boolean };
type Quoted = { readonly quote: BundleQuote };

/** Look once more before booking several orders as one: its parts, who comes, who is written to, the price of each part. */
export function BundleSubmit(props: {
  readonly booking: BundleBooking;
  readonly title: string;
  readonly bar: { readonly note: string; readonly action: string };
  /** From when on it is booked. */
  readonly yours: string;
  readonly wishes: { readonly label: string; readonly placeholder: string };
  readonly noQuote: ReactNode;
  readonly subject: (quote: BundleQuote) => ReactNode;
  readonly people: (quote: BundleQuote) => ReactNode;
  readonly prices: (quote: BundleQuote) => ReactNode;
  readonly policies: (quote: BundleQuote) => ReactNode;
  /** What two versions of the quote say differently. */
  readonly rowsOf: (before: BundleQuote, after: BundleQuote) => readonly ChangedRow[];
}) {
  const { booking } = props;
  return (
    <BookingPage title={props.title} booking={booking} noQuote={props.noQuote} bar={() => props.bar}>
      {(quote) => (
        <>
          <HeldUntil booking={booking} quote={quote} yours={props.yours} />
          <Rechecked booking={booking} />
          {props.subject(quote)}
          <BookingForm booking={booking}>
            {props.people(quote)}
            <ContactCard booking={booking} />
            <Card>
              <WishesField booking={booking} {...props.wishes} />
            </Card>
          </BookingForm>
          <PointsCard booking={booking} quote={quote} />
          {props.prices(quote)}
          {props.policies(quote)}
          <WayBlockedSheets booking={booking} rowsOf={props.rowsOf} />
        </>
      )}
    </BookingPage>
  );
}

/** One part of what is quoted: its picture or glyph, when it is, and a line beside. */
export const QuotedPart = (props: {
  readonly part: BundleQuotePart;
  readonly thumb: ReactNode;
  readonly when: string;
  readonly note: ReactNode;
}) => (
  <li className={styles.row}>
    <span className={styles.thumb}>{props.thumb}</span>
    <div className="grow">
      <h3 className="semi clip2">{props.part.subject.title}</h3>
      <p className="sub">{props.when}</p>
      {props.note}
    </div>
  </li>
);

/** What is booked, for whom, and its parts in the order of their days. */
export const QuotedBundle = (
  props: Quoted & { readonly note: string; readonly partOf: (part: BundleQuotePart) => ReactNode },
) => (
  <Card flush>
    <div className={styles.title}>
      <h2 className="h3">{props.quote.subject.title}</h2>
      <p className="sub t2">{props.note}</p>
    </div>
    <ol>{props.quote.parts.map(props.partOf)}</ol>
  </Card>
);

/** What the steps of the price are called. */
type PriceWords = {
  readonly listOf: (part: BundleQuotePart) => string;
  readonly off: string;
  readonly part: string;
  readonly alone: string;
  readonly saved: string;
};

/** Every step of the price of one part; one that is `free` has none. */
function PartPrices(props: {
  readonly part: BundleQuotePart;
  readonly words: PriceWords;
  readonly free: string | null;
}) {
  const { part, words, free } = props;
  if (free !== null) {
    return (
      <section className={styles.part}>
        <div className={styles.partHead}>
          <h3 className="semi">{part.subject.title}</h3>
          <span className="t2">{free}</span>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.part}>
      <h3 className="semi">{part.subject.title}</h3>
      <PriceLines
        lines={part.priceLines}
        payable={part.payable}
        sumName={words.part}
        listName={words.listOf(part)}
        offName={words.off}
      />
    </section>
  );
}

/** What points take off all parts together, where what they would cost alone is shown; null for none. */
function takenByPoints({ alone, saved, payable, points }: BundleQuote): Price | null {
  const amount = alone.amount - saved.amount - payable.amount;
  return points.used && saved.usd > 0 && amount > 0
    ? { ...payable, amount, usd: alone.usd - saved.usd - payable.usd }
    : null;
}

/** Every step of the price of each part, one total, and what is saved. `freeText` says what a part is that costs nothing. */
export function BundlePrices(
  props: Quoted & { readonly words: PriceWords; readonly freeText?: (part: BundleQuotePart) => string },
) {
  const t = useT();
  const format = usePriceFormat();
  const { quote, words, freeText } = props;
  const byPoints = takenByPoints(quote);
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('orders.price_title')}</h2>
      {quote.parts.map((part) => (
        <PartPrices
          key={part.slot}
          part={part}
          words={words}
          free={freeText && part.alone.usd === 0 ? freeText(part) : null}
        />
      ))}
      <dl className={styles.total}>
        {quote.saved.usd > 0 ? (
          <>
            <KeyValue name={words.alone}>{format.text(quote.alone)}</KeyValue>
            <KeyValue name={words.saved}>
              <span className="accent">−{format.text(quote.saved)}</span>
            </KeyValue>
          </>
        ) : null}
        {byPoints ? (
          <KeyValue name={t('orders.price.points')}>
            <span className="accent">−{format.text(byPoints)}</span>
          </KeyValue>
        ) : null}
        <RoundingLine total={quote.payable} parts={quote.parts.map(({ payable }) => payable)} />
        <KeyValue strong name={t('orders.to_pay')}>
          {format.text(quote.payable)}
        </KeyValue>
      </dl>
    </Card>
  );
}

/** What cancelling each part costs, which are cancelled together only, and that it was read. */
export function BundlePolicies(
  props: Quoted & {
    readonly booking: BundleBooking;
    readonly title: string;
    /** Of the titles of the parts that are. */
    readonly together: (titles: readonly string[]) => string;
    readonly apart: string;
    readonly accept: string;
    /** What else is to be known of a part. */
    readonly below?: (part: BundleQuotePart) => ReactNode;
  },
) {
  const { quote } = props;
  const core = quote.parts.filter((part) => part.core);
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{props.title}</h2>
      <Note tone={core.length > 1 ? 'warn' : 'info'}>
        {core.length > 1 ? props.together(core.map(({ subject }) => subject.title)) : props.apart}
      </Note>
      {quote.parts.map((part) => (
        <section key={part.slot} className={styles.part}>
          <h3 className="semi">{part.subject.title}</h3>
          <PolicyLines policy={part.policy} payable={part.payable} zone={part.service.zone} />
          {props.below?.(part)}
        </section>
      ))}
      <Consent booking={props.booking} accept={props.accept} />
    </Card>
  );
}
