import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import { useAction } from '../use-action';
import type { BulkAction, ListActions } from './define-list';

type RecordActionsRule<T> = {
  mayEdit: boolean;
  nameOf: (row: T) => string;
  /** The button that makes a new record; none where that is left to others. */
  add?: TextKey;
  /** Asked and said about deleting; the question is given the record's `name`. */
  deletion?: { ask: TextKey; text: TextKey; done: TextKey; remove: (row: T) => Promise<unknown> };
  bulk: BulkAction<T>[];
  /** The drawer over the list, for a record or a new one. */
  drawer: (editing: T | null, close: () => void) => ReactNode;
};

/** What can be done on a list of records that are kept in one drawer: add, edit, delete, several at once. */
export function useRecordActions<T extends { id: string }>(rule: RecordActionsRule<T>) {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const [open, setOpen] = useState<{ editing: T | null } | null>(null);
  const { deletion, nameOf } = rule;
  const ask = (row: T) =>
    deletion &&
    modal.confirm({
      title: t(deletion.ask, { name: nameOf(row) }),
      content: t(deletion.text),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => deletion.remove(row), { done: deletion.done });
      },
    });
  const list: ListActions<T> = rule.mayEdit
    ? {
        rowActions: (row) => [{ key: 'edit', label: 'ui.list.edit', run: () => setOpen({ editing: row }) }],
        menu: (row) => (deletion ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => ask(row) }] : []),
        bulkActions: rule.bulk,
        extra: rule.add && (
          <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
            {t(rule.add)}
          </Button>
        ),
      }
    : {};
  return { list, drawer: open && rule.drawer(open.editing, () => setOpen(null)) };
}
