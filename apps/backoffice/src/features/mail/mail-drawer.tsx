import { staffMailEndpoints as calls } from '@app/contract/mail/staff-endpoints';
import type { MailDetail } from '@app/contract/mail/staff-schemas';
import { IconSend } from '@tabler/icons-react';
import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { nonce } from '../../app/style-nonce';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts, RecordDrawer } from '../../ui/drawer';
import { useBackTo } from '../../ui/use-back-to';
import styles from './mail.module.css';
import { languageNames } from './mail-list';
import { MailState } from './mail-state';
import { MAILS_PATH } from './mails-path';
import { useRetry } from './use-retry';

/** One mail: how its delivery stands, and what its reader sees. */
export function MailDrawer() {
  const t = useText();
  const close = useBackTo(MAILS_PATH);
  const { id = '' } = useParams();
  const mayRetry = useAllowed('system.mail.retry');
  const answer = useAnswer(calls.readMail, { params: { id } });
  const retry = useRetry();
  const mail = answer.data?.id === id ? answer.data : undefined;
  return (
    <RecordDrawer
      title={mail?.subject ?? ''}
      log={mail && `mail/${mail.id}`}
      tag={mail && <MailState state={mail.state} />}
      {...(mail?.recipient ? { copy: mail.recipient } : {})}
      waiting={!mail}
      error={mail ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
      footer={
        mayRetry &&
        mail?.actions.includes('retry') && (
          <Button type="primary" icon={<IconSend size={16} />} onClick={() => retry(mail)}>
            {t('mail.retry')}
          </Button>
        )
      }
    >
      {mail && <MailBody mail={mail} />}
    </RecordDrawer>
  );
}

/** The preview runs nothing: the frame is sandboxed, and its one style sheet is let in by the page's nonce. */
function MailBody({ mail }: { mail: MailDetail }) {
  const t = useText();
  const format = useFormat();
  const [as, setAs] = useState<'html' | 'text'>('html');
  return (
    <>
      {mail.state === 'kept' && <Alert type="info" showIcon title={t('mail.kept_note')} />}
      <Facts
        title={t('mail.facts')}
        facts={[
          [t('mail.recipient'), mail.recipient || t('mail.erased')],
          [t('mail.template'), t(`mail.kind.${mail.template}`)],
          [t('mail.locale'), languageNames[mail.locale]],
          [t('mail.created'), format.exact(mail.createdAt)],
          [t('mail.attempts'), mail.attempts > 0 && format.count(mail.attempts)],
          [t('mail.next_try'), mail.nextTryAt && format.exact(mail.nextTryAt)],
          [t('mail.done'), mail.doneAt && format.exact(mail.doneAt)],
          [t('mail.last_error'), mail.lastError],
        ]}
      />
      <div className={styles.head}>
        <h3>{t('mail.preview')}</h3>
        <Segmented
          value={as}
          onChange={setAs}
          options={[
            { value: 'html', label: t('mail.as_html') },
            { value: 'text', label: t('mail.as_text') },
          ]}
        />
      </div>
      {as === 'html' ? (
        <iframe
          className={styles.frame}
          title={t('mail.frame')}
          sandbox=""
          srcDoc={mail.html.replace('<style>', `<style nonce="${nonce}">`)}
        />
      ) : (
        <pre className={styles.text}>{mail.text}</pre>
      )}
    </>
  );
}
