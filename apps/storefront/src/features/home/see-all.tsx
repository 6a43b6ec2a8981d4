import { useT } from '@app/client/i18n';
import { IconChevronRight } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import styles from './home.module.css';

/** The way on at the end of a section title; screen readers hear of what. */
export function SeeAll({ href, of }: { readonly href: string; readonly of: string }) {
  const t = useT();
  return (
    <a className={styles.seeAll} href={href}>
      {t('common.see_all')}
      <span className="visually-hidden">: {of}</span>
      <Icon as={IconChevronRight} size="s" />
    </a>
  );
}
