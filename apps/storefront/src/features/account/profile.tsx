import type { UserInfo } from '@app/contract/accounts/schemas';
import { IconCrown } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { initialsOf } from './initials.ts';
import styles from './mine.module.css';

/** Face, nickname and level of the customer. */
export function Profile({ user }: { readonly user: UserInfo }) {
  return (
    <section className={styles.profile}>
      <span className={styles.face} aria-hidden="true">
        {user.avatar ? <Picture src={user.avatar} alt="" width={64} eager /> : initialsOf(user.nickname)}
      </span>
      <div className="grow">
        <p className={styles.nickname}>{user.nickname}</p>
        <p className={styles.level}>
          <Icon as={IconCrown} size="s" className="brand" />
          <span className="clip1">{user.level.name}</span>
        </p>
      </div>
    </section>
  );
}
