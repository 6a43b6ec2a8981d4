import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price as Money } from '@app/contract/core/validation';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { OldPrice, Price } from '../../../ui/price.tsx';
import { roundingOf } from '../../rounding.ts';
import styles from './bundle-sum.module.css';

const SHADES = [styles.first, styles.second, styles.third, styles.fourth];
/** Neighbouring parts have different shades. */
const shadeOf = (index: number): string | undefined => SHADES[index % SHADES.length];

/** What one part costs alone and with the others. */
export type SumPart = {
  readonly key: string;
  readonly name: string;
  readonly alone: Money;
  readonly together: Money;
  /** What is said instead of an amount of one that costs nothing here. */
  readonly free?: string | undefined;
};

/** Each part of what is booked as one, alone and together: one bar, one total, and what is saved. */
export function BundleSum(props: {
  readonly parts: readonly SumPart[];
  readonly alone: Money;
  readonly together: Money;
  /** Null where nothing is. */
  readonly saved: Money | null;
  readonly words: {
    readonly alone: string;
    readonly together: string;
    readonly saved: string;
  };
  /** A newer one is read. */
  readonly stale?: boolean;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { parts, alone, together, saved, words } = props;
  const rounding = roundingOf(
    together,
    parts.map((part) => part.together),
  );
  return (
    <Card>
      <div className={cx(props.stale && styles.stale)} aria-busy={props.stale}>
        <div className={styles.head}>
          <div>
            <h2 className="cap t2">{words.alone}</h2>
            <p className="num semi">{format.text(alone)}</p>
          </div>
          <div className={styles.end}>
            <p className="cap t2">{words.together}</p>
            <Price price={together} size="l" deal={saved !== null} />
          </div>
        </div>
        <div className={styles.bar} aria-hidden="true">
          {parts.map((part, index) => (
            <i key={part.key} className={shadeOf(index)} style={{ flexGrow: part.together.usd }} />
          ))}
          {saved ? <i className={styles.saved} style={{ flexGrow: saved.usd }} /> : null}
        </div>
        <dl>
          {parts.map((part, index) => (
            <div key={part.key} className={styles.row}>
              <i aria-hidden="true" className={shadeOf(index)} />
              <dt>{part.name}</dt>
              <dd>
                {part.alone.usd > part.together.usd ? <OldPrice price={part.alone} /> : null}
                {part.free ? (
                  <span className="t2">{part.free}</span>
                ) : (
                  <b className="semi">{format.text(part.together)}</b>
                )}
              </dd>
            </div>
          ))}
          {rounding ? (
            <div className={styles.row}>
              <i aria-hidden="true" />
              <dt>{t('orders.price.rounding')}</dt>
              <dd>{format.text(rounding)}</dd>
            </div>
          ) : null}
          {saved ? (
            <div className={styles.row}>
              <i aria-hidden="true" className={styles.saved} />
              <dt className="semi accent">{words.saved}</dt>
              <dd>
                <b className="semi accent">{format.text(saved)}</b>
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
    </Card>
  );
}
