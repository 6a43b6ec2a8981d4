import { isApiError } from '@app/client/api-error';
import { textOf, useT } from '@app/client/i18n';
import type { CodeState } from '@app/contract/accounts/security/schemas';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RefusalNote, useRefusal } from '../../../widgets/refusal-note.tsx';
import { CodeField } from './code-field.tsx';
import { Resend } from './resend.tsx';
import styles from './security.module.css';

/** Entering the code that was sent. `onCode` rejects with what the server refuses; that is shown at the field. */
export function CodeStep(props: {
  readonly sent: CodeState;
  readonly onCode: (code: string) => Promise<unknown>;
  readonly checking: boolean;
  readonly onResend: () => Promise<unknown>;
  readonly resending: boolean;
}) {
  const t = useT();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { refusal, blocked, show, clear } = useRefusal();
  const enter = async (given: string) => {
    if (props.checking) return;
    clear();
    if (given.length < 6) return setWrong(given === '' ? 'field.code_required' : 'field.code_format');
    await props.onCode(given).catch((error: unknown) => {
      if (isApiError(error) && error.fields.code) setWrong(error.fields.code);
      else show(error);
    });
  };
  const resend = async () => {
    clear();
    await props.onResend().then(() => {
      setCode('');
      setWrong(null);
    }, show);
  };
  return (
    <>
      <div className={styles.intro}>
        <h2 className="h2">{t('security.enter_code')}</h2>
        <p className="t2">{t('security.code_sent', { email: props.sent.email })}</p>
      </div>
      <Card>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void enter(code);
          }}
        >
          <CodeField
            value={code}
            error={wrong ? textOf(wrong as `field.code_${string}`) : undefined}
            onChange={(value) => {
              setCode(value);
              setWrong(null);
            }}
            onFull={(value) => void enter(value)}
          />
          <RefusalNote refusal={refusal} onEnd={clear} />
          <Button type="submit" block loading={props.checking} disabled={blocked}>
            {t('security.confirm_code')}
          </Button>
        </form>
      </Card>
      <Resend at={props.sent.resendAt} sending={props.resending} onSend={() => void resend()} />
    </>
  );
}
