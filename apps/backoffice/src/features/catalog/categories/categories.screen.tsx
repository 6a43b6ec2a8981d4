import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import { IconPlus, IconRefresh, IconSearch } from '@tabler/icons-react';
import { Button, Card, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { currentLocale } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { categoryName } from '../../../ui/category-choices';
import { BulkBar } from '../../../ui/list/bulk/bulk-bar';
import styles from '../../../ui/list/list.module.css';
import { PageHead, PartError } from '../../../ui/page-parts';
import own from './categories.module.css';
import { CategoryActions, type CategoryEdit } from './category-actions';
import { categoryColumns } from './category-columns';
import { CategoryDrawer } from './category-drawer';
import { CategoryTable } from './category-table';
import { type CategoryRow, categoryTree } from './category-tree';
import { useCategoryBulk } from './use-category-bulk';
import { useCategoryDeletion } from './use-category-deletion';
import { useCategoryOrder } from './use-category-order';

const NONE: readonly StaffCategory[] = [];

/** What is searched for in the tree, and how many categories there are. */
function SearchBar({ word, onWord, count }: { word: string; onWord: (word: string) => void; count: number }) {
  const t = useText();
  return (
    <div className={styles.bar}>
      <Input
        allowClear
        prefix={<IconSearch size={16} />}
        placeholder={t('catalog.search_category')}
        aria-label={t('catalog.search_category')}
        value={word}
        onChange={(event) => onWord(event.target.value)}
        style={{ maxWidth: 320 }}
      />
      <span className={styles.second}>{t('catalog.categories_count', { count })}</span>
    </div>
  );
}

/** The category tree: create, edit, display, enable; an empty one can be deleted, another says why not. */
export default function CategoriesScreen() {
  const t = useText();
  const format = useFormat();
  const mayEdit = useAllowed('catalog.categories.edit');
  const answer = useAnswer(calls.listCategories, {});
  const all = answer.data ?? NONE;
  const [edit, setEdit] = useState<CategoryEdit | null>(null);
  const [word, setWord] = useState('');
  const [selected, setSelected] = useState<string[]>([]);
  const searched = word.trim().toLowerCase();
  const tree = categoryTree(all, (one) => categoryName(one, currentLocale()).toLowerCase().includes(searched));
  const askToDelete = useCategoryDeletion();
  const bulk = useCategoryBulk();
  const order = useCategoryOrder(all, mayEdit && searched === '');
  const actions = (row: CategoryRow) => (
    <CategoryActions row={row} steps={order.steps(row)} onEdit={setEdit} onDelete={() => askToDelete(row)} />
  );
  const columns = categoryColumns({ t, format, mayEdit });
  if (mayEdit)
    columns.push({ title: t('ui.list.actions'), key: 'actions', align: 'right', render: (_, row) => actions(row) });
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
            onClick={() => setEdit({ editing: null, parentId: null })}
          >
            {t('catalog.new_category')}
          </Button>
        )}
      </PageHead>
      <Card variant="borderless" className={styles.card ?? ''} aria-busy={answer.isFetching}>
        <SearchBar word={word} onWord={setWord} count={all.length} />
        {selected.length > 0 && (
          <BulkBar
            count={selected.length}
            rows={all.filter((one) => selected.includes(one.id))}
            sum={null}
            actions={bulk.actions}
            onClear={() => setSelected([])}
          />
        )}
        {answer.error && !answer.data ? (
          <PartError error={answer.error} onRetry={() => void answer.refetch()} />
        ) : answer.isPending ? (
          <Skeleton active paragraph={{ rows: 10 }} style={{ padding: 24 }} />
        ) : (
          <CategoryTable
            tree={tree}
            columns={columns}
            searched={searched}
            drag={order.drag}
            selection={mayEdit ? { ids: selected, onChange: setSelected } : null}
          />
        )}
        {mayEdit && tree.length > 0 && <p className={own.hint}>{t('catalog.drag_hint')}</p>}
      </Card>
      {bulk.dialog}
      {edit && (
        <CategoryDrawer all={all} editing={edit.editing} parentId={edit.parentId} onClose={() => setEdit(null)} />
      )}
    </>
  );
}
