import type { Canned } from '@app/contract/chat/staff-schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import { useText } from '../../../text/use-text';
import styles from './inbox.module.css';

const MOST = 6;

/** Replies whose shortcut begins with the word, then those whose shortcut or title contains it. */
export function matching(replies: readonly Canned[], word: string): Canned[] {
  const wanted = word.trim().toLowerCase();
  const begins = replies.filter((one) => one.shortcut.startsWith(wanted));
  const contains = replies.filter(
    (one) => !begins.includes(one) && (one.shortcut.includes(wanted) || one.title.toLowerCase().includes(wanted)),
  );
  return [...begins, ...contains].slice(0, MOST);
}

type CannedChoiceProps = {
  replies: readonly Canned[];
  marked: number;
  locale: Locale;
  onChoose: (reply: Canned) => void;
};

/** The replies that fit what was typed after `/`, as they will be sent. */
export function CannedChoice({ replies, marked, locale, onChoose }: CannedChoiceProps) {
  const t = useText();
  if (replies.length === 0) return <p className={styles.nothing}>{t('desk.canned.nothing_found')}</p>;
  return (
    <ul className={styles.canned} aria-label={t('permission.service.chat.canned')}>
      {replies.map((reply, index) => (
        <li key={reply.id}>
          <button type="button" aria-current={index === marked || undefined} onClick={() => onChoose(reply)}>
            <b>/{reply.shortcut}</b> {reply.title}
            <small>{localize(reply.text as Parameters<typeof localize>[0], locale)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
