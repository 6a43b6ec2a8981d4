import type { CouponTerms } from '@app/contract/coupons/schemas';
import { IconGift, IconPercentage, IconTicket, IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';
import { Icon, type IconGlyph } from '../ui/icon.tsx';
import styles from './coupon-ticket.module.css';
import { useCouponWords } from './coupon-words.ts';

const glyphs: Record<CouponTerms['kind'], IconGlyph> = {
  amount: IconTicket,
  percent: IconPercentage,
  postage: IconTruckDelivery,
};

/** A coupon as a ticket: what it takes off, its name and terms, and what can be done with it at the right. */
export function CouponTicket(props: {
  readonly coupon: CouponTerms;
  /** Lines below the terms: validity, who it is for, why it cannot be used. */
  readonly notes: readonly ReactNode[];
  readonly action?: ReactNode;
  /** Of no use any more: drawn without colour. */
  readonly spent?: boolean;
  readonly foot?: ReactNode;
}) {
  const words = useCouponWords();
  const { coupon } = props;
  return (
    <article className={cx(styles.ticket, props.spent && styles.spent)}>
      <span className={styles.stub} aria-hidden="true">
        <Icon as={glyphs[coupon.kind] ?? IconGift} />
      </span>
      <div className={styles.body}>
        <h2 className={styles.value}>{words.value(coupon)}</h2>
        <p className={styles.name}>{coupon.name}</p>
        <p className="cap t3">{words.condition(coupon)}</p>
        <p className="cap t3 clip2">{words.scope(coupon)}</p>
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
