import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import { limits } from '@app/contract/core/limits';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { StarInput } from '../../ui/stars.tsx';
import { toast } from '../../ui/toast-store.ts';
import { chatCall } from './chat-call.ts';
import { refresh } from './chat-line.ts';
import styles from './chat-panel.module.css';

/** Asks how a talk went that has ended. */
export function RatingCard({ talk }: { readonly talk: string }) {
  const t = useT();
  const [stars, setStars] = useState(0);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await chatCall(chatEndpoints.rateTalk, { body: { talk, stars, note } }, { toast: true });
      toast(t('chat.rated'), 'success');
      await refresh();
    } catch (error) {
      if (isApiError(error) && error.key === 'chat.already_rated') await refresh();
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.rating} aria-label={t('chat.rate_title')}>
      <p className="semi">{t('chat.rate_title')}</p>
      <StarInput label={t('chat.rate_title')} value={stars} onChange={setStars} />
      {stars > 0 ? (
        <>
          <TextInput
            label={t('chat.rate_note')}
            value={note}
            maxLength={limits.chatRatingNote}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button block size="m" loading={busy} onClick={() => void send()}>
            {t('chat.rate_send')}
          </Button>
        </>
      ) : null}
    </section>
  );
}
