import type { Operation } from '@app/contract/staff/control/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { LOG_PATH } from '../../../ui/record-log';
import { LogDrawer } from './log-drawer';
import { logList } from './log-list';

/** What staff did: the list, and one entry in a drawer over it. */
export default function LogScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowActions = ({ id }: Operation): RowAction[] => [
    { key: 'view', label: 'ui.list.view', run: () => void navigate({ pathname: `${LOG_PATH}/${id}`, search }) },
  ];
  return (
    <>
      <ListPage rule={logList} actions={{ rowActions }} />
      <Routes>
        <Route path=":id" element={<LogDrawer />} />
      </Routes>
    </>
  );
}
