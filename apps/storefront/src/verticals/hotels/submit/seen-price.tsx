import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { useScreenParams } from '../../../shell/navigation.ts';
import { Note } from '../../../ui/card.tsx';
import styles from './hotel-submit-order.module.css';

type Amount = { readonly amount: number; readonly currency: string };

/** A price as the address of the form names it. */
export const seenPrice = ({ amount, currency }: Amount): string => `${amount}_${currency}`;

/** What a stay costs before points are used. */
const beforePoints = ({ payable, priceLines }: Pick<TravelQuote, 'payable' | 'priceLines'>): number =>
  payable.amount - (priceLines.find(({ step }) => step === 'points')?.amount.amount ?? 0);

/** The amount that was seen before the form, where it is another than the form's in the same currency; null where it is not, or was not named. */
export function otherSeen(seen: string, quote: Pick<TravelQuote, 'payable' | 'priceLines'>): number | null {
  const [, amount = '', currency = ''] = /^(\d{1,15})_([A-Z0-9]+)$/.exec(seen) ?? [];
  if (amount === '' || currency !== quote.payable.currency) return null;
  return Number(amount) === beforePoints(quote) ? null : Number(amount);
}

/** Says that the form has another price than the page of the stay, from which a person came. */
export function SeenPriceNote({ quote }: { readonly quote: TravelQuote }) {
  const t = useT();
  const format = usePriceFormat();
  const { seen = '' } = useScreenParams<'seen'>();
  const before = otherSeen(seen, quote);
  if (before === null) return null;
  const { payable } = quote;
  const text = (amount: number): string => format.text({ ...payable, amount });
  return (
    <div className={styles.seen} role="status">
      <Note tone="warn">{t('lodging.price_form', { before: text(before), after: text(beforePoints(quote)) })}</Note>
    </div>
  );
}
