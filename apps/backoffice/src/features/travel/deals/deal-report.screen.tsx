import { knownTravelDealKind, TRAVEL_DEAL_KINDS } from '@app/contract/deals/deal-facts';
import { staffTravelDealEndpoints as calls } from '@app/contract/deals/travel-deal-endpoints';
import {
  TRAVEL_DEAL_REPORT_GROUPS,
  type TravelDealFigures,
  type TravelDealReportGroup,
} from '@app/contract/deals/travel-deal-report';
import { Select } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import type { Measure } from '../report/figures';
import { ReportPage } from '../report/report-page';
import { useAskedReport } from '../report/use-asked-report';

const measures: readonly Measure<keyof TravelDealFigures>[] = [
  { key: 'units', title: 'travel_deals.report_units', as: 'count', tile: true },
  { key: 'orders', title: 'travel_deals.report_orders', as: 'count', tile: true },
  { key: 'revenueUsd', title: 'travel_deals.report_revenue', as: 'money', tile: true },
  { key: 'offUsd', title: 'travel_deals.report_off', as: 'money', tile: true },
  { key: 'offBp', title: 'travel_deals.report_off_part', as: 'percent' },
  { key: 'waiting', title: 'travel_deals.report_waiting', as: 'count' },
  { key: 'released', title: 'travel_deals.report_released', as: 'count' },
  { key: 'cancelled', title: 'travel_deals.report_cancelled', as: 'count' },
];

const groupText = (group: TravelDealReportGroup) => {
  if (group === 'kind') return 'travel_deals.kind';
  return group === 'deal' ? 'travel_deals.report_deal' : (`travel.report.by_${group}` as const);
};

/** What was booked at deals of travel, what it brought and what they gave away, of the last four weeks at first. */
export default function DealReportScreen() {
  const t = useText();
  const asked = useAskedReport({ groups: TRAVEL_DEAL_REPORT_GROUPS, span: 28, startsIn: -27 });
  const { days, before, by, ask } = asked;
  const kind = knownTravelDealKind(asked.chosen('kind'));
  const of = { by, ...(kind ? { kind } : {}) };
  const answer = useAnswer(calls.travelDealReport, { query: { ...days, ...of } });
  const earlier = useAnswer(calls.travelDealReport, { query: { ...before, ...of } });
  const nameOf = (group: TravelDealReportGroup, name: string) => {
    const known = group === 'kind' ? knownTravelDealKind(name) : null;
    return known ? t(`deals.kind.${known}`) : name;
  };
  return (
    <ReportPage
      title="permission.trade.travel_deal_report"
      note="travel_deals.report_note"
      file="travel-deals"
      measures={measures}
      groups={TRAVEL_DEAL_REPORT_GROUPS}
      groupText={groupText}
      nameOf={nameOf}
      days={days}
      by={by}
      ask={ask}
      answer={answer}
      before={earlier.data?.total ?? null}
    >
      <Select
        aria-label={t('travel_deals.kind')}
        placeholder={t('travel_deals.report_any_kind')}
        allowClear
        value={kind}
        options={TRAVEL_DEAL_KINDS.map((value) => ({ value, label: t(`deals.kind.${value}`) }))}
        onChange={(next) => ask({ kind: next ?? '' })}
      />
    </ReportPage>
  );
}
