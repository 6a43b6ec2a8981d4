import { IconSearchOff } from '@tabler/icons-react';
import { Button, Skeleton, Table, type TableColumnType } from 'antd';
import { useText } from '../../text/use-text';
import { PartEmpty } from '../page-parts';
import { alignOf, drawCell } from './cells';
import type { CellContext, Column } from './define-list';
import styles from './list.module.css';
import type { List } from './use-list';
import { useRowKeys } from './use-row-keys';

/** Rows of the skeleton: what fits a laptop's screen. */
const WAITING = Array.from({ length: 8 }, (_, index) => ({ id: `waiting-${index}` }));

type ListTableProps<T> = {
  list: List<T>;
  columns: Column<T>[];
  ctx: CellContext;
  selectable: boolean;
  actions: ((row: T) => React.ReactNode) | null;
  /** What opening a row does; its first link is followed without it. */
  open: ((row: T) => (() => void) | null) | null;
  onReset: () => void;
};

/** The rows of a list: skeleton, empty note, or cells with their sort, selection and actions. */
export function ListTable<T extends { id: string }>({
  list,
  columns,
  ctx,
  selectable,
  actions,
  open,
  onReset,
}: ListTableProps<T>) {
  const t = useText();
  const waiting = list.isPending;
  const skeleton = () => <Skeleton.Button active size="small" className={styles.bone ?? ''} />;
  const drawn: TableColumnType<T>[] = columns.map((column) => ({
    key: column.key,
    title: t(column.title),
    align: alignOf(column),
    sorter: column.sortable ?? false,
    sortOrder: list.sort.field !== column.key ? null : list.sort.order === 'ASC' ? 'ascend' : 'descend',
    render: (_: unknown, row: T) => (waiting ? skeleton() : drawCell(column, row, ctx)),
  }));
  if (actions) {
    drawn.push({
      key: '.actions',
      title: t('ui.list.actions'),
      align: 'right',
      className: styles.end ?? '',
      render: (_: unknown, row: T) => (waiting ? skeleton() : actions(row)),
    });
  }
  const toggle = ({ id }: T) =>
    list.select(list.selected.includes(id) ? list.selected.filter((one) => one !== id) : [...list.selected, id]);
  const turn = (by: 1 | -1) => {
    if (by === 1 ? list.hasNextPage : list.page > 1) list.setPage(list.page + by);
  };
  const rows = waiting ? [] : (list.rows ?? []);
  const keys = useRowKeys<T>({ rows, open, select: selectable ? toggle : null, turn });
  const empty = (
    <PartEmpty icon={<IconSearchOff size={24} stroke={1.75} />} text={t('ui.list.empty')}>
      {Object.keys(list.filter).length > 0 && <Button onClick={onReset}>{t('ui.list.reset')}</Button>}
    </PartEmpty>
  );
  return (
    <div ref={keys.table}>
      <Table<T>
        rowKey="id"
        {...(keys.onRow ? { onRow: keys.onRow } : {})}
        className={styles.table ?? ''}
        columns={drawn}
        dataSource={waiting ? (WAITING as unknown as T[]) : (list.rows ?? [])}
        pagination={false}
        showSorterTooltip={false}
        loading={list.isFetching && !waiting ? { delay: 300 } : false}
        locale={{ emptyText: empty }}
        onChange={(_pages, _filters, sorter) => {
          const chosen = Array.isArray(sorter) ? sorter[0] : sorter;
          if (chosen?.columnKey) {
            list.setSort({ field: String(chosen.columnKey), order: chosen.order === 'ascend' ? 'ASC' : 'DESC' });
          }
        }}
        {...(selectable
          ? {
              rowSelection: {
                selectedRowKeys: [...list.selected],
                preserveSelectedRowKeys: true,
                onChange: (keys) => list.select(keys.map(String)),
                getCheckboxProps: () => ({ disabled: waiting }),
              },
            }
          : {})}
      />
    </div>
  );
}
