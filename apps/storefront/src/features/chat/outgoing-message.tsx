import { useT } from '@app/client/i18n';
import type { Outgoing } from '@app/contract/chat/timeline';
import { IconAlertCircle } from '@tabler/icons-react';
import { TextButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { OrderCard, ProductCard } from './cards.tsx';
import { discard, sendAgain } from './chat-outbox.ts';
import type { LocalDraft } from './chat-store.ts';
import styles from './message-log.module.css';

function Content({ draft }: { readonly draft: LocalDraft }) {
  const t = useT();
  switch (draft.kind) {
    case 'picture':
      return (
        <span className={styles.picture}>
          <img src={draft.preview} alt={t('chat.picture')} />
        </span>
      );
    case 'product':
      return (
        <span className={styles.card}>
          <ProductCard product={draft.product} />
        </span>
      );
    case 'order':
      return (
        <span className={styles.card}>
          <OrderCard order={draft.order} />
        </span>
      );
    default:
      return <span className={styles.words}>{draft.text}</span>;
  }
}

/** A message on its way, or one that could not be sent: it can be sent again or taken back. */
export function OutgoingMessage({ one }: { readonly one: Outgoing<LocalDraft> }) {
  const t = useT();
  const { draft } = one;
  const percent = draft.kind === 'picture' && draft.url === null ? Math.round(draft.share * 100) : null;
  return (
    <li className={cx(styles.message, styles.own, styles.pending)}>
      <Content draft={draft} />
      {one.failed ? (
        <span className={cx(styles.foot, styles.bad)}>
          <Icon as={IconAlertCircle} size="xs" /> {t('chat.failed')}
          <TextButton onClick={() => sendAgain(one.clientId)}>{t('chat.send_again')}</TextButton>
          <TextButton onClick={() => discard(one.clientId)}>{t('chat.discard')}</TextButton>
        </span>
      ) : (
        <span className={styles.foot}>
          {percent === null ? t('chat.sending') : t('chat.sending_picture', { percent })}
        </span>
      )}
    </li>
  );
}
