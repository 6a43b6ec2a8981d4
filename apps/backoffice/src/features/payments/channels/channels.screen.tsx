import type { RequestOf } from '@app/contract/core/endpoint';
import { staffChannelEndpoints as calls } from '@app/contract/payments/channels/staff-endpoints';
import { CREATED_KINDS, type StaffChannel } from '@app/contract/payments/channels/staff-schemas';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { App, Button, Dropdown } from 'antd';
import { useMemo, useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { bodyOf, type ChannelDraft, draftOf, newChannel } from './channel-draft';
import { channelForm } from './channel-form';
import { channelList } from './channel-list';
import type { ChannelKind } from './channel-words';

type Open = { kind: ChannelKind; editing: StaffChannel | null };
type Created = RequestOf<typeof calls.createChannel>['body'];
type Updated = RequestOf<typeof calls.updateChannel>['body'];

/** One channel in its drawer; the form is the one of its kind. */
function ChannelDrawer({ open: { kind, editing }, onClose }: { open: Open; onClose: () => void }) {
  const t = useText();
  const mayEdit = useAllowed('money.channels.edit');
  // A field of its own is a component: made once, so that typing keeps its place.
  const fields = useMemo(() => channelForm(kind), [kind]);
  return (
    <RecordFormDrawer<ChannelDraft, StaffChannel>
      title={editing ? inMyLanguage(editing.title) : t('channels.new_kind', { kind: t(`channels.kind.${kind}`) })}
      kind="payment_channel"
      fields={fields}
      editing={editing}
      blank={newChannel(kind)}
      draftOf={draftOf}
      readOnly={!mayEdit}
      create={(draft) => request(calls.createChannel, { body: bodyOf({ ...draft, kind }) as Created })}
      update={({ id, version }, draft) =>
        request(calls.updateChannel, { params: { id }, body: { ...bodyOf({ ...draft, kind }), version } as Updated })
      }
      reload={(id) => request(calls.readChannel, { params: { id } })}
      onClose={onClose}
    />
  );
}

/** Payment channels: who takes payments and pays out, within which limits, and how each is set up. */
export default function ChannelsScreen() {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('money.channels.edit');
  const [open, setOpen] = useState<Open | null>(null);
  const remove = (row: StaffChannel) =>
    modal.confirm({
      title: t('channels.delete_ask', { name: inMyLanguage(row.title) }),
      content: t('channels.delete_text'),
      okText: t('ui.delete'),
      cancelText: t('ui.cancel'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.deleteChannel, { params: { id: row.id } }), { done: 'channels.deleted' });
      },
    });
  const rowActions = (row: StaffChannel): RowAction[] => [
    {
      key: 'edit',
      label: mayEdit ? 'ui.list.edit' : 'ui.list.view',
      run: () => setOpen({ kind: row.kind, editing: row }),
    },
  ];
  const menu = (row: StaffChannel): RowAction[] =>
    mayEdit && !row.used ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => remove(row) }] : [];
  const kinds = CREATED_KINDS.map((kind) => ({
    key: kind,
    label: t(`channels.kind.${kind}`),
    onClick: () => setOpen({ kind, editing: null }),
  }));
  const extra = mayEdit ? (
    <Dropdown menu={{ items: kinds }} trigger={['click']}>
      <Button type="primary" icon={<IconPlus size={16} />}>
        {t('channels.new')}
        <IconChevronDown size={16} />
      </Button>
    </Dropdown>
  ) : null;
  return (
    <>
      <ListPage rule={channelList} actions={{ rowActions, menu, extra }} />
      {open && <ChannelDrawer open={open} onClose={() => setOpen(null)} />}
    </>
  );
}
