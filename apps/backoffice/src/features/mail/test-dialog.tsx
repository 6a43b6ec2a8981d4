import { limits } from '@app/contract/core/limits';
import { staffMailEndpoints as calls } from '@app/contract/mail/staff-endpoints';
import type { MailTest } from '@app/contract/mail/staff-schemas';
import { Alert } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { request } from '../../api/request';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts } from '../../ui/drawer';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import styles from './mail.module.css';
import { MAILS_PATH } from './mails-path';

type Wish = { email: string };

const form = defineForm<Wish>()([
  { name: 'email', kind: 'text', label: 'mail.test.to', required: true, max: limits.email },
]);

/** Sends a test mail and shows what the mail server answered; it stays open, so that it can be tried again. */
export function TestDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [result, setResult] = useState<MailTest | null>(null);
  return (
    <FormDialog<Wish, MailTest>
      title={t('mail.test')}
      intro={result ? <Result result={result} onLeave={onClose} /> : <p>{t('mail.test.intro')}</p>}
      fields={form}
      initial={{}}
      submit={result ? 'mail.test.again' : 'mail.test.send'}
      send={(body) => request(calls.testMail, { body })}
      onDone={setResult}
      stays
      onClose={onClose}
    />
  );
}

/** How the test ended, what to do about it, and the server's own words. */
function Result({ result, onLeave }: { result: MailTest; onLeave: () => void }) {
  const t = useText();
  const format = useFormat();
  const { outcome, server, sender, answer, milliseconds, mailId } = result;
  return (
    <div role="status" className={styles.result}>
      <Alert
        type={outcome === 'accepted' ? 'success' : outcome === 'not_set_up' ? 'info' : 'error'}
        showIcon
        title={t(`mail.test.outcome.${outcome}`)}
        description={t(`mail.test.advice.${outcome}`)}
      />
      {server && (
        <Facts
          title={t('mail.facts')}
          facts={[
            [t('mail.test.server'), server],
            [t('mail.test.sender'), sender],
            [t('mail.test.answer'), answer],
            [t('mail.test.took'), t('mail.test.took_seconds', { seconds: format.decimal(milliseconds / 1000) })],
          ]}
        />
      )}
      {mailId && (
        <Link to={`${MAILS_PATH}/${mailId}`} onClick={onLeave}>
          {t('mail.test.open')}
        </Link>
      )}
    </div>
  );
}
