import type { ExportFormat } from '@app/contract/lists/staff-schemas';
import { IconRefresh } from '@tabler/icons-react';
import { Button, Card } from 'antd';
import { useMemo } from 'react';
import type { AnyEndpoint } from '../../api/request';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PageHead, PartError } from '../page-parts';
import { BulkBar } from './bulk/bulk-bar';
import { ColumnChoice, useShownColumns } from './columns/column-choice';
import { CountedPager } from './counted-pager';
import type { BulkAction, ListActions, ListRule, RowOf } from './define-list';
import { ExportButton } from './export/export-button';
import { type ListExport, useExport } from './export/use-export';
import { FeedPager } from './feed-pager';
import { SearchCard } from './filters/search-card';
import { KeysHelp } from './keys-help';
import styles from './list.module.css';
import { ListTable } from './list-table';
import { ListTabs, useListTabs } from './list-tabs';
import { actionsOf, useOpenRow } from './row-actions';
import { tabPart } from './tabs';
import { type List, useList } from './use-list';
import { useSeenRows } from './use-seen-rows';
import { SavedViews } from './views/saved-views';
import { useViews } from './views/use-views';

const FIRST_SORT = { field: 'createdAt', order: 'DESC' } as const;

type SelectionProps<T> = {
  list: List<T>;
  file: ListExport;
  /** Settlement cents of a row. */
  sum: ((row: T) => number) | undefined;
  actions: BulkAction<T>[];
};

/** What can be done with the rows that are selected, on whichever page they stand. */
function Selection<T extends { id: string }>({ list, file, sum, actions }: SelectionProps<T>) {
  const selected = useSeenRows(list.rows ?? [])(list.selected);
  if (list.selected.length === 0) return null;
  const exportSelected = (format: ExportFormat) => void file.begin(format, [...list.selected]);
  return (
    <BulkBar
      rows={selected}
      count={list.selected.length}
      sum={sum ? selected.reduce((all, row) => all + sum(row), 0) : null}
      actions={actions}
      {...(file.allowed ? { onExport: exportSelected } : {})}
      exporting={file.busy}
      onClear={() => list.select([])}
    />
  );
}

/**
 * Draws a declared list: search card, tabs with counts, bulk bar while rows are selected, table, pager. Filter, order
 * and page live in the address, so that a link shows what one sees.
 */
export function ListPage<E extends AnyEndpoint>({
  rule,
  actions,
}: {
  rule: ListRule<E>;
  actions: ListActions<RowOf<E>>;
}) {
  type T = RowOf<E>;
  const t = useText();
  const format = useFormat();
  const ctx = useMemo(() => ({ t, format }), [t, format]);
  const sort = rule.sort ?? FIRST_SORT;
  const list = useList<T>(rule.endpoint, { sort, only: rule.only });
  const tabs = rule.tabs ?? [];
  const tab = useListTabs(tabs, list, sort);
  const { shown, hidden, setHidden } = useShownColumns(rule.endpoint.path, rule.columns, tabs[tab.active]);
  const filter = { ...list.filter, ...rule.only };
  const file = useExport<T>(
    { endpoint: rule.endpoint, name: rule.exportName, columns: rule.columns },
    { filter, sort: list.sort },
  );
  const views = useViews(rule.endpoint.path, list, { hidden, setHidden });
  const open = useOpenRow(actions);
  const search = (values: Record<string, unknown>) => list.setFilter({ ...tabPart(tabs, list.filter), ...values });
  const reset = () => list.setFilter(tabPart(tabs, list.filter));
  // A feed is not counted: its pages are only turned.
  const feed = list.rows !== undefined && list.total === undefined;
  return (
    <>
      <PageHead title={actions.title ?? t(rule.title)} note={actions.note}>
        <ExportButton
          file={file}
          also={rule.alsoExports}
          asked={{ filter, sort: list.sort }}
          empty={!list.rows?.length}
        />
        <Button icon={<IconRefresh size={16} />} onClick={() => void list.refetch()}>
          {t('ui.list.refresh')}
        </Button>
        {actions.extra}
      </PageHead>
      {actions.above}
      {rule.filters.length > 0 && (
        <SearchCard filters={rule.filters} values={list.filter} onSearch={search} onReset={reset} />
      )}
      <Card variant="borderless" className={styles.card ?? ''} aria-busy={list.isFetching}>
        <div className={styles.bar}>
          <ListTabs tabs={tabs} active={tab.active} list={list} onChoose={tab.choose} />
          <span className={styles.tools}>
            <SavedViews views={views} />
            <ColumnChoice columns={rule.columns} hidden={hidden} onChange={setHidden} />
            <KeysHelp selectable={actions.bulkActions !== undefined} />
          </span>
        </div>
        <Selection list={list} file={file} sum={rule.sum} actions={actions.bulkActions ?? []} />
        {list.error ? (
          <PartError error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <ListTable
            list={list}
            columns={shown}
            ctx={ctx}
            selectable={actions.bulkActions !== undefined}
            actions={actionsOf(actions, list.rows ?? [])}
            open={open}
            onReset={reset}
          />
        )}
        {feed && <FeedPager list={list} />}
        <CountedPager list={list} />
      </Card>
    </>
  );
}
