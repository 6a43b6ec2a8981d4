import type { MailRow } from '@app/contract/mail/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { useAllowed } from '../../api/session';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { MailDrawer } from './mail-drawer';
import { mailList } from './mail-list';
import { MAILS_PATH } from './mails-path';
import { useRetry } from './use-retry';

/** The mail outbox: the list, and one mail in a drawer over it. */
export default function MailsScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayRetry = useAllowed('system.mail.retry');
  const retry = useRetry();
  const rowActions = (mail: MailRow): RowAction[] => {
    const view: RowAction = {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${MAILS_PATH}/${mail.id}`, search }),
    };
    if (!mayRetry || !mail.actions.includes('retry')) return [view];
    return [{ key: 'retry', label: 'mail.retry', run: () => retry(mail) }, view];
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
