import { type TextKey, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price as Amount } from '@app/contract/core/validation';
import type { PriceLine, PriceStep } from '@app/contract/orders/price-lines';
import { type ReactNode, useState } from 'react';
import { TextButton } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { useNumberText } from './number-text.ts';
import styles from './price-lines.module.css';

/** Steps that are told even when they change nothing: people look for them. */
const ALWAYS: readonly PriceStep[] = ['list_price', 'postage', 'tax'];

/** Explains each price step: its name and, below it, where its amount comes from. */
export function usePriceWords(): (line: PriceLine) => { name: string; why: string | null } {
  const t = useT();
  const format = usePriceFormat();
  const digits = useNumberText();
  return ({ step, amount, detail }) => {
    const zero = amount.amount === 0;
    const number = (name: string) => Number(detail[name] ?? 0);
    if (step === 'list_price') return { name: t('orders.price.list_price', { count: number('count') }), why: null };
    const name = t(`orders.price.${step}` as TextKey);
    const why = (): string | null => {
      switch (step) {
        case 'variant':
          return t('orders.price.variant_why');
        case 'deal':
          return zero ? null : t('orders.price.deal_why', { percent: number('percent') });
        case 'member_level':
          return number('percent') > 0
            ? t('orders.price.member_level_why', { level: String(detail.level ?? ''), percent: number('percent') })
            : t('orders.price.member_level_none', { level: String(detail.level ?? '') });
        case 'points':
          return zero ? t('orders.price.points_none') : t('orders.price.points_why', { points: digits(number('points')) });
        case 'postage':
          return number('freeFromUsd') > 0
            ? t('orders.price.postage_free', { amount: format.text({ amount: number('freeFromUsd'), currency: 'USD' }) })
            : null;
        case 'tax':
          return zero ? t('orders.price.tax_none') : t('orders.price.tax_why', { percent: number('percent') });
        case 'rounding':
          return t('orders.price.rounding_why');
        case 'adjustment':
          return zero ? null : t('orders.price.adjustment_why');
        default:
          return null;
      }
    };
    return { name, why: why() };
  };
}

function LineAmount({ line }: { readonly line: PriceLine }) {
  const t = useT();
  const format = usePriceFormat();
  if (line.step === 'postage' && line.amount.amount === 0) return <span className="ok">{t('common.free')}</span>;
  const takesOff = line.amount.amount < 0 && line.step !== 'rounding';
  return <span className={takesOff ? 'accent' : undefined}>{format.text(line.amount)}</span>;
}

/**
 * A price explained line by line, in words. Steps that change nothing are left out until asked for, save delivery and
 * tax. The lines sum to the payable amount by the server's own reckoning.
 */
export function PriceLines(props: {
  readonly lines: readonly PriceLine[];
  readonly payable: Amount;
  readonly sumName: ReactNode;
}) {
  const t = useT();
  const words = usePriceWords();
  const [all, setAll] = useState(false);
  const shown = props.lines.filter((line) => all || line.amount.amount !== 0 || ALWAYS.includes(line.step));
  return (
    <>
      <dl className={styles.lines}>
        {shown.map((line) => {
          const { name, why } = words(line);
          return (
            <div key={line.step} className={styles.line}>
              <dt>
                <span className={styles.name}>{name}</span>
                {why ? <span className={styles.why}>{why}</span> : null}
              </dt>
              <dd>
                <LineAmount line={line} />
              </dd>
            </div>
          );
        })}
        <div className={`${styles.line} ${styles.sum}`}>
          <dt>{props.sumName}</dt>
          <dd>
            <Price price={props.payable} />
          </dd>
        </div>
      </dl>
      {all || shown.length < props.lines.length ? (
        <div className={styles.more}>
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'common.less' : 'orders.price.details')}
          </TextButton>
        </div>
      ) : null}
    </>
  );
}
