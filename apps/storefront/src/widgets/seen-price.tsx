import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import type { PriceLine } from '@app/contract/orders/price-lines';
import type { PriceStep } from '@app/contract/orders/price-steps';
import { useScreenParams } from '../shell/navigation.ts';
import { Note } from '../ui/card.tsx';
import styles from './seen-price.module.css';

type Amount = { readonly amount: number; readonly currency: string };
type Priced = { readonly payable: Price; readonly priceLines: readonly PriceLine[] };

/** A price as the address of a form names it. */
export const seenPrice = ({ amount, currency }: Amount): string => `${amount}_${currency}`;

/** What something costs without what some steps of its price changed. */
function priceWithout({ payable, priceLines }: Priced, steps: readonly PriceStep[]): Price {
  const left = priceLines.filter(({ step }) => steps.includes(step));
  const taken = (of: 'usd' | 'amount') => left.reduce((sum, { amount }) => sum + amount[of], 0);
  return { ...payable, usd: payable.usd - taken('usd'), amount: payable.amount - taken('amount') };
}

/** What is booked costs before points are used. */
export const beforePoints = (of: Priced): Price => priceWithout(of, ['points']);

/** What goods cost by themselves, whatever the customer and the address. */
export const goodsAlone = (of: Priced): Price =>
  priceWithout(of, ['member_level', 'coupon', 'points', 'postage', 'tax', 'rounding', 'adjustment']);

/** The amount that was seen before the form, where it is another than now in the same currency; null where it is not, or was not named. */
export function otherSeen(seen: string, now: Amount): number | null {
  const [, amount = '', currency = ''] = /^(\d{1,15})_([A-Z0-9]+)$/.exec(seen) ?? [];
  if (amount === '' || currency !== now.currency) return null;
  return Number(amount) === now.amount ? null : Number(amount);
}

/** Says that a form has another price than the page from which a person came. */
export function SeenPriceNote(props: {
  readonly now: Price;
  readonly say: 'lodging.price_form' | 'assistant.price_form';
}) {
  const t = useT();
  const format = usePriceFormat();
  const { seen = '' } = useScreenParams<'seen'>();
  const { now, say } = props;
  const before = otherSeen(seen, now);
  if (before === null) return null;
  const values = { before: format.text({ ...now, amount: before }), after: format.text(now) };
  return (
    <div className={styles.note} role="status">
      <Note tone="warn">{t(say, values)}</Note>
    </div>
  );
}
