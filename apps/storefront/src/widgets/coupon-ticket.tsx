import { useT } from '@app/client/i18n';
import type { CouponTerms } from '@app/contract/coupons/schemas';
import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';
import styles from './coupon-ticket.module.css';
import { useCouponWords } from './coupon-words.ts';

/** A coupon as a ticket: what it takes off large on its stub, beside it its name and terms, and what can be done with it at the right. */
export function CouponTicket(props: {
  readonly coupon: CouponTerms;
  /** Lines below the terms: validity, who it is for, why it cannot be used. */
  readonly notes: readonly ReactNode[];
  readonly action?: ReactNode;
  /** Of no use any more: drawn without colour. */
  readonly spent?: boolean;
  readonly foot?: ReactNode;
}) {
  const t = useT();
  const words = useCouponWords();
  const { coupon } = props;
  return (
    <article className={cx(styles.ticket, props.spent && styles.spent)}>
      <p className={styles.stub}>{words.value(coupon)}</p>
      <div className={styles.body}>
        <h2 className={styles.name}>{coupon.name}</h2>
        <p className="cap t3 clip2">
          {words.condition(coupon)}
          {t('travel.comma')}
          {words.scope(coupon)}
        </p>
        {props.notes.map((note, index) =>
          note ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one ticket never change places
            <p key={index} className="cap t3">
              {note}
            </p>
          ) : null,
        )}
        {props.foot}
      </div>
      {props.action ? <div className={styles.action}>{props.action}</div> : null}
    </article>
  );
}
