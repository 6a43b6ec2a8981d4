import type { MailRow } from '@app/contract/mail/staff-schemas';
import { IconMailCheck } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { MailDrawer } from './mail-drawer';
import { mailList } from './mail-list';
import { MAILS_PATH } from './mails-path';
import { TestDialog } from './test-dialog';
import { useRetry } from './use-retry';

/** The mail outbox: the list, and one mail in a drawer over it. */
export default function MailsScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayRetry = useAllowed('system.mail.retry');
  const mayTest = useAllowed('system.mail.test');
  const [testing, setTesting] = useState(false);
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
  const test = mayTest && (
    <Button icon={<IconMailCheck size={16} />} onClick={() => setTesting(true)}>
      {t('mail.test')}
    </Button>
  );
  return (
    <>
      <ListPage rule={mailList} actions={{ rowActions, extra: test }} />
      {testing && <TestDialog onClose={() => setTesting(false)} />}
      <Routes>
        <Route path=":id" element={<MailDrawer />} />
      </Routes>
    </>
  );
}
