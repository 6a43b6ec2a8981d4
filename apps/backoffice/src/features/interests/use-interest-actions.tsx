import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../text/use-text';
import type { ListActions } from '../../ui/list/define-list';
import { useAction } from '../../ui/use-action';
import { nameOf } from './interest-cells';
import { type InterestActions, InterestDrawer } from './interest-drawer';
import type { Interest } from './interest-form';

type Rule = {
  mayEdit: boolean;
  actions: InterestActions;
  remove: (id: string) => Promise<unknown>;
  set: (ids: string[], enabled: boolean) => Promise<unknown>;
};

/** What can be done on a list of hobbies or preferences, and the drawer that is open. */
export function useInterestActions<T extends Interest>({ mayEdit, actions, remove, set }: Rule) {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const [open, setOpen] = useState<{ editing: Interest | null } | null>(null);
  const ask = (row: T) =>
    modal.confirm({
      title: t('interests.delete', { name: nameOf(row) }),
      content: t('interests.delete_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => remove(row.id), { done: 'interests.deleted' });
      },
    });
  const setOne =
    (enabled: boolean) =>
    ({ id }: T) =>
      set([id], enabled);
  const list: ListActions<T> = mayEdit
    ? {
        rowActions: (row) => [{ key: 'edit', label: 'ui.list.edit', run: () => setOpen({ editing: row }) }],
        menu: (row) => [{ key: 'delete', label: 'ui.delete', danger: true, run: () => ask(row) }],
        bulkActions: [
          { key: 'offer', label: 'interests.offer', nameOf, each: setOne(true) },
          { key: 'withdraw', label: 'interests.withdraw', nameOf, each: setOne(false) },
        ],
        extra: (
          <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
            {t(actions.title)}
          </Button>
        ),
      }
    : {};
  const drawer = open && <InterestDrawer actions={actions} editing={open.editing} onClose={() => setOpen(null)} />;
  return { list, drawer };
}
