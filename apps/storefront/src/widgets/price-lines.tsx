import { type Translate, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price as Amount } from '@app/contract/core/validation';
import type { PricedItem, PriceLine } from '@app/contract/orders/price-lines';
import { ALWAYS_SHOWN, type PriceStep } from '@app/contract/orders/price-steps';
import { Fragment, type ReactNode, useState } from 'react';
import { TextButton } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { useNumberText } from './number-text.ts';
import styles from './price-lines.module.css';
import { SumPrice } from './sum-price.tsx';

type Words = {
  readonly t: Translate;
  readonly money: (usd: number) => string;
  readonly digits: (value: number) => string;
};
type Why = (line: {
  readonly zero: boolean;
  readonly number: (name: string) => number;
  readonly level: string;
  readonly text: (name: string) => string;
  readonly currency: string;
}) => string | null;

/** Where each step's amount comes from, in words; the list price needs none beside its name. */
const reasons = ({ t, money, digits }: Words): Readonly<Record<Exclude<PriceStep, 'list_price'>, Why>> => ({
  variant: () => t('orders.price.variant_why'),
  deal: ({ zero, number }) => {
    if (zero) return number('missed') > 0 ? t('orders.price.deal_missed') : null;
    return t('orders.price.deal_why', { percent: number('percent') });
  },
  member_level: ({ number, level }) => {
    if (number('percent') > 0) return t('orders.price.member_level_why', { level, percent: number('percent') });
    return level ? t('orders.price.member_level_none', { level }) : t('orders.price.member_level_unnamed');
  },
  coupon: ({ zero, text }) => {
    if (zero) return t('orders.price.coupon_none');
    return text('kind') === 'postage' ? t('orders.price.coupon_postage', { name: text('name') }) : text('name');
  },
  points: ({ zero, number }) =>
    zero ? t('orders.price.points_none') : t('orders.price.points_why', { count: number('points') }),
  postage: ({ zero, number, currency }) => {
    const from = number('freeFromUsd');
    // The threshold is kept in dollars; in another currency it would be a guess.
    if (from > 0 && currency === 'USD') return t('orders.price.postage_free', { amount: money(from) });
    return zero ? t('orders.price.postage_reached') : null;
  },
  tax: ({ zero, number, text }) => {
    if (zero) return t('orders.price.tax_none');
    // A rate of 0 with an amount: single items are taxed at rates of their own.
    if (number('own') > 0 && number('percent') === 0) return t('orders.price.tax_items');
    const percent = digits(number('percent'));
    return text('name')
      ? t('orders.price.tax_place', { name: text('name'), percent })
      : t('orders.price.tax_why', { percent });
  },
  rounding: () => t('orders.price.rounding_why'),
  adjustment: ({ zero, number }) => {
    if (zero) return null;
    if (number('kept') > 0) return t('orders.price.kept_why');
    return t(number('refunded') > 0 ? 'orders.price.refunded_why' : 'orders.price.adjustment_why');
  },
});

/** Explains each price step: its name and, below it, where its amount comes from. */
export function usePriceWords(): (line: PriceLine) => { name: string; why: string | null } {
  const t = useT();
  const format = usePriceFormat();
  const digits = useNumberText();
  const why = reasons({ t, digits, money: (usd) => format.text({ amount: usd, currency: 'USD' }) });
  return ({ step, amount, detail }) => {
    const number = (name: string) => Number(detail[name] ?? 0);
    const text = (name: string) => String(detail[name] ?? '');
    if (step === 'list_price') return { name: t('orders.price.list_price', { count: number('count') }), why: null };
    const asked = {
      zero: amount.amount === 0,
      number,
      level: String(detail.level ?? ''),
      text,
      currency: amount.currency,
    };
    if (step === 'adjustment' && (number('kept') > 0 || number('refunded') > 0)) {
      const name = t(number('kept') > 0 ? 'orders.price.kept' : 'orders.price.refunded');
      return { name, why: why.adjustment(asked) };
    }
    // A shop newer than this screen may have a step more.
    return { name: t(`orders.price.${step}`), why: why[step]?.(asked) ?? null };
  };
}

