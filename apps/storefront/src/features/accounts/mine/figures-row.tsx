import { useT } from '@app/client/i18n';
import type { UserInfo } from '@app/contract/accounts/schemas';
import { IconLock } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useNumberText } from '../../../widgets/number-text.ts';
import styles from './mine.module.css';

/** What the customer has gathered, each figure leading to its list. */
export function FiguresRow({ user }: { readonly user: UserInfo }) {
  const t = useT();
  const number = useNumberText();
  const figures = [
    { label: t('account.figure.coupons'), value: user.couponCount, href: hrefTo('myCoupons') },
    {
      label: t('account.points'),
      value: user.points,
      href: hrefTo('moneyLog', { unit: 'points' }),
      locked: user.pointsLocked,
    },
    { label: t('account.figure.wishlist'), value: user.wishlistCount, href: hrefTo('wishlist') },
    { label: t('account.figure.viewed'), value: user.viewedCount, href: hrefTo('history') },
  ];
  return (
    <>
      <nav className={styles.figuresRow} aria-label={t('account.figures')}>
        {figures.map(({ label, value, href, locked }) => (
          <a key={href} href={href}>
            <b>
              {number(value)} {locked ? <Icon as={IconLock} size="s" /> : null}
            </b>
            <span>{label}</span>
          </a>
        ))}
      </nav>
      {user.pointsLocked ? <p className={styles.locked}>{t('account.points_locked')}</p> : null}
    </>
  );
}
