import { webhookKinds } from '@app/contract/webhooks/kinds';
import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import { choicesFrom } from '../../ui/choices';
import { RecordLink, TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { MessageStateTag } from './state-tags';
import { WEBHOOK_LOG_PATH } from './webhooks-paths';

const endpoints = choicesFrom(calls.webhookEndpointChoices, (answer) =>
  answer.map(({ id, name }) => ({ value: id, label: name })),
);

export const messageList = defineList({
  endpoint: calls.listWebhookMessages,
  title: 'permission.control.webhook_log',
  exportName: 'webhook-log',
  filters: [
    { key: 'endpointId', kind: 'choice', label: 'webhook.to', choices: endpoints },
    {
      key: 'kind',
      kind: 'choice',
      label: 'webhook.kind',
      choices: { known: webhookKinds.map((value) => ({ value, label: `webhook.kind.${value}` as const })) },
    },
    { key: 'record', kind: 'text', label: 'webhook.record', max: 36 },
  ],
  tabs: [
    { label: 'webhook.all', query: {}, count: 'all' },
    { label: 'webhook.message.waiting', query: { state: 'waiting' }, count: 'waiting' },
    { label: 'webhook.message.delivered', query: { state: 'delivered' }, count: 'delivered' },
    { label: 'webhook.message.given_up', query: { state: 'given_up' }, count: 'given_up' },
  ],
  columns: [
    {
      key: 'kind',
      title: 'webhook.kind',
      render: (row, { t }) => (
        <TwoLines
          top={<RecordLink to={`${WEBHOOK_LOG_PATH}/${row.id}`}>{t(`webhook.kind.${row.kind}`)}</RecordLink>}
          bottom={row.kind}
        />
      ),
      write: { words: 'webhook.kind.' },
    },
    { key: 'endpoint', title: 'webhook.to', render: (row) => row.endpoint.name, write: 'endpoint.name' },
    { key: 'record', title: 'webhook.record', hidden: true },
    { key: 'createdAt', title: 'webhook.written', as: 'moment' },
    { key: 'attempts', title: 'webhook.tries', as: 'count' },
    { key: 'nextTryAt', title: 'webhook.next_try', as: 'moment' },
    { key: 'doneAt', title: 'webhook.done', as: 'moment', hidden: true },
    { key: 'state', title: 'webhook.state', render: (row) => <MessageStateTag state={row.state} /> },
  ],
});
