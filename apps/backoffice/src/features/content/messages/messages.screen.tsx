import { staffMessageEndpoints as calls } from '@app/contract/messaging/staff-endpoints';
import type { StaffMessage } from '@app/contract/messaging/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { draftOf, messageFormFor, newMessage } from './message-form';
import { messageList } from './message-list';

/** Notices and inbox messages: written for everybody, a level, a branch or one person, now or later, and taken back. */
export default function MessagesScreen() {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('content.messages.edit');
  const [open, setOpen] = useState<{ editing: StaffMessage | null } | null>(null);
  const editing = open?.editing ?? null;
  const fields = useMemo(
    () => messageFormFor(editing ? { id: editing.audienceTo, name: editing.audienceName } : null),
    [editing],
  );
  const withdraw = (row: StaffMessage) =>
    modal.confirm({
      title: t('messages.withdraw_title', { title: inMyLanguage(row.title) }),
      content: t('messages.withdraw_text'),
      okText: t('messages.withdraw'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.withdrawMessage, { params: { id: row.id }, body: {} }), {
          done: 'messages.withdrawn',
        });
      },
    });
  const rowActions = (row: StaffMessage): RowAction[] => [
    {
      key: 'edit',
      label: mayEdit && row.state !== 'withdrawn' ? 'ui.list.edit' : 'ui.list.view',
      run: () => setOpen({ editing: row }),
    },
  ];
  const menu = (row: StaffMessage): RowAction[] =>
    mayEdit && row.state !== 'withdrawn'
      ? [{ key: 'withdraw', label: 'messages.withdraw', danger: true, run: () => withdraw(row) }]
      : [];
  const extra = mayEdit ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
      {t('messages.new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage rule={messageList} actions={{ rowActions, menu, extra }} />
      {open && (
        <RecordFormDrawer
          title={t(open.editing ? 'messages.edit' : 'messages.new')}
          kind="message"
          fields={fields}
          editing={open.editing}
          blank={newMessage}
          draftOf={draftOf}
          readOnly={!mayEdit || open.editing?.state === 'withdrawn'}
          create={(draft) => request(calls.createMessage, { body: draft })}
          update={({ id, version }, draft) =>
            request(calls.updateMessage, { params: { id }, body: { ...draft, version } })
          }
          reload={(id) => request(calls.readMessage, { params: { id } })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
