import { IconFileDownload, IconRefresh } from '@tabler/icons-react';
import { Button, Card, Pagination, Tabs } from 'antd';
import { type ListControllerProps, useListController } from 'ra-core';
import { useMemo } from 'react';
import type { AnyEndpoint } from '../../api/request';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PageHead, PartError } from '../page-parts';
import { BulkBar } from './bulk-bar';
import { ColumnChoice, useShownColumns } from './column-choice';
import type { ListHands, ListRule, RowOf } from './define-list';
import { FeedPager } from './feed-pager';
import look from './list.module.css';
import { ListTable } from './list-table';
import { RowActions } from './row-actions';
import { SavedViews } from './saved-views';
import { SearchCard } from './search-card';
import { activeTab, filterOfTab, tabPart } from './tabs';
import { useExport } from './use-export';
import { useSeenRows } from './use-seen-rows';

const ROWS_A_PAGE = 20;
const ROW_CHOICES = [10, 20, 50, 100];
const FIRST_SORT = { field: 'createdAt', order: 'DESC' } as const;

/**
 * Draws a declared list: search card, tabs with counts, bulk bar while rows are selected, table, pager. Filter, order
 * and page live in the address, so that a link shows what one sees.
 */
export function ListPage<E extends AnyEndpoint>({ rule, hands }: { rule: ListRule<E>; hands: ListHands<RowOf<E>> }) {
  type T = RowOf<E>;
  const t = useText();
  const format = useFormat();
  const pen = useMemo(() => ({ t, format }), [t, format]);
  const sort = rule.sort ?? FIRST_SORT;
  const list = useListController<T>({
    resource: rule.endpoint.path,
    perPage: ROWS_A_PAGE,
    sort,
    ...(rule.only ? { filter: rule.only, storeKey: false } : {}),
    exporter: false,
  } as ListControllerProps<T>);
  const { shown, hidden, setHidden } = useShownColumns(rule.endpoint.path, rule.columns);
  const filter = { ...list.filterValues, ...rule.only };
  const file = useExport<T>(
    { resource: rule.endpoint.path, filter, sort: list.sort },
    { name: rule.exportName, columns: rule.columns, pen },
  );
  const selected = useSeenRows(list.data ?? [])(list.selectedIds);
  const tabs = rule.tabs ?? [];
  const counts: Record<string, number> = list.meta?.counts ?? {};
  const search = (values: Record<string, unknown>) =>
    list.setFilters({ ...tabPart(tabs, list.filterValues), ...values }, []);
  const reset = () => list.setFilters(tabPart(tabs, list.filterValues), []);
  const first = (list.page - 1) * list.perPage + 1;
  const total = list.total ?? 0;
  // A feed is not counted: its pages are only turned.
  const feed = list.data !== undefined && list.total === undefined;
  const { rowActions, menu } = hands;
  return (
    <>
      <PageHead title={hands.title ?? t(rule.title)} note={hands.note}>
        <Button
          icon={<IconFileDownload size={16} />}
          loading={file.done !== null}
          disabled={!list.data?.length}
          onClick={() => void file.exportAll()}
        >
          {file.done ? t('ui.list.exporting', { done: format.count(file.done) }) : t('ui.list.export')}
        </Button>
        <Button icon={<IconRefresh size={16} />} onClick={() => void list.refetch()}>
          {t('ui.list.refresh')}
        </Button>
        {hands.extra}
      </PageHead>
      {hands.above}
      {rule.filters.length > 0 && (
        <SearchCard filters={rule.filters} values={list.filterValues} onSearch={search} onReset={reset} />
      )}
      <Card variant="borderless" className={look.card ?? ''} aria-busy={list.isFetching ?? false}>
        <div className={look.bar}>
          <Tabs
            activeKey={String(activeTab(tabs, list.filterValues))}
            onChange={(key) => list.setFilters(filterOfTab(tabs, Number(key), list.filterValues), [])}
            items={tabs.map((tab, index) => ({
              key: String(index),
              label: (
                <>
                  {t(tab.label)}{' '}
                  {tab.count && counts[tab.count] !== undefined && (
                    <small>{format.count(counts[tab.count] ?? 0)}</small>
                  )}
                </>
              ),
            }))}
          />
          <span className={look.tools}>
            <SavedViews list={list} />
            <ColumnChoice columns={rule.columns} hidden={hidden} onChange={setHidden} />
          </span>
        </div>
        {list.selectedIds.length > 0 && (
          <BulkBar
            rows={selected}
            count={list.selectedIds.length}
            sum={rule.sum ? selected.reduce((all, row) => all + (rule.sum?.(row) ?? 0), 0) : null}
            actions={hands.bulkActions ?? []}
            onExport={() => file.exportRows(selected)}
            onClear={() => list.onUnselectItems()}
          />
        )}
        {list.error ? (
          <PartError error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <ListTable
            list={list}
            columns={shown}
            pen={pen}
            selectable={hands.bulkActions !== undefined}
            actions={rowActions ? (row) => <RowActions actions={rowActions(row)} menu={menu?.(row) ?? []} /> : null}
            onReset={reset}
          />
        )}
        {feed && <FeedPager list={list} />}
        {total > 0 && (
          <footer className={look.pager}>
            <span>
              {t('ui.list.range', {
                from: format.count(first),
                to: format.count(Math.min(total, first + list.perPage - 1)),
                total: format.count(total),
              })}
            </span>
            <Pagination
              current={list.page}
              pageSize={list.perPage}
              total={total}
              showSizeChanger={{ showSearch: false }}
              pageSizeOptions={ROW_CHOICES}
              onChange={(page, size) => (size === list.perPage ? list.setPage(page) : list.setPerPage(size))}
            />
          </footer>
        )}
      </Card>
    </>
  );
}
