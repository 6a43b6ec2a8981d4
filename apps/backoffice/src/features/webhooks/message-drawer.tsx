import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import type { WebhookMessageDetail } from '@app/contract/webhooks/staff-schemas';
import { IconSend } from '@tabler/icons-react';
import { Button } from 'antd';
import { useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Facts, RecordDrawer } from '../../ui/drawer';
import { useAction } from '../../ui/use-action';
import { useBackTo } from '../../ui/use-back-to';
import { MessageStateTag } from './state-tags';
import styles from './webhooks.module.css';
import { WEBHOOK_LOG_PATH } from './webhooks-paths';

type Try = WebhookMessageDetail['tries'][number];

function TryLine({ of }: { of: Try }) {
  const t = useText();
  const format = useFormat();
  const said = of.answer || of.error;
  return (
    <li>
      <b>{of.status ?? t('webhook.no_answer')}</b>{' '}
      <small>
        {format.exact(of.at)} · {t('webhook.took', { ms: format.count(of.milliseconds) })}
      </small>
      {said && <pre>{said}</pre>}
    </li>
  );
}

function MessageBody({ message }: { message: WebhookMessageDetail }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <Facts
        title={t('webhook.facts')}
        facts={[
          [t('webhook.to'), message.endpoint.name],
          [t('webhook.record'), message.record],
          ['webhook-id', message.id],
          [t('webhook.written'), format.exact(message.createdAt)],
          [t('webhook.tries'), message.attempts > 0 && format.count(message.attempts)],
          [t('webhook.next_try'), message.nextTryAt && format.exact(message.nextTryAt)],
          [t('webhook.done'), message.doneAt && format.exact(message.doneAt)],
        ]}
      />
      <h3 className={styles.head}>{t('webhook.body')}</h3>
      <pre className={styles.text}>{JSON.stringify(JSON.parse(message.body), null, 2)}</pre>
      {message.tries.length > 0 && <h3 className={styles.head}>{t('webhook.answers')}</h3>}
      <ul className={styles.tries}>
        {message.tries.map((one) => (
          <TryLine key={one.at} of={one} />
        ))}
      </ul>
    </>
  );
}

/** One message in the drawer over the log: what is sent, and how each try was answered. */
export function MessageDrawer() {
  const t = useText();
  const { busy, run } = useAction();
  const close = useBackTo(WEBHOOK_LOG_PATH);
  const { id = '' } = useParams();
  const mayEdit = useAllowed('control.webhooks.edit');
  const answer = useAnswer(calls.readWebhookMessage, { params: { id } });
  const message = answer.data?.id === id ? answer.data : undefined;
  const replay = () =>
    void run(() => request(calls.replayWebhookMessage, { params: { id } }), { done: 'webhook.replayed' });
  return (
    <RecordDrawer
      title={message ? t(`webhook.kind.${message.kind}`) : ''}
      tag={message && <MessageStateTag state={message.state} />}
      log={message && `webhook_message/${message.id}`}
      waiting={!message}
      error={message ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
      footer={
        mayEdit &&
        message && (
          <Button size="large" type="primary" loading={busy} icon={<IconSend size={16} />} onClick={replay}>
            {t('webhook.replay')}
          </Button>
        )
      }
    >
      {message && <MessageBody message={message} />}
    </RecordDrawer>
  );
}
