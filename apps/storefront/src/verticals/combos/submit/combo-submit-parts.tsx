import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { BundleQuote, BundleQuotePart } from '@app/contract/travel/bundle-views';
import { Card, Note } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PriceLines } from '../../../widgets/price-lines.tsx';
import { RoundingLine } from '../../../widgets/rounding-line.tsx';
import { Consent } from '../../../widgets/travel/booking/booking-parts.tsx';
import { useFreeText } from '../../../widgets/travel/bundle/free-part.ts';
import { PolicyLines } from '../../../widgets/travel/policy/policy-card.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { kindIcons, useComboWords } from '../combo-words.ts';
import { usePartWhen } from '../use-part-when.ts';
import styles from './combo-submit.module.css';
import type { TripBooking } from './use-book-trip.ts';

type Shown = { readonly booking: TripBooking; readonly quote: BundleQuote };

function PartRow({ part }: { readonly part: BundleQuotePart }) {
  const when = usePartWhen();
  const { cover, title, subtitle } = part.subject;
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        {cover ? <Picture src={cover} alt="" width={56} /> : <Icon as={kindIcons[part.kind]} />}
      </span>
      <div className="grow">
        <h3 className="semi clip2">{title}</h3>
        <p className="sub">{when(part.kind, part.service)}</p>
        <p className="cap t2 clip2">{subtitle}</p>
      </div>
    </li>
  );
}

/** The combo, who comes, and its parts in the order of their days. */
export function ComboSubject({ booking, quote }: Shown) {
  const party = usePartyText();
  return (
    <Card flush>
      <div className={styles.title}>
        <h2 className="h3">{quote.subject.title}</h2>
        <p className="sub t2">{party.whole(booking.party)}</p>
      </div>
      <ol>
        {quote.parts.map((part) => (
          <PartRow key={part.slot} part={part} />
        ))}
      </ol>
    </Card>
  );
}

/** Every step of the price of one part; one that costs nothing has none. */
function PartPrices({ part }: { readonly part: BundleQuotePart }) {
  const t = useT();
  const freeText = useFreeText();
  const free = part.alone.usd === 0;
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3 className="semi">{part.subject.title}</h3>
        {free ? <span className="t2">{freeText(part, part.payable.currency)}</span> : null}
      </div>
      {free ? null : (
        <PriceLines
          lines={part.priceLines}
          payable={part.payable}
          sumName={t('combos.this_part')}
          listName={t('combos.list_price')}
          offName={t('combos.discount')}
        />
      )}
    </section>
  );
}

/** Every step of the price of each part, one total, and what is saved. */
export function ComboPrices({ quote }: Pick<Shown, 'quote'>) {
  const t = useT();
  const format = usePriceFormat();
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('orders.price_title')}</h2>
      {quote.parts.map((part) => (
        <PartPrices key={part.slot} part={part} />
      ))}
      <dl className={styles.total}>
        {quote.saved.usd > 0 ? (
          <>
            <KeyValue name={t('combos.one_by_one')}>{format.text(quote.alone)}</KeyValue>
            <KeyValue name={t('combos.you_save')}>
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

/** What cancelling each part costs, which are cancelled together only, and that it was read. */
export function ComboPolicies({ booking, quote }: Shown) {
  const t = useT();
  const words = useComboWords();
  const core = quote.parts.filter((part) => part.core);
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('combos.cancelling_title')}</h2>
      <Note tone={core.length > 1 ? 'warn' : 'info'}>
        {core.length > 1
          ? t('combos.core_together', { names: words.list(core.map((part) => part.subject.title)) })
          : t('combos.each_alone')}
      </Note>
      {quote.parts.map((part) => (
        <section key={part.slot} className={styles.part}>
          <h3 className="semi">{part.subject.title}</h3>
          <PolicyLines policy={part.policy} payable={part.payable} zone={part.service.zone} />
        </section>
      ))}
      <Consent booking={booking} accept={t('combos.accept')} />
    </Card>
  );
}
