import { type TextKey, useT } from '@app/client/i18n';
import type { Cashier } from '@app/contract/payments/schemas';
import { IconCircleCheckFilled, IconClockOff, IconReceiptRefund, IconWallet, IconX } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import type { Outcome } from './pay-outcome.ts';
import styles from './pay-result.module.css';

const looks: Record<Outcome, { readonly icon: IconGlyph; readonly tone: 'good' | 'plain' }> = {
  paid: { icon: IconCircleCheckFilled, tone: 'good' },
  cancelled: { icon: IconX, tone: 'plain' },
  expired: { icon: IconClockOff, tone: 'plain' },
  credited: { icon: IconWallet, tone: 'good' },
  refunded: { icon: IconReceiptRefund, tone: 'plain' },
};

/** The end of paying: what happened, and where to go on. */
export function PayResult({ cashier, outcome }: { readonly cashier: Cashier; readonly outcome: Outcome }) {
  const t = useT();
  const { icon, tone } = looks[outcome];
  const textKey = outcome === 'paid' && !cashier.own ? 'payments.paid_other_text' : `payments.${outcome}_text`;
  return (
    <section className={styles.result} aria-live="polite">
      <span className={cx(styles.well, styles[tone])}>
        <Icon as={icon} className={styles.glyph} />
      </span>
      <h2 className="h2">{t(`payments.${outcome}_title`)}</h2>
      {outcome === 'paid' || outcome === 'credited' ? <Price price={cashier.amount} size="xl" /> : null}
      <p className={styles.text}>{t(textKey as TextKey)}</p>
      <p className="cap t3 num">{t('payments.order_number', { number: cashier.payable.number })}</p>
      <div className={styles.actions}>
        {cashier.own && cashier.payable.id ? (
          <ButtonLink block href={hrefTo('orderDetails', { id: cashier.payable.id })}>
            {t('payments.see_order')}
          </ButtonLink>
        ) : null}
        <ButtonLink block kind={cashier.own ? 'ghost' : 'solid'} href={hrefTo('home')}>
          {t('payments.shop_on')}
        </ButtonLink>
      </div>
    </section>
  );
}
