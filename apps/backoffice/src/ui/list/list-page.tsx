import type { ExportFormat } from '@app/contract/lists/staff-schemas';
import { IconRefresh } from '@tabler/icons-react';
import { Button, Card, Tabs } from 'antd';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnyEndpoint } from '../../api/request';
import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PageHead, PartError } from '../page-parts';
import { BulkBar } from './bulk/bulk-bar';
import { ColumnChoice, useShownColumns } from './columns/column-choice';
import { countText } from './count-text';
import { CountedPager } from './counted-pager';
import type { ListActions, ListRule, RowOf } from './define-list';
import { ExportButton } from './export/export-button';
import { useExport } from './export/use-export';
import { FeedPager } from './feed-pager';
import { SearchCard } from './filters/search-card';
import { KeysHelp } from './keys-help';
import styles from './list.module.css';
import { listLink } from './list-link';
import { ListTable } from './list-table';
import { actionsOf, useOpenRow } from './row-actions';
import { activeTab, filterOfTab, tabPart } from './tabs';
import { type List, useList } from './use-list';
import { useSeenRows } from './use-seen-rows';
import { SavedViews } from './views/saved-views';
import { useViews } from './views/use-views';

const FIRST_SORT = { field: 'createdAt', order: 'DESC' } as const;

type ListTabsProps = {
  tabs: readonly { readonly label: TextKey; readonly count?: string }[];
  active: number;
  list: Pick<List<unknown>, 'counts' | 'countedTo'>;
  onChoose: (tab: number) => void;
};

/** The tabs of a list, each with how many rows it has. */
function ListTabs({ tabs, active, list, onChoose }: ListTabsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Tabs
      activeKey={String(active)}
      onChange={(key) => onChoose(Number(key))}
      items={tabs.map(({ label, count }, index) => ({
        key: String(index),
        label: (
          <>
            {t(label)}{' '}
            {count && list.counts[count] !== undefined && (
              <small>{countText(format, list.counts[count] ?? 0, list.countedTo)}</small>
            )}
          </>
        ),
      }))}
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
  const tab = activeTab(tabs, list.filter);
  const { shown, hidden, setHidden } = useShownColumns(rule.endpoint.path, rule.columns, tabs[tab]);
  const filter = { ...list.filter, ...rule.only };
  const file = useExport<T>(
    { endpoint: rule.endpoint, name: rule.exportName, columns: rule.columns },
    { filter, sort: list.sort },
  );
  const views = useViews(rule.endpoint.path, list, { hidden, setHidden });
  const open = useOpenRow(actions);
  const selected = useSeenRows(list.rows ?? [])(list.selected);
  const search = (values: Record<string, unknown>) => list.setFilter({ ...tabPart(tabs, list.filter), ...values });
  const reset = () => list.setFilter(tabPart(tabs, list.filter));
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const chooseTab = (next: number) => {
    const chosen = filterOfTab(tabs, next, list.filter);
    if (!tabs[next]?.sort && !tabs[tab]?.sort) return list.setFilter(chosen);
    // In one step, as a link would: filter and order are read from the address.
    return void navigate(listLink(pathname, chosen, tabs[next]?.sort ?? sort));
  };
  const exportSelected = (format: ExportFormat) => void file.begin(format, [...list.selected]);
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
          <ListTabs tabs={tabs} active={tab} list={list} onChoose={chooseTab} />
          <span className={styles.tools}>
            <SavedViews views={views} />
            <ColumnChoice columns={rule.columns} hidden={hidden} onChange={setHidden} />
            <KeysHelp selectable={actions.bulkActions !== undefined} />
          </span>
        </div>
        {list.selected.length > 0 && (
          <BulkBar
            rows={selected}
            count={list.selected.length}
            sum={rule.sum ? selected.reduce((all, row) => all + (rule.sum?.(row) ?? 0), 0) : null}
            actions={actions.bulkActions ?? []}
            {...(file.allowed ? { onExport: exportSelected } : {})}
            exporting={file.busy}
            onClear={() => list.select([])}
          />
        )}
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
