import { staffAssistantEndpoints as calls } from '@app/contract/assistants/staff-endpoints';
import { App, Button } from 'antd';
import { request } from '../../api/request';
import { useAllowed, useSession } from '../../api/session';
import { useText } from '../../text/use-text';
import { useAction } from '../../ui/use-action';

/** Replaces the key that news of orders to assistants are signed with; staff of the house alone have it. */
export function AssistantKeyButton() {
  const t = useText();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const { worksFor } = useSession();
  const mayEdit = useAllowed('control.webhooks.edit');
  if (!mayEdit || worksFor !== 'house') return null;
  const ask = () =>
    modal.confirm({
      title: t('webhook.assistant_key_ask'),
      content: t('webhook.assistant_key_text'),
      okText: t('webhook.assistant_key'),
      onOk: () => run(() => request(calls.replaceAssistantKeys, {}), { done: 'webhook.assistant_key_done' }),
    });
  return (
    <Button loading={busy} onClick={() => void ask()}>
      {t('webhook.assistant_key')}
    </Button>
  );
}
