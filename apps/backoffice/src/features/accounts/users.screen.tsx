import type { UserRow } from '@app/contract/accounts/staff/staff-schemas';
import type { PermissionKey } from '@app/contract/core/permissions';
import { IconPlus } from '@tabler/icons-react';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { useAllowed, useSession } from '../../api/session';
import { useText } from '../../text/use-text';
import { USERS_PATH } from '../../ui/customer-link';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { UserPage } from './user.screen';
import { NewUserDrawer } from './user-drawers';
import { userList } from './user-list';

const OTHER_LISTS = [
  { menu: 'people.levels', view: 'people.levels.view', path: '/people/levels' },
  { menu: 'people.hobbies', view: 'people.hobbies.view', path: '/people/hobbies' },
  { menu: 'people.preferences', view: 'people.preferences.view', path: '/people/preferences' },
  { menu: 'people.deletions', view: 'people.deletions.view', path: '/people/deletions' },
] as const satisfies { menu: PermissionKey; view: PermissionKey; path: string }[];

/** The ways to the lists that customers are described by, and whether anything is masked. */
function Note() {
  const t = useText();
  const { permissions } = useSession();
  const whole = useAllowed('people.users.personal');
  const seen = OTHER_LISTS.filter(({ view }) => permissions.includes(view));
  return (
    <Flex component="span" gap={12} wrap>
      {seen.map(({ menu, path }) => (
        <Link key={path} to={path}>
          {t(`permission.${menu}`)}
        </Link>
      ))}
      {!whole && <span>{t('users.masked')}</span>}
    </Flex>
  );
}

const rowActions = (row: UserRow): RowAction[] => [
  { key: 'view', label: 'ui.list.view', to: `${USERS_PATH}/${row.id}` },
];

function UsersPage() {
  const t = useText();
  const mayCreate = useAllowed('people.users.create');
  const [opening, setOpening] = useState(false);
  const extra = mayCreate ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpening(true)}>
      {t('users.new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage rule={userList} actions={{ rowActions, extra, note: <Note /> }} />
      {opening && <NewUserDrawer onClose={() => setOpening(false)} />}
    </>
  );
}

/** Customers, and a page for each of them. */
export default function UsersScreen() {
  return (
    <Routes>
      <Route path=":id" element={<UserPage />} />
      <Route path="/*" element={<UsersPage />} />
    </Routes>
  );
}
