import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import type { MONEY_MEASURES, ReportEntry } from '@app/contract/reports/staff-schemas';
import { IconChevronLeft } from '@tabler/icons-react';
import { Button } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { orderPlace } from '../../ui/order-kind';
import { moneyEntryList, orderEntryList } from './entry-list';
import { AGENT_REPORT_PATH, ORDER_REPORT_PATH } from './reports-path';

/** Where a record that is no order is opened, and what one must hold to see it there. */
const placeOf = {
  top_ups: { path: '/money/top-ups', permission: 'money.top_ups.view' },
  withdrawals: { path: '/money/withdrawals', permission: 'money.withdrawals.view' },
  users: { path: '/people/users', permission: 'people.users.view' },
} as const satisfies Record<(typeof MONEY_MEASURES)[number], unknown>;

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
  const place = placeOf[measure && measure in placeOf ? (measure as keyof typeof placeOf) : 'top_ups'];
  const rowActions = (row: ReportEntry): RowAction[] => {
    const { path, permission } = row.kind ? orderPlace(row.kind) : place;
    return permissions.includes(permission)
      ? [{ key: 'view', label: 'ui.list.view', run: () => void navigate(`${path}/${row.recordId}`) }]
      : [];
  };
  const actions = {
    rowActions,
    note: <Sum of={of} />,
    extra: (
      <Link to={of === 'orders' ? ORDER_REPORT_PATH : AGENT_REPORT_PATH}>
        <Button icon={<IconChevronLeft size={16} />}>{t('reports.entries_back')}</Button>
      </Link>
    ),
  };
  return of === 'orders' ? (
    <ListPage rule={orderEntryList} actions={actions} />
  ) : (
    <ListPage rule={moneyEntryList} actions={actions} />
  );
}
