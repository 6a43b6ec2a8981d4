import { staffMailEndpoints as calls } from '@app/contract/mail/staff-endpoints';
import type { MailRow } from '@app/contract/mail/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { useAction } from '../../ui/use-action';
import { MailDrawer } from './mail-drawer';
import { mailList } from './mail-list';
import { MAILS_PATH } from './mails-path';

/** The mail outbox: the list, and one mail in a drawer over it. */
export default function MailsScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayRetry = useAllowed('system.mail.retry');
  const { run } = useAction();
  const rowActions = (mail: MailRow): RowAction[] => {
    const view: RowAction = {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${MAILS_PATH}/${mail.id}`, search }),
    };
    if (!mayRetry || !mail.actions.includes('retry')) return [view];
    const again = () => void run(() => request(calls.retryMail, { params: { id: mail.id } }), { done: 'mail.retried' });
    return [{ key: 'retry', label: 'mail.retry', run: again }, view];
  };
  return (
    <>
      <ListPage rule={mailList} hands={{ rowActions }} />
      <Routes>
        <Route path=":id" element={<MailDrawer />} />
      </Routes>
    </>
  );
}
