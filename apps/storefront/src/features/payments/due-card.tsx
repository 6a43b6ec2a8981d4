import { rich, useT } from '@app/client/i18n';
import type { Cashier } from '@app/contract/payments/schemas';
import { IconHourglass } from '@tabler/icons-react';
import { Countdown } from '../../ui/countdown.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './due-card.module.css';
import { payableLooks } from './payable-looks.ts';

/** What is due, until when, and for which order. */
export function DueCard(props: {
  readonly cashier: Pick<Cashier, 'amount' | 'expiresAt' | 'payable'>;
  readonly offsetMs: number;
  readonly onEnd: () => void;
}) {
  const t = useT();
  const { cashier } = props;
  const look = payableLooks[cashier.payable.kind];
  return (
    <section className={styles.due}>
      <svg className={styles.sail} viewBox="0 0 343 186" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d="M343 0v186H204C216 112 270 44 343 0z" />
      </svg>
      <div className="row between g2">
        <h2 className={`sub ${styles.quiet}`}>{t('payments.amount_due')}</h2>
        {cashier.expiresAt ? (
          <span className="row g1 sub">
            <Icon as={IconHourglass} size="s" />
            <span>
              {rich('payments.time_left', {
                time: (
                  <span className={styles.left}>
                    <Countdown until={cashier.expiresAt} offsetMs={props.offsetMs} onEnd={props.onEnd} />
                  </span>
                ),
              })}
            </span>
          </span>
        ) : null}
      </div>
      <Price price={cashier.amount} className={styles.amount ?? ''} />
      <hr />
      <div className="row g3">
        <Icon as={look.icon} />
        <div className="grow">
          <p className={`semi ${styles.title}`}>{cashier.payable.title}</p>
          <p className={`cap num ${styles.quiet}`}>{t(look.words.number, { number: cashier.payable.number })}</p>
        </div>
      </div>
    </section>
  );
}
