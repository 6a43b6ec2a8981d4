import type { WebhookMessage } from '@app/contract/webhooks/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { MessageDrawer } from './message-drawer';
import { messageList } from './message-list';
import { WEBHOOK_LOG_PATH } from './webhooks-paths';

/** What was sent to other programs or waits, and one message in a drawer over it. */
export default function WebhookLogScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowActions = ({ id }: WebhookMessage): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${WEBHOOK_LOG_PATH}/${id}`, search }),
    },
  ];
  return (
    <>
      <ListPage rule={messageList} actions={{ rowActions }} />
      <Routes>
        <Route path=":id" element={<MessageDrawer />} />
      </Routes>
    </>
  );
}
