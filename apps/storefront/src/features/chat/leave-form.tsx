import { type ApiError, isApiError } from '@app/client/api-error';
import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { createIntent } from '@app/client/idempotency';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import { limits } from '@app/contract/core/limits';
import { type FormEvent, useState } from 'react';
import { useUser } from '../../shell/session.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { TextArea, TextInput } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EmailInput } from '../../widgets/email-input.tsx';
import { becomeKnown, chatCall } from './chat-call.ts';
import { refresh } from './chat-line.ts';
import styles from './chat-panel.module.css';
import { useChat } from './chat-store.ts';

/**
 * A message for when nobody is there: it is answered later, here and by e-mail. Nothing typed is lost when it fails.
 * `alone`: there is no talk above it.
 */
export function LeaveForm({ alone }: { readonly alone: boolean }) {
  const t = useT();
  const user = useUser();
  const text = useChat((state) => state.typed);
  const [sender, setSender] = useState({ name: user?.nickname ?? '', email: user?.email ?? '' });
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [intent] = useState(() => createIntent());
  const fields = fieldMessages(error);
  const put = (name: keyof typeof sender) => (event: { target: { value: string } }) =>
    setSender((now) => ({ ...now, [name]: event.target.value }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await becomeKnown();
      const values = { ...sender, text };
      const body = { ...values, clientId: intent.keyFor(values) };
      await chatCall(chatEndpoints.leaveMessage, { body });
      useChat.setState({ typed: '' });
      toast(t('chat.leave_done'), 'success');
      await refresh();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure);
      if (Object.keys(failure.fields).length === 0) toast(failure.msg, 'warning');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={cx(styles.form, alone && styles.alone)} noValidate onSubmit={(event) => void send(event)}>
      <h3 className="h3">{t('chat.leave_title')}</h3>
      <p className="sub t2">{t('chat.leave_text')}</p>
      <TextInput
        label={t('chat.leave_name')}
        autoComplete="name"
        maxLength={limits.chatName}
        value={sender.name}
        onChange={put('name')}
        error={fields.name}
      />
      <EmailInput label={t('chat.leave_email')} value={sender.email} onChange={put('email')} error={fields.email} />
      <TextArea
        label={t('chat.leave_message')}
        rows={3}
        maxLength={limits.chatText}
        value={text}
        onChange={(event) => useChat.setState({ typed: event.target.value })}
        error={fields.text}
      />
      <Button type="submit" block loading={busy}>
        {t('chat.leave_send')}
      </Button>
    </form>
  );
}
