import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import { type DragEvent, type HTMLAttributes, useState } from 'react';
import { request } from '../../../api/request';
import type { RowAction } from '../../../ui/list/define-list';
import { useAction } from '../../../ui/use-action';
import { moved } from '../moved';
import styles from './categories.module.css';

/** The order of categories below one parent: by dragging a row before another, or by Move up and Move down. */
export function useCategoryOrder(all: readonly StaffCategory[], mayEdit: boolean) {
  const { run } = useAction();
  const [dragged, setDragged] = useState<StaffCategory | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const siblings = (of: StaffCategory) => all.filter((one) => one.parentId === of.parentId).map((one) => one.id);
  const put = (row: StaffCategory, to: number) => {
    const ids = siblings(row);
    const order = moved(ids, ids.indexOf(row.id), to);
    void run(() => request(calls.orderCategories, { body: { parentId: row.parentId, ids: order } }), {
      done: 'catalog.ordered',
    });
  };
  const fits = (row: StaffCategory) => dragged !== null && dragged.id !== row.id && dragged.parentId === row.parentId;
  const drag = (row: StaffCategory): HTMLAttributes<HTMLElement> =>
    mayEdit
      ? {
          draggable: true,
          className: over === row.id && fits(row) ? (styles.target ?? '') : '',
          onDragStart: (event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(row);
          },
          onDragOver: (event: DragEvent) => {
            if (!fits(row)) return;
            event.preventDefault();
            setOver(row.id);
          },
          onDragEnd: () => {
            setDragged(null);
            setOver(null);
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            if (dragged && fits(row)) put(dragged, siblings(row).indexOf(row.id));
            setDragged(null);
            setOver(null);
          },
        }
      : {};
  const steps = (row: StaffCategory): RowAction[] => {
    const ids = siblings(row);
    const at = ids.indexOf(row.id);
    return [
      ...(at > 0 ? [{ key: 'up', label: 'catalog.move_up', run: () => put(row, at - 1) } as const] : []),
      ...(at < ids.length - 1
        ? [{ key: 'down', label: 'catalog.move_down', run: () => put(row, at + 1) } as const]
        : []),
    ];
  };
  return { drag, steps };
}
