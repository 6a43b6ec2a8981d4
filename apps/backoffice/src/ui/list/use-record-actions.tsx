import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { TextKey } from '../../text/text-key';
import { type TextValues, useText } from '../../text/use-text';
import { useAction } from '../use-action';
import type { BulkAction, ListActions, RowAction } from './define-list';

/** Asked and said about deleting; the question is given the record's `name`, or these `values`. */
type Deletion<T> = {
  ask: TextKey;
  values?: (row: T) => TextValues;
  text: TextKey;
  done: TextKey;
  remove: (row: T) => Promise<unknown>;
  /** Which records can be deleted at all; without it all of them. */
  when?: (row: T) => boolean;
};

type RecordActionsRule<T> = {
  mayEdit: boolean;
  /** Whoever may not edit opens a record all the same, to read it. */
  readable?: true;
  nameOf: (row: T) => string;
  /** The button that makes a new record; none where that is left to others. */
  add?: TextKey;
  /** What stands before that button. */
  beside?: ReactNode;
  deletion?: Deletion<T>;
  /** What can be done with several at once; without it none can be chosen. */
  bulk?: BulkAction<T>[];
  /** What can be done with a record beside opening it. */
  further?: (row: T) => RowAction[];
  /** The drawer over the list, for a record or a new one. */
  drawer: (editing: T | null, close: () => void) => ReactNode;
};

/** Asks whether a record is to be deleted, and deletes it. */
function useDeletion<T>(deletion: Deletion<T> | undefined, nameOf: (row: T) => string): (row: T) => RowAction[] {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  if (!deletion) return () => [];
  const ask = (row: T) =>
    modal.confirm({
      title: t(deletion.ask, deletion.values?.(row) ?? { name: nameOf(row) }),
      content: t(deletion.text),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => deletion.remove(row), { done: deletion.done });
      },
    });
  return (row) =>
    (deletion.when?.(row) ?? true) ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => ask(row) }] : [];
}

/** What can be done on a list of records that are kept in one drawer: add, edit, delete, several at once. */
export function useRecordActions<T extends { id: string }>(rule: RecordActionsRule<T>) {
  const t = useText();
  const [open, setOpen] = useState<{ editing: T | null } | null>(null);
  const { mayEdit, add, beside, bulk, further } = rule;
  const deleting = useDeletion(rule.deletion, rule.nameOf);
  const button = add && mayEdit && (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
      {t(add)}
    </Button>
  );
  const list: ListActions<T> =
    mayEdit || rule.readable
      ? {
          rowActions: (row) => [
            {
              key: 'edit',
              label: mayEdit ? 'ui.list.edit' : 'ui.list.view',
              run: () => setOpen({ editing: row }),
            },
            ...(further?.(row) ?? []),
          ],
          menu: (row) => (mayEdit ? deleting(row) : []),
          ...(bulk ? { bulkActions: bulk } : {}),
          extra: beside ? (
            <>
              {beside}
              {button}
            </>
          ) : (
            button
          ),
        }
      : {};
  return { list, drawer: open && rule.drawer(open.editing, () => setOpen(null)) };
}
