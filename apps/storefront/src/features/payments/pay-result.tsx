import { useT } from '@app/client/i18n';
import type { Cashier } from '@app/contract/payments/schemas';
import { IconCircleCheckFilled, IconClockOff, IconReceiptRefund, IconWallet, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hrefTo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import type { Outcome } from './pay-outcome.ts';
import styles from './pay-result.module.css';
import { payableLooks } from './payable-looks.ts';

const looks: Record<Outcome, { readonly icon: IconGlyph; readonly tone: 'good' | 'plain' }> = {
  paid: { icon: IconCircleCheckFilled, tone: 'good' },
  cancelled: { icon: IconX, tone: 'plain' },
  expired: { icon: IconClockOff, tone: 'plain' },
  credited: { icon: IconWallet, tone: 'good' },
  refunded: { icon: IconReceiptRefund, tone: 'plain' },
};

/** The end of paying: what happened, and where to go on. `children` stand before that. */
export function PayResult(props: {
  readonly cashier: Pick<Cashier, 'own' | 'payable' | 'amount'>;
  readonly outcome: Outcome;
  readonly children?: ReactNode;
}) {
  const t = useT();
  const { cashier, outcome } = props;
  const { icon, tone } = looks[outcome];
  const look = payableLooks[cashier.payable.kind];
  const { words } = look;
  const [title, text] = words.ends[outcome];
  return (
    <section className={styles.result} aria-live="polite">
      <span className={cx(styles.well, styles[tone])}>
        <Icon as={icon} className={styles.glyph} />
      </span>
      <h2 className="h2">{t(title)}</h2>
      {outcome === 'paid' || outcome === 'credited' ? <Price price={cashier.amount} size="xl" /> : null}
      <p className={styles.text}>{t(outcome === 'paid' && !cashier.own ? words.paidByOther : text)}</p>
      <p className="cap t3 num">{t(words.number, { number: cashier.payable.number })}</p>
      <div className={styles.actions}>
        {props.children}
        {cashier.own && cashier.payable.id ? (
          <ButtonLink block kind={props.children ? 'ghost' : 'solid'} href={look.href(cashier.payable.id)}>
            {t(words.see)}
          </ButtonLink>
        ) : null}
        {cashier.own && cashier.payable.id && outcome === 'paid' && look.trip ? (
          <ButtonLink block kind="ghost" href={hrefTo('trip', { id: cashier.payable.id })}>
            {t('trip.see')}
          </ButtonLink>
        ) : null}
        <ButtonLink block kind={cashier.own ? 'ghost' : 'solid'} href={hrefTo('home')}>
          {t('payments.shop_on')}
        </ButtonLink>
      </div>
    </section>
  );
}
