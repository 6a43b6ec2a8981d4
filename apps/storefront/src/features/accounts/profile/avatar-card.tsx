import { useT } from '@app/client/i18n';
import type { UserInfo } from '@app/contract/accounts/schemas';
import { lazy, Suspense, useRef } from 'react';
import { Button, TextButton } from '../../../ui/button.tsx';
import { Face } from '../../../widgets/face.tsx';
import styles from './profile.module.css';
import { ACCEPTED, useAvatar } from './use-avatar.ts';

const AvatarCrop = lazy(() => import('./avatar-crop.tsx'));

/** The customer's picture with the ways to change and to remove it. */
export function AvatarCard({ user }: { readonly user: UserInfo }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { sending, busy, cropping, choose, crop, cancelCrop, retry, remove } = useAvatar();
  const percent = Math.round((sending?.share ?? 0) * 100);
  return (
    <section className={styles.avatar} aria-label={t('account.photo')}>
      <span className={styles.frame}>
        {sending ? <img src={sending.preview} alt="" className={styles.preview} /> : null}
        {sending ? null : <Face nickname={user.nickname} avatar={user.avatar} size="large" />}
        {sending && !sending.failed ? (
          <span className={styles.progress} role="status" aria-label={t('common.uploading', { percent })}>
            {percent}%
          </span>
        ) : null}
      </span>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED.join(',')}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('account.change_photo')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className={styles.avatarTools}>
        {sending?.failed ? (
          <Button kind="soft" size="s" onClick={retry}>
            {t('common.upload_failed')}
          </Button>
        ) : null}
        <Button kind="ghost" size="s" loading={busy} onClick={() => input.current?.click()}>
          {t('account.change_photo')}
        </Button>
        {user.avatar && !sending ? (
          <TextButton disabled={busy} onClick={remove}>
            {t('account.remove_photo')}
          </TextButton>
        ) : null}
      </div>
      <p className="cap t3">{t('account.photo_hint')}</p>
      {cropping ? (
        <Suspense fallback={null}>
          <AvatarCrop {...cropping} onClose={cancelCrop} onChosen={crop} />
        </Suspense>
      ) : null}
    </section>
  );
}
