import { isApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { IconUserSearch } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextInput } from '../../ui/field.tsx';
import { RefusalNote, useRefusal } from '../../widgets/refusal-note.tsx';
import type { Receiver } from './use-transfer.ts';
import styles from './wallet.module.css';

const LONGEST = 50;

/** Whose e-mail or invite code it is; the server shows a part of the name. */
export function ReceiverStep({ onFound }: { readonly onFound: (receiver: Receiver) => void }) {
  const t = useT();
  const [to, setTo] = useState('');
  const [flaw, setFlaw] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const notify = (wrong: string) => {
    setFlaw(wrong);
    field.current?.focus();
  };
  const [looking, setLooking] = useState(false);
  const { refusal, blocked, show, clear } = useRefusal();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = to.trim();
    if (!wanted) return notify(t('field.required'));
    if (looking) return;
    setFlaw(undefined);
    clear();
    setLooking(true);
    try {
      onFound({
        ...(await call(walletEndpoints.transferRecipient, { query: { to: wanted } }, { toast: false })),
        to: wanted,
      });
    } catch (error) {
      if (isApiError(error) && 'to' in error.fields) notify(error.msg);
      else show(error);
    } finally {
      setLooking(false);
    }
  };
  return (
    <Card>
      <form className={styles.form} onSubmit={(event) => void find(event)} noValidate>
        <div>
          <h2 className="h2">{t('transfer.who_title')}</h2>
          <p className="sub t2">{t('transfer.who_text')}</p>
        </div>
        <TextInput
          ref={field}
          label={t('transfer.to_label')}
          icon={IconUserSearch}
          value={to}
          maxLength={LONGEST}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          error={flaw}
          onChange={(event) => {
            setTo(event.target.value);
            setFlaw(undefined);
          }}
        />
        <RefusalNote refusal={refusal} onEnd={clear} />
        <Button type="submit" block loading={looking} disabled={blocked}>
          {t('common.continue')}
        </Button>
      </form>
    </Card>
  );
}
