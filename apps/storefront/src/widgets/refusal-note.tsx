import { type ApiError, isApiError, retryAfterOf } from '@app/client/api-error';
import { rich } from '@app/client/i18n';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Note } from '../ui/card.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './refusal-note.module.css';

/** What stands between the person and the account as a whole; fields say their own. */
export type Refusal = { readonly text: string; readonly until: string | null };

const retryAfter = (error: ApiError): number | null => (error.key === 'rate.too_many' ? retryAfterOf(error) : null);

/** The refusal of a sign-in: null takes it away. Too many tries also give when the next one counts. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const show = (error: unknown) => {
    if (!isApiError(error)) throw error;
    const wait = retryAfter(error);
    setRefusal({ text: error.msg, until: wait === null ? null : new Date(Date.now() + wait * 1000).toISOString() });
  };
  return { refusal, blocked: Boolean(refusal?.until), show, clear: () => setRefusal(null) };
}

/** Says the refusal above the button; counts down until the next try and then goes away. */
export function RefusalNote({ refusal, onEnd }: { readonly refusal: Refusal | null; readonly onEnd: () => void }) {
  const until = refusal?.until ?? null;
  useEffect(() => {
    // The wait may have ended while the view was hidden.
    if (until && Date.parse(until) <= Date.now()) onEnd();
  }, [until, onEnd]);
  if (!refusal) return null;
  return (
    <div className={styles.note}>
      <Note tone="bad" icon={<Icon as={IconAlertTriangle} size="m" />}>
        {until
          ? rich('account.too_many_tries', { time: <Countdown key={until} until={until} onEnd={onEnd} /> })
          : refusal.text}
      </Note>
    </div>
  );
}
