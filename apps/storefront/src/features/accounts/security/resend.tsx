import { rich, useT } from '@app/client/i18n';
import { useEffect, useState } from 'react';
import { useClockOffset } from '../../../shell/shop.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import styles from './security.module.css';

/** Sending a code again: a countdown until that may be done, then a button. */
export function Resend(props: { readonly at: string; readonly sending: boolean; readonly onSend: () => void }) {
  const t = useT();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const due = () => Date.parse(props.at) - offsetMs <= Date.now();
  const [ready, setReady] = useState(due);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code sent anew begins the wait anew
  useEffect(() => setReady(due()), [props.at]);
  return (
    <div className={styles.center}>
      {ready ? (
        <TextButton onClick={props.onSend} disabled={props.sending}>
          {t('security.resend')}
        </TextButton>
      ) : (
        <p className="sub t2">
          {rich('security.resend_in', {
            time: <Countdown key={props.at} until={props.at} offsetMs={offsetMs} onEnd={() => setReady(true)} />,
          })}
        </p>
      )}
      <p className="cap t3">{t('security.code_help')}</p>
    </div>
  );
}
