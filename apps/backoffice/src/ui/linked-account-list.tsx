import type { OidcLink } from '@app/contract/oidc/staff-schemas';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { listed } from '../text/in-my-language';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import styles from './passkey-list.module.css';

type LinkedAccountListProps = {
  readonly links: readonly OidcLink[];
  readonly action: (link: OidcLink) => ReactNode;
};

/** Accounts of one person at providers, with what can be done to each. */
export function LinkedAccountList({ links, action }: LinkedAccountListProps) {
  const t = useText();
  const format = useFormat();
  if (links.length === 0) return <p className={styles.none}>{t('oidc.own_none')}</p>;
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.id}>
          <span>
            <b>{link.provider.name}</b> {link.waiting && <Tag>{t('oidc.waiting')}</Tag>}
            <small>
              {listed(
                link.account,
                t('oidc.made', { day: format.moment(link.createdAt) }),
                link.lastUsedAt ? t('oidc.used', { day: format.moment(link.lastUsedAt) }) : t('oidc.unused'),
              )}
            </small>
          </span>
          {action(link)}
        </li>
      ))}
    </ul>
  );
}