function LineAmount({ line }: { readonly line: PriceLine }) {
  const t = useT();
  const format = usePriceFormat();
  if (line.step === 'postage' && line.amount.amount === 0) return <span className="ok">{t('common.free')}</span>;
  const takesOff = line.amount.amount < 0 && line.step !== 'rounding';
  return <span className={takesOff ? 'accent' : undefined}>{format.text(line.amount)}</span>;
}

/** Whether a step says something though it changes nothing: people look for it, or a deal was missed. */
const isSaid = ({ step, detail }: PriceLine): boolean =>
  ALWAYS_SHOWN.includes(step) || (step === 'deal' && Number(detail.missed ?? 0) > 0);

/** The items that are worth a line below the list price: several, or several pieces. */
export const itemsToShow = ({ items = [] }: Pick<PriceLine, 'items'>): readonly PricedItem[] =>
  items.length > 1 || items.some(({ quantity }) => quantity > 1) ? items : [];

/** Returns how many pieces at which price; empty for one. */
export function useItemText(): (item: PricedItem) => string {
  const format = usePriceFormat();
  const number = useNumberText();
  return ({ quantity, each }) => (quantity > 1 ? `${number(quantity)} × ${format.text(each)}` : '');
}

/** What the list price is of: each item with its pieces, to be checked. */
function ItemLines({ line }: { readonly line: PriceLine }) {
  const format = usePriceFormat();
  const itemText = useItemText();
  return itemsToShow(line).map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items may have one name and one price
    <div key={index} className={cx(styles.line, styles.item)}>
      <dt>
        {item.label} <span className="num nowrap">{itemText(item)}</span>
      </dt>
      <dd>{format.text(item.amount)}</dd>
    </div>
  ));
}

/**
 * A price explained line by line, in words. Steps that change nothing are left out until asked for, save delivery and
 * tax. The lines sum to the payable amount by the server's own reckoning.
 */
export function PriceLines(props: {
  readonly lines: readonly PriceLine[];
  readonly payable: Amount;
  /** What points goods cost besides. */
  readonly points?: number;
  readonly sumName: ReactNode;
  /**
   * Of what is not goods: what the first line is of. No step has a line then unless it changes something: where no tax is added, it is part
   * of the prices, and what is free has its sum alone.
   */
  readonly listName?: string;
  /** What is taken off the list prices there. */
  readonly offName?: string | undefined;
}) {
  const t = useT();
  const words = usePriceWords();
  const [all, setAll] = useState(false);
  const { listName, offName } = props;
  const lines = listName
    ? props.lines.filter(({ step, amount }) => !ALWAYS_SHOWN.includes(step) || amount.amount !== 0)
    : props.lines;
  const shown = lines.filter((line) => all || line.amount.amount !== 0 || isSaid(line));
  return (
    <>
      <dl className={styles.lines}>
        {shown.map((line) => {
          const { name, why } = offName && line.step === 'variant' ? { name: offName, why: null } : words(line);
          return (
            <Fragment key={line.step}>
              <div className={styles.line}>
                <dt>
                  <span className={styles.name}>{listName && line.step === 'list_price' ? listName : name}</span>
                  {why ? <span className={styles.why}>{why}</span> : null}
                </dt>
                <dd>
                  <LineAmount line={line} />
                </dd>
              </div>
              <ItemLines line={line} />
            </Fragment>
          );
        })}
        <div className={`${styles.line} ${styles.sum}`}>
          <dt>{props.sumName}</dt>
          <dd>
            {props.payable.amount === 0 && !props.points ? (
              t('orders.nothing')
            ) : (
              <SumPrice price={props.payable} points={props.points ?? 0} />
            )}
          </dd>
        </div>
      </dl>
      {all || shown.length < lines.length ? (
        <div className={cx('no-print', styles.more)}>
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'common.less' : 'orders.price.details')}
          </TextButton>
        </div>
      ) : null}
    </>
  );
}
