import { staffMailEndpoints as calls } from '@app/contract/mail/staff-endpoints';
import type { MailRow } from '@app/contract/mail/staff-schemas';
import { App } from 'antd';
import { request } from '../../api/request';
import { useText } from '../../text/use-text';
import { useAction } from '../../ui/use-action';

/** Sends a mail again once it is confirmed: what has left cannot be taken back. */
export function useRetry(): (mail: Pick<MailRow, 'id' | 'recipient'>) => void {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  return ({ id, recipient }) =>
    void modal.confirm({
      title: t('mail.retry'),
      content: t('mail.retry_text', { recipient }),
      okText: t('mail.retry'),
      cancelText: t('ui.cancel'),
      onOk: async () => {
        await run(() => request(calls.retryMail, { params: { id } }), { done: 'mail.retried' });
      },
    });
}
