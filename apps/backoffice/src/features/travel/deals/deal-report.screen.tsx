import { DEAL_KINDS, type DealKind, TRAVEL_DEAL_KINDS } from '@app/contract/deals/deal-facts';
import { DEAL_REPORT_GROUPS, type DealReport, type DealReportGroup } from '@app/contract/deals/deal-report';
import { staffDealReportEndpoints as calls } from '@app/contract/deals/deal-report-endpoints';
import type { GoodsDealStanding } from '@app/contract/orders/staff-schemas';
import type { TravelStanding } from '@app/contract/travel/standings';
import { listLink } from '../../../ui/list/list-link';
import { goodsOrders } from '../../../ui/order-kind';
import { defineReport } from '../../../ui/report/define-report';
import { GroupedReportPage } from '../../../ui/report/grouped-report';
import { LAST_FOUR_WEEKS } from '../../../ui/report/use-report';
import { TRAVEL_ORDERS_PATH } from '../travel-paths';

const groupText = (group: DealReportGroup) => {
  if (group === 'kind') return 'travel_deals.kind';
  return group === 'deal' ? 'deals.report_deal' : (`travel.report.by_${group}` as const);
};

const GOODS_STAND: Partial<Record<TravelStanding, GoodsDealStanding>> = {
  kept: 'kept',
  waiting: 'waiting',
  cancelled: 'cancelled',
};

/** The orders of goods that a figure counts; of all of them those with pieces that were let go. */
const goodsAtDeal = ({
  standing,
  ...of
}: {
  from: string;
  to: string;
  deal: string;
  standing?: TravelStanding | undefined;
}) => listLink(goodsOrders.path, { ...of, dealStanding: standing ? GOODS_STAND[standing] : 'released' });

/** The kind of all deals in these rows; null where they are of several, whose orders stand in lists of their own. */
const kindOf = ([first, ...rest]: DealReport['rows']): DealKind | null =>
  first && rest.every(({ kind }) => kind === first.kind) ? first.kind : null;

const knownKind = (name: string | undefined): DealKind | null => DEAL_KINDS.find((kind) => kind === name) ?? null;

/** What was bought at deals of goods and of travel, what it brought and what they gave away. */
const dealReport = defineReport({
  endpoint: calls.dealReport,
  title: 'permission.trade.deal_report',
  note: 'deals.report_note',
  file: 'deals',
  firstDays: LAST_FOUR_WEEKS,
  groups: DEAL_REPORT_GROUPS,
  groupText,
  filters: [
    {
      name: 'kind',
      field: 'kind',
      among: DEAL_KINDS,
      label: 'travel_deals.kind',
      every: 'deals.report_any_kind',
      choices: {
        known: (['product', ...TRAVEL_DEAL_KINDS] as const).map((value) => ({
          value,
          label: `deals.kind.${value}` as const,
        })),
      },
    },
  ],
  figures: [
    { key: 'units', title: 'deals.report_units', as: 'count', tile: true },
    { key: 'orders', title: 'deals.report_orders', as: 'count', tile: true },
    { key: 'revenueUsd', title: 'deals.report_revenue', as: 'money', tile: true },
    { key: 'offUsd', title: 'deals.report_off', as: 'money', tile: true, costs: true },
    { key: 'offBp', title: 'deals.report_off_part', as: 'percent', costs: true },
    { key: 'waiting', title: 'deals.report_waiting', as: 'count', stands: 'waiting' },
    { key: 'released', title: 'deals.report_released', as: 'count', costs: true, stands: 'any' },
    { key: 'cancelled', title: 'deals.report_cancelled', as: 'count', costs: true, stands: 'cancelled' },
  ],
  nameOf: (group, name, t) => {
    const known = group === 'kind' ? knownKind(name) : null;
    return known ? t(`deals.kind.${known}`) : name;
  },
  to: ({ days: { from, to }, standing, line, row }, { chosen, rows }) => {
    const of = knownKind(chosen['kind']) ?? kindOf(rows.filter(({ id }) => row === null || id === row));
    if (of === null) return null;
    const deal = line?.by === 'deal' ? line.id : 'any';
    if (of === 'product') return goodsAtDeal({ from, to, deal, standing });
    return listLink(TRAVEL_ORDERS_PATH, { kind: of, from, to, deal, ...(standing ? { standing } : {}) });
  },
  hint: ({ chosen, rows }) =>
    chosen['kind'] === undefined && rows.length > 0 && kindOf(rows) === null ? 'deals.report_two_lists' : null,
});

export default function DealReportScreen() {
  return <GroupedReportPage rule={dealReport} />;
}
