import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { IconCategory, IconPlus, IconRefresh, IconSearch } from '@tabler/icons-react';
import { App, Button, Card, Input, Skeleton, Table } from 'antd';
import { useMemo, useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { currentLocale } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { categoryName } from '../../../ui/category-choices';
import { BulkBar } from '../../../ui/list/bulk/bulk-bar';
import type { BulkAction } from '../../../ui/list/define-list';
import styles from '../../../ui/list/list.module.css';
import { RowActions } from '../../../ui/list/row-actions';
import { PageHead, PartEmpty, PartError } from '../../../ui/page-parts';
import { useAction } from '../../../ui/use-action';
import { useBulkDelete } from '../use-bulk-delete';
import own from './categories.module.css';
import { categoryColumns } from './category-columns';
import { CategoryDrawer } from './category-drawer';
import { type CategoryFlags, setOne } from './category-flags';
import { type CategoryRow, categoryTree } from './category-tree';
import { useCategoryOrder } from './use-category-order';

type Open = { editing: StaffCategory | null; parentId: string | null };

/** The category tree: create, edit, display, enable; an empty one can be deleted, another says why not. */
export default function CategoriesScreen() {
  const t = useText();
  const format = useFormat();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('catalog.categories.edit');
  const answer = useAnswer(calls.listCategories, {});
  const all = useMemo(() => answer.data ?? [], [answer.data]);
  const [open, setOpen] = useState<Open | null>(null);
  const [word, setWord] = useState('');
  const [selected, setSelected] = useState<string[]>([]);
  const searched = word.trim().toLowerCase();
  const matches = (one: StaffCategory) => categoryName(one, currentLocale()).toLowerCase().includes(searched);
  const tree = categoryTree(all, matches);
  const remove = (row: CategoryRow) =>
    modal.confirm({
      title: t('catalog.delete_category', { name: categoryName(row, currentLocale()) }),
      content: t('catalog.delete_category_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.deleteCategory, { params: { id: row.id } }), {
          done: 'catalog.category_deleted',
        });
      },
    });
  const several = useBulkDelete<StaffCategory>({
    nameOf: (row) => categoryName(row, currentLocale()),
    each: (row) => request(calls.deleteCategory, { params: { id: row.id } }),
    text: 'catalog.delete_category_text',
  });
  const order = useCategoryOrder(all, mayEdit && searched === '');
  const bulk = (key: string, label: BulkAction<StaffCategory>['label'], flags: CategoryFlags) => ({
    key,
    label,
    nameOf: (row: StaffCategory) => categoryName(row, currentLocale()),
    each: (row: StaffCategory) => setOne(row.id, flags, t('catalog.gone')),
  });
  const actions = (row: CategoryRow) => (
    <RowActions
      actions={[
        { key: 'edit', label: 'ui.list.edit', run: () => setOpen({ editing: row, parentId: row.parentId }) },
        ...(row.depth < limits.categoryDepth
          ? [
              {
                key: 'add',
                label: 'catalog.add_below',
                run: () => setOpen({ editing: null, parentId: row.id }),
              } as const,
            ]
          : []),
      ]}
      menu={[...order.steps(row), { key: 'delete', label: 'ui.delete', danger: true, run: () => remove(row) }]}
    />
  );
  const columns = categoryColumns({ t, format, mayEdit });
  if (mayEdit)
    columns.push({ title: t('ui.list.actions'), key: 'actions', align: 'right', render: (_, row) => actions(row) });
  const bulkActions = [
    bulk('display', 'catalog.display', { displayed: true }),
    bulk('hide', 'catalog.hide', { displayed: false }),
    bulk('enable', 'catalog.enable', { enabled: true }),
    bulk('disable', 'catalog.disable', { enabled: false }),
    several.action,
  ];
  return (
    <>
      <PageHead title={t('permission.catalog.categories')}>
        <Button icon={<IconRefresh size={16} />} onClick={() => void answer.refetch()}>
          {t('ui.list.refresh')}
        </Button>
        {mayEdit && (
          <Button
            type="primary"
            icon={<IconPlus size={16} />}
            onClick={() => setOpen({ editing: null, parentId: null })}
          >
            {t('catalog.new_category')}
          </Button>
        )}
      </PageHead>
      <Card variant="borderless" className={styles.card ?? ''} aria-busy={answer.isFetching}>
        <div className={styles.bar}>
          <Input
            allowClear
            prefix={<IconSearch size={16} />}
            placeholder={t('catalog.search_category')}
            aria-label={t('catalog.search_category')}
            value={word}
            onChange={(event) => setWord(event.target.value)}
            style={{ maxWidth: 320 }}
          />
          <span className={styles.second}>{t('catalog.categories_count', { count: all.length })}</span>
        </div>
        {selected.length > 0 && (
          <BulkBar
            count={selected.length}
            rows={all.filter((one) => selected.includes(one.id))}
            sum={null}
            actions={bulkActions}
            onClear={() => setSelected([])}
          />
        )}
        {answer.error && !answer.data ? (
          <PartError error={answer.error} onRetry={() => void answer.refetch()} />
        ) : answer.isPending ? (
          <Skeleton active paragraph={{ rows: 10 }} style={{ padding: 24 }} />
        ) : (
          <Table<CategoryRow>
            // Opened branches are set once, when drawn; a search opens those it found.
            key={searched}
            rowKey="id"
            className={styles.table ?? ''}
            columns={columns}
            dataSource={tree}
            pagination={false}
            onRow={order.drag}
            expandable={{ childrenColumnName: 'below', indentSize: 24, defaultExpandAllRows: searched !== '' }}
            locale={{
              emptyText: <PartEmpty icon={<IconCategory size={24} stroke={1.75} />} text={t('ui.list.empty')} />,
            }}
            {...(mayEdit
              ? {
                  rowSelection: {
                    selectedRowKeys: selected,
                    checkStrictly: true,
                    onChange: (keys) => setSelected(keys.map(String)),
                  },
                }
              : {})}
          />
        )}
        {mayEdit && tree.length > 0 && <p className={own.hint}>{t('catalog.drag_hint')}</p>}
      </Card>
      {several.dialog}
      {open && (
        <CategoryDrawer all={all} editing={open.editing} parentId={open.parentId} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
