import type { Passkey } from '@app/contract/passkeys/ceremony';
import { Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { listed } from '../text/in-my-language';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import styles from './passkey-list.module.css';

type PasskeyListProps = {
  readonly passkeys: readonly Passkey[];
  /** Said where there is none. */
  readonly none: string;
  readonly actions: (passkey: Passkey) => ReactNode;
};

/** When a passkey was made and last used, in one line. */
export function usePasskeyTimes(): (passkey: Passkey) => string {
  const t = useText();
  const format = useFormat();
  return ({ createdAt, lastUsedAt }) =>
    listed(
      t('passkey.made', { day: format.moment(createdAt) }),
      lastUsedAt ? t('passkey.used', { day: format.moment(lastUsedAt) }) : t('passkey.unused'),
    );
}

/** Whether a passkey is stored on several devices or on one. */
export function PasskeyKind({ passkey }: { readonly passkey: Passkey }) {
  const t = useText();
  return <Tag>{t(passkey.synced ? 'passkey.synced' : 'passkey.one_device')}</Tag>;
}

/** Passkeys of one person, with what can be done to each. */
export function PasskeyList({ passkeys, none, actions }: PasskeyListProps) {
  const times = usePasskeyTimes();
  if (passkeys.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <span>
            <b>{passkey.name}</b> <PasskeyKind passkey={passkey} />
            <small>{times(passkey)}</small>
          </span>
          <Flex gap={4}>{actions(passkey)}</Flex>
        </li>
      ))}
    </ul>
  );
}
