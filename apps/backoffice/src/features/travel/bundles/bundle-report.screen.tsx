import { BUNDLE_KINDS } from '@app/contract/travel/bundle-kinds';
import {
  BUNDLE_REPORT_GROUPS,
  type BundleReportGroup,
  knownBundleKind,
} from '@app/contract/travel/bundle-report-schemas';
import { staffBundleEndpoints as calls } from '@app/contract/travel/staff-bundle-endpoints';
import { listLink } from '../../../ui/list/list-link';
import { defineReport } from '../../../ui/report/define-report';
import { GroupedReportPage } from '../../../ui/report/grouped-report';
import { LAST_FOUR_WEEKS } from '../../../ui/report/use-report';
import { TRAVEL_ORDERS_PATH } from '../travel-paths';

const groupText = (group: BundleReportGroup) =>
  group === 'day' || group === 'month'
    ? (`travel.report.by_${group}` as const)
    : (`travel.bundle_report.by_${group}` as const);

/** How combos of every kind were sold and cancelled, and what they brought. */
const bundleReport = defineReport({
  endpoint: calls.bundleReport,
  title: 'permission.travel.bundle_report',
  note: 'travel.bundle_report.note',
  file: 'combos',
  firstDays: LAST_FOUR_WEEKS,
  groups: BUNDLE_REPORT_GROUPS,
  groupText,
  filters: [
    {
      name: 'kind',
      field: 'kind',
      among: BUNDLE_KINDS,
      label: 'travel.bundle_report.by_kind',
      every: 'travel.bundle_report.any_kind',
      choices: { known: BUNDLE_KINDS.map((value) => ({ value, label: `travel.kind.${value}` as const })) },
    },
  ],
  figures: [
    { key: 'sold', title: 'travel.bundle_report.sold', as: 'count', tile: true },
    { key: 'revenueUsd', title: 'travel.report.revenue', as: 'money', tile: true },
    { key: 'discountUsd', title: 'travel.bundle_report.discount', as: 'money', tile: true, costs: true },
    { key: 'discountBp', title: 'travel.bundle_report.discount_part', as: 'percent', costs: true },
    { key: 'partly', title: 'travel.bundle_report.partly', as: 'count', stands: 'none' },
    {
      key: 'cancelled',
      title: 'travel.report.cancelled',
      as: 'count',
      tile: true,
      costs: true,
      stands: 'combo_cancelled',
    },
    { key: 'refundUsd', title: 'travel.report.refund', as: 'money', costs: true, stands: 'cancelled' },
    { key: 'waiting', title: 'travel.bundle_report.waiting', as: 'count', stands: 'waiting' },
  ],
  nameOf: (group, name, t) => {
    const known = group === 'kind' ? knownBundleKind(name) : null;
    return known ? t(`travel.kind.${known}`) : name;
  },
  to: ({ days: { from, to }, standing, line }, { chosen }) => {
    const bundle = (line?.by === 'kind' ? knownBundleKind(line.id) : null) ?? chosen['kind'] ?? 'any';
    const one = line?.by === 'combo' ? { bundleOf: line.id } : {};
    return listLink(TRAVEL_ORDERS_PATH, { from, to, bundle, ...(standing ? { standing } : {}), ...one });
  },
});

export default function BundleReportScreen() {
  return <GroupedReportPage rule={bundleReport} />;
}
