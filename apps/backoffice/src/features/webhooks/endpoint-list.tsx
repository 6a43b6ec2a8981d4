import { webhookLimits } from '@app/contract/webhooks/limits';
import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import { TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { EndpointStateTag } from './state-tags';

export const endpointList = defineList({
  endpoint: calls.listWebhookEndpoints,
  title: 'permission.control.webhooks',
  exportName: 'webhooks',
  filters: [{ key: 'name', kind: 'text', label: 'webhook.name', max: webhookLimits.name }],
  tabs: [
    { label: 'webhook.all', query: {}, count: 'all' },
    { label: 'webhook.endpoint.on', query: { state: 'on' }, count: 'on' },
    { label: 'webhook.endpoint.failing', query: { state: 'failing' }, count: 'failing' },
    { label: 'webhook.endpoint.paused', query: { state: 'paused' }, count: 'paused' },
  ],
  columns: [
    { key: 'name', title: 'webhook.name', render: (row) => <TwoLines strong top={row.name} bottom={row.url} /> },
    { key: 'url', title: 'webhook.url', hidden: true },
    {
      key: 'agent',
      title: 'webhook.for',
      render: (row, { t }) => row.agent?.name ?? row.merchant?.name ?? t('webhook.house'),
      write: 'agent.name',
    },
    {
      key: 'merchant',
      title: 'merchant.of',
      render: (row) => row.merchant?.name ?? '–',
      write: 'merchant.name',
      hidden: true,
    },
    {
      key: 'kinds',
      title: 'webhook.kinds',
      align: 'right',
      render: (row, { format }) => format.count(row.kinds.length),
    },
    { key: 'waiting', title: 'webhook.waiting', as: 'count' },
    {
      key: 'lastDeliveredAt',
      title: 'webhook.last_delivered',
      render: (row, { t, format }) => (row.lastDeliveredAt ? format.moment(row.lastDeliveredAt) : t('webhook.never')),
      write: { as: 'moment' },
    },
    { key: 'createdAt', title: 'webhook.created', as: 'moment', hidden: true },
    { key: 'state', title: 'webhook.state', render: (row) => <EndpointStateTag state={row.state} /> },
  ],
});
