import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import type { WalletView } from '@app/contract/wallet/schemas';
import { IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { useFigureText } from './figure-text.ts';
import { COVERED, useHiddenAmounts } from './hidden-amounts.ts';
import styles from './wallet.module.css';

/** Balance, held money and points on the sail; amounts can be covered. */
export function WalletHero({ wallet }: { readonly wallet: WalletView }) {
  const t = useT();
  const figure = useFigureText();
  const { hidden, toggle } = useHiddenAmounts();
  const currency = usePreferences((state) => state.currency);
  return (
    <section className={styles.hero}>
      <svg viewBox="0 0 343 196" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d="M343 0v196H176C190 118 250 48 343 0z" fill="var(--lagoon-600)" />
        <path d="M343 70v126h-78c6-56 34-98 78-126z" fill="var(--lagoon-500)" />
      </svg>
      <div className={styles.heroHead}>
        <span className={styles.label}>
          {t('wallet.available')}
          <button
            type="button"
            className={styles.eye}
            aria-label={t(hidden ? 'wallet.show' : 'wallet.hide')}
            aria-pressed={hidden}
            onClick={toggle}
          >
            <Icon as={hidden ? IconEyeOff : IconEye} size="s" />
          </button>
        </span>
        <a className={styles.currency} href={hrefTo('currency')} aria-label={`${currency}, ${t('wallet.currency')}`}>
          {currency}
          <Icon as={IconChevronDown} size="s" />
        </a>
      </div>
      <p className={styles.balance}>
        {hidden ? (
          <>
            <span className="visually-hidden">{t('wallet.hidden')}</span>
            <span aria-hidden="true">{COVERED}</span>
          </>
        ) : (
          <Price price={wallet.balance} />
        )}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('wallet.held')}</dt>
          <dd>{figure.plain(wallet.held)}</dd>
        </div>
        <div>
          <dt>{t('wallet.points')}</dt>
          <dd>
            <a className={styles.points} href={hrefTo('moneyLog', { unit: 'points' })}>
              {figure.plain(wallet.points)}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
