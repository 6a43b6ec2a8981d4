import { useT } from '@app/client/i18n';
import type { UserInfo } from '@app/contract/accounts/schemas';
import { IconChevronRight, IconCrown, IconSettings } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { BellLink } from '../../../widgets/bell-link.tsx';
import { Face } from '../../../widgets/face.tsx';
import { SpentBar } from '../../../widgets/spent-bar.tsx';
import styles from './mine.module.css';

/** Face, nickname and level of the customer, with the ways to the profile and the settings. */
export function Profile({ user }: { readonly user: UserInfo }) {
  const t = useT();
  return (
    <>
      <section className={styles.profile}>
        <a className={styles.self} href={hrefTo('editProfile')}>
          <Face nickname={user.nickname} avatar={user.avatar} />
          <span className="visually-hidden">{t('account.edit_profile')}</span>
        </a>
        <div className="grow">
          <p className={`clip2 ${styles.nickname}`}>{user.nickname}</p>
          <p className={styles.level}>
            <Icon as={IconCrown} size="s" className="brand" />
            <span className="clip1">{user.level.name}</span>
          </p>
        </div>
        <span className={styles.ends}>
          <BellLink />
          <a className={styles.gear} href={hrefTo('setting')} aria-label={t('account.settings')}>
            <Icon as={IconSettings} />
          </a>
        </span>
      </section>
      <a className={styles.progress} href={hrefTo('memberLevels')}>
        <SpentBar
          spent={user.spent}
          threshold={user.nextLevel?.threshold ?? null}
          beside={
            <span className={styles.benefits}>
              {t('member.benefits')}
              <Icon as={IconChevronRight} size="s" />
            </span>
          }
        />
      </a>
    </>
  );
}
