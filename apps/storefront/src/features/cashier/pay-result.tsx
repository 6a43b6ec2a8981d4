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

/** Title and text of an outcome; a wallet that is filled has words of its own. */
function useWords(outcome: Outcome, { own, wallet }: { own: boolean; wallet: boolean }): [string, string] {
  const t = useT();
  if (wallet && outcome !== 'credited') {
    const words = {
      paid: t('payments.top_up_paid_text'),
      cancelled: t('payments.cancelled_text'),
      expired: t('payments.top_up_expired_text'),
      refunded: t('payments.refunded_text'),
    };
    const title = outcome === 'cancelled' ? t('payments.top_up_cancelled_title') : t(`payments.${outcome}_title`);
    return [title, words[outcome]];
  }
  const text = outcome === 'paid' && !own ? t('payments.paid_other_text') : t(`payments.${outcome}_text`);
  return [t(`payments.${outcome}_title`), text];
}

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
  const [title, text] = useWords(outcome, { own: cashier.own, wallet: look.wallet });
  const number = look.wallet ? 'payments.top_up_number' : 'payments.order_number';
  return (
    <section className={styles.result} aria-live="polite">
      <span className={cx(styles.well, styles[tone])}>
        <Icon as={icon} className={styles.glyph} />
      </span>
      <h2 className="h2">{title}</h2>
      {outcome === 'paid' || outcome === 'credited' ? <Price price={cashier.amount} size="xl" /> : null}
      <p className={styles.text}>{text}</p>
      <p className="cap t3 num">{t(number, { number: cashier.payable.number })}</p>
      <div className={styles.actions}>
        {props.children}
        {cashier.own && cashier.payable.id ? (
          <ButtonLink block kind={props.children ? 'ghost' : 'solid'} href={look.href(cashier.payable.id)}>
            {t(look.wallet ? 'payments.see_top_up' : 'payments.see_order')}
          </ButtonLink>
        ) : null}
        <ButtonLink block kind={cashier.own ? 'ghost' : 'solid'} href={hrefTo('home')}>
          {t('payments.shop_on')}
        </ButtonLink>
      </div>
    </section>
  );
}
