import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import { limits } from '@app/contract/core/limits';
import type { RowAction } from '../../../ui/list/define-list';
import { RowActions } from '../../../ui/list/row-actions';
import type { CategoryRow } from './category-tree';

/** What is written in the drawer: a category that exists, or a new one below another or at the top. */
export type CategoryEdit = { editing: StaffCategory | null; parentId: string | null };

type CategoryActionsProps = {
  row: CategoryRow;
  /** Steps up and down among its neighbours. */
  steps: readonly RowAction[];
  onEdit: (edit: CategoryEdit) => void;
  onDelete: () => void;
};

/** What can be done with a category: edit, add below, move, delete. */
export function CategoryActions({ row, steps, onEdit, onDelete }: CategoryActionsProps) {
  const edit: RowAction = {
    key: 'edit',
    label: 'ui.list.edit',
    run: () => onEdit({ editing: row, parentId: row.parentId }),
  };
  const add: RowAction = {
    key: 'add',
    label: 'catalog.add_below',
    run: () => onEdit({ editing: null, parentId: row.id }),
  };
  return (
    <RowActions
      actions={row.depth < limits.categoryDepth ? [edit, add] : [edit]}
      menu={[...steps, { key: 'delete', label: 'ui.delete', danger: true, run: onDelete }]}
    />
  );
}
