import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import type { Measure, ReportEntry } from '@app/contract/reports/staff-schemas';
import { IconChevronLeft } from '@tabler/icons-react';
import { Button } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { moneyEntryList, orderEntryList } from './entry-list';
import { AGENT_REPORT_PATH, ORDER_REPORT_PATH } from './reports-path';

/** Where a record is opened, and what one must hold to see it there. */
const placeOf = {
  orders: { path: '/orders/goods', permission: 'orders.goods.view' },
  paid: { path: '/orders/goods', permission: 'orders.goods.view' },
  refunds: { path: '/orders/goods', permission: 'orders.goods.view' },
  top_ups: { path: '/money/top-ups', permission: 'money.top_ups.view' },
  withdrawals: { path: '/money/withdrawals', permission: 'money.withdrawals.view' },
  users: { path: '/people/users', permission: 'people.users.view' },
} as const satisfies Record<Measure, unknown>;

/** The filter as the list writes it into the address. */
function useListFilter(): Record<string, string> {
  const { search } = useLocation();
  try {
    return JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** What the listed records sum to: the figure they stand behind. */
function Sum({ of }: { of: 'orders' | 'agents' }) {
  const t = useText();
  const format = useFormat();
  const query = { ...useListFilter(), limit: '1' } as never;
  const { data } = useAnswer(of === 'orders' ? calls.orderEntries : calls.moneyEntries, { query });
  return data ? t('reports.entries_sum', { amount: format.money(data.sumUsd) }) : null;
}

/** The records behind a figure, page by page, with their sum. */
export function Entries({ of }: { of: 'orders' | 'agents' }) {
  const t = useText();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const { measure } = useListFilter();
  const first = of === 'orders' ? 'orders' : 'top_ups';
  const place = placeOf[(measure && measure in placeOf ? measure : first) as Measure];
  const rowActions = (row: ReportEntry): RowAction[] =>
    permissions.includes(place.permission)
      ? [{ key: 'view', label: 'ui.list.view', run: () => void navigate(`${place.path}/${row.recordId}`) }]
      : [];
  const hands = {
    rowActions,
    note: <Sum of={of} />,
    extra: (
      <Link to={of === 'orders' ? ORDER_REPORT_PATH : AGENT_REPORT_PATH}>
        <Button icon={<IconChevronLeft size={16} />}>{t('reports.entries_back')}</Button>
      </Link>
    ),
  };
  return of === 'orders' ? (
    <ListPage rule={orderEntryList} hands={hands} />
  ) : (
    <ListPage rule={moneyEntryList} hands={hands} />
  );
}
