import { useT } from '@app/client/i18n';
import { IconSearch } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BellLink } from '../../widgets/bell-link.tsx';
import { LocalePill } from '../../widgets/locale-pill.tsx';
import styles from './home.module.css';

/** Logo, language and currency, messages, search; stays at the top while the page scrolls. */
export function HomeHeader() {
  const t = useT();
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <BrandMark />
        <span className={styles.ends}>
          <LocalePill />
          <BellLink />
        </span>
      </div>
      <a className={styles.search} href={hrefTo('search')}>
        <Icon as={IconSearch} size="m" />
        {t('content.search_hint')}
      </a>
    </header>
  );
}
