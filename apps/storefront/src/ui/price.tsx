import { usePriceFormat } from '@app/client/use-price';
import type { Amount } from '@app/contract/core/money-words';
import { cx } from './class-names.ts';
import styles from './price.module.css';

type PriceProps = {
  readonly price: Amount;
  readonly size?: 's' | 'm' | 'l' | 'xl';
  /** Ember: a discounted price. */
  readonly deal?: boolean;
  /** Rounded: others that are shown with it do not come to it exactly. */
  readonly about?: boolean;
  readonly className?: string;
};

/** An amount whose sign and decimals are drawn at 72 %, so that the figure reads first. Read out as one text. */
export function Price({ price, size = 'm', deal, about, className }: PriceProps) {
  const exact = usePriceFormat().parts(price);
  const runs = about ? [{ kind: 'sign' as const, text: '~' }, ...exact] : exact;
  return (
    <span data-amount className={cx(styles.price, styles[size], deal && styles.deal, className)}>
      <span className="visually-hidden">{runs.map((run) => run.text).join('')}</span>
      <span aria-hidden="true">
        {runs.map((run, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one amount never change places
          run.kind === 'amount' ? run.text : <small key={index}>{run.text}</small>,
        )}
      </span>
    </span>
  );
}

/** The struck price of before. */
export function OldPrice({ price }: { readonly price: Amount }) {
  const format = usePriceFormat();
  return (
    <s data-amount className="was">
      {format.text(price)}
    </s>
  );
}
