import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import type { WebhookEndpoint } from '@app/contract/webhooks/staff-schemas';
import { App } from 'antd';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { useAction } from '../../ui/use-action';
import { WEBHOOK_LOG_PATH } from './webhooks-paths';

/** What can be done with an address beside editing it; `onSecret` receives a new secret. */
export function useEndpointActions(onSecret: (secret: string) => void): (row: WebhookEndpoint) => RowAction[] {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('control.webhooks.edit');
  const turn = ({ id }: WebhookEndpoint, on: boolean) =>
    void run(() => request(calls.switchWebhookEndpoint, { params: { id }, body: { on } }), {
      done: on ? 'webhook.resumed' : 'webhook.paused_done',
    });
  const rotate = ({ id, name }: WebhookEndpoint) =>
    modal.confirm({
      title: t('webhook.rotate_ask', { name }),
      content: t('webhook.rotate_text'),
      okText: t('webhook.rotate'),
      onOk: async () => {
        const made = await run(() => request(calls.rotateWebhookSecret, { params: { id } }));
        if (made) onSecret(made.answer.secret);
      },
    });
  const switchOf = (row: WebhookEndpoint): RowAction => {
    const paused = row.state === 'paused';
    return { key: 'switch', label: paused ? 'webhook.resume' : 'webhook.pause', run: () => turn(row, paused) };
  };
  return (row) => {
    const log: RowAction = { key: 'log', label: 'webhook.see_log', to: `${WEBHOOK_LOG_PATH}?endpointId=${row.id}` };
    if (!mayEdit) return [log];
    return [
      log,
      // What a closed merchant or an ended agent hears is switched on with these.
      ...(row.pausedBecause === 'closed' || row.pausedBecause === 'ended' ? [] : [switchOf(row)]),
      { key: 'rotate', label: 'webhook.rotate', run: () => void rotate(row) },
    ];
  };
}
