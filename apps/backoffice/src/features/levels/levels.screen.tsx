import { staffLevelEndpoints as calls } from '@app/contract/levels/staff-endpoints';
import type { StaffLevel } from '@app/contract/levels/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { useState } from 'react';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { inMyLanguage } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { useAction } from '../../ui/use-action';
import { draftOf, levelForm, newLevel } from './level-form';
import { levelList } from './level-list';

/** Member levels: thresholds, discounts and benefits. */
export default function LevelsScreen() {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('people.levels.edit');
  const [open, setOpen] = useState<{ editing: StaffLevel | null } | null>(null);
  const remove = (row: StaffLevel) =>
    modal.confirm({
      title: t('levels.delete', { name: inMyLanguage(row.name) }),
      content: t('levels.delete_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.deleteLevel, { params: { id: row.id } }), { done: 'levels.deleted' });
      },
    });
  const rowActions = (row: StaffLevel): RowAction[] => [
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => setOpen({ editing: row }) },
  ];
  const menu = (row: StaffLevel): RowAction[] =>
    mayEdit && row.thresholdUsd > 0
      ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => remove(row) }]
      : [];
  const extra = mayEdit ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
      {t('levels.new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage rule={levelList} actions={{ rowActions, menu, extra }} />
      {open && (
        <RecordFormDrawer
          title={open.editing ? inMyLanguage(open.editing.name) : t('levels.new')}
          kind="member_level"
          fields={levelForm}
          editing={open.editing}
          blank={newLevel}
          draftOf={draftOf}
          readOnly={!mayEdit}
          create={(draft) => request(calls.createLevel, { body: draft })}
          update={({ id, version }, draft) =>
            request(calls.updateLevel, { params: { id }, body: { ...draft, version } })
          }
          reload={(id) => request(calls.readLevel, { params: { id } })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
