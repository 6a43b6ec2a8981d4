import { staffUserEndpoints as calls } from '@app/contract/accounts/staff/staff-endpoints';
import type { UserDetail, UserInput } from '@app/contract/accounts/staff/staff-schemas';
import { Alert } from 'antd';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { named } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { USERS_PATH } from '../../ui/customer-link';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import styles from './accounts.module.css';
import { blankUser, draftOf, type NewUserDraft, newUserForm, sentUser, userForm } from './user-form';

/** Opens an account for a customer and leads to it. */
export function NewUserDrawer({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const setLevel = useAllowed('people.users.level');
  const fields = useMemo(() => newUserForm({ setLevel }), [setLevel]);
  const blank = useMemo(blankUser, []);
  const made = useRef<UserDetail | null>(null);
  const create = async (draft: NewUserDraft) => {
    made.current = await request(calls.createUser, { body: sentUser(draft) });
    return made.current;
  };
  const close = () => {
    onClose();
    if (made.current) void navigate(`${USERS_PATH}/${made.current.id}`);
  };
  return (
    <RecordFormDrawer<NewUserDraft, UserDetail>
      title={t('users.new')}
      above={<Alert className={styles.note ?? ''} type="info" showIcon title={t('users.new_text')} />}
      fields={fields}
      editing={null}
      blank={blank}
      draftOf={() => blank}
      create={create}
      update={(_, draft) => create(draft)}
      done="users.made"
      onClose={close}
    />
  );
}

/** Changes who a customer is. */
export function EditUserDrawer({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const t = useText();
  const { id } = user;
  const fields = useMemo(() => userForm(id), [id]);
  const save = (of: { id: string; version: number }, draft: UserInput) =>
    request(calls.updateUser, { params: { id: of.id }, body: { ...draft, version: of.version } });
  return (
    <RecordFormDrawer<UserInput, UserDetail>
      title={named(t('users.edit'), user.nickname)}
      fields={fields}
      editing={user}
      blank={draftOf(user)}
      draftOf={draftOf}
      create={(draft) => save(user, draft)}
      update={save}
      reload={(of) => request(calls.readUser, { params: { id: of } })}
      onClose={onClose}
    />
  );
}
