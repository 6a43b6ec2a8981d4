import { BUNDLE_KINDS } from '@app/contract/travel/bundle-kinds';
import {
  BUNDLE_REPORT_GROUPS,
  type BundleFigures,
  type BundleReportGroup,
  knownBundleKind,
} from '@app/contract/travel/bundle-report-schemas';
import { staffBundleEndpoints as calls } from '@app/contract/travel/staff-bundle-endpoints';
import { Select } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { listLink } from '../../../ui/list/list-link';
import type { Measure } from '../../../ui/report/figures';
import { ReportPage } from '../../../ui/report/grouped-report';
import { useAskedReport } from '../../../ui/report/use-report';
import { TRAVEL_ORDERS_PATH } from '../travel-paths';

const measures: readonly Measure<keyof BundleFigures>[] = [
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
];

const groupText = (group: BundleReportGroup) =>
  group === 'day' || group === 'month'
    ? (`travel.report.by_${group}` as const)
    : (`travel.bundle_report.by_${group}` as const);

/** How combos of every kind were sold and cancelled, and what they brought, of the last four weeks at first. */
export default function BundleReportScreen() {
  const t = useText();
  const asked = useAskedReport({ groups: BUNDLE_REPORT_GROUPS, span: 28, startsIn: -27 });
  const { days, before, by, ask } = asked;
  const kind = knownBundleKind(asked.chosen('kind'));
  const of = { by, ...(kind ? { kind } : {}) };
  const answer = useAnswer(calls.bundleReport, { query: { ...days, ...of } });
  const earlier = useAnswer(calls.bundleReport, { query: { ...before, ...of } });
  const nameOf = (group: BundleReportGroup, name: string) => {
    const known = group === 'kind' ? knownBundleKind(name) : null;
    return known ? t(`travel.kind.${known}`) : name;
  };
  return (
    <ReportPage
      title="permission.travel.bundle_report"
      note="travel.bundle_report.note"
      file="combos"
      measures={measures}
      groups={BUNDLE_REPORT_GROUPS}
      groupText={groupText}
      nameOf={nameOf}
      days={days}
      by={by}
      ask={ask}
      answer={answer}
      to={({ days: { from, to }, standing, line }) => {
        const bundle = (line?.by === 'kind' ? knownBundleKind(line.id) : null) ?? kind ?? 'any';
        const one = line?.by === 'combo' ? { bundleOf: line.id } : {};
        return listLink(TRAVEL_ORDERS_PATH, { from, to, bundle, ...(standing ? { standing } : {}), ...one });
      }}
      before={earlier.data?.total ?? null}
    >
      <Select
        aria-label={t('travel.bundle_report.by_kind')}
        placeholder={t('travel.bundle_report.any_kind')}
        allowClear
        value={kind}
        options={BUNDLE_KINDS.map((value) => ({ value, label: t(`travel.kind.${value}`) }))}
        onChange={(next) => ask({ kind: next ?? '' })}
      />
    </ReportPage>
  );
}
