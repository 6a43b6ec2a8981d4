import { IconCategory } from '@tabler/icons-react';
import { Table, type TableProps } from 'antd';
import { useText } from '../../../text/use-text';
import styles from '../../../ui/list/list.module.css';
import { PartEmpty } from '../../../ui/page-parts';
import type { CategoryRow } from './category-tree';

type CategoryTableProps = {
  tree: readonly CategoryRow[];
  columns: NonNullable<TableProps<CategoryRow>['columns']>;
  searched: string;
  /** What makes a row one that is dragged. */
  drag: NonNullable<TableProps<CategoryRow>['onRow']>;
  /** Null where rows are not selected. */
  selection: { ids: string[]; onChange: (ids: string[]) => void } | null;
};

/** The tree itself, a category a row. */
export function CategoryTable({ tree, columns, searched, drag, selection }: CategoryTableProps) {
  const t = useText();
  return (
    <Table<CategoryRow>
      // Opened branches are set once, when drawn; a search opens those it found.
      key={searched}
      rowKey="id"
      className={styles.table ?? ''}
      columns={columns}
      dataSource={tree}
      pagination={false}
      onRow={drag}
      expandable={{ childrenColumnName: 'below', indentSize: 24, defaultExpandAllRows: searched !== '' }}
      locale={{ emptyText: <PartEmpty icon={<IconCategory size={24} stroke={1.75} />} text={t('ui.list.empty')} /> }}
      {...(selection
        ? {
            rowSelection: {
              selectedRowKeys: selection.ids,
              checkStrictly: true,
              onChange: (keys) => selection.onChange(keys.map(String)),
            },
          }
        : {})}
    />
  );
}
