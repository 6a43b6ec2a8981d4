import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import { type FlightFigures, REPORT_GROUPS, type ReportGroup } from '@app/contract/verticals/flights/staff-schemas';
import { Select } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { ordersBehind } from '../../../features/travel/orders-behind';
import { useText } from '../../../text/use-text';
import { useChoices } from '../../../ui/choices';
import type { Measure } from '../../../ui/report/figures';
import { ReportPage } from '../../../ui/report/grouped-report';
import { useAskedReport } from '../../../ui/report/use-report';
import { airlineChoices } from '../flight-choices';

const measures: readonly Measure<keyof FlightFigures>[] = [
  { key: 'seats', title: 'flights.report.seats', as: 'count' },
  { key: 'sold', title: 'flights.report.sold', as: 'count', tile: true },
  { key: 'loadBp', title: 'flights.report.load', as: 'percent', tile: true },
  { key: 'fareUsd', title: 'flights.report.fare', as: 'money' },
  { key: 'chargesUsd', title: 'flights.report.charges', as: 'money' },
  { key: 'revenueUsd', title: 'travel.report.revenue', as: 'money', tile: true },
  { key: 'perSeatUsd', title: 'flights.report.per', as: 'money' },
  { key: 'tickets', title: 'flights.report.tickets', as: 'count', once: true },
  { key: 'issueP50Seconds', title: 'flights.report.p50', as: 'seconds', costs: true, once: true },
  { key: 'issueP95Seconds', title: 'flights.report.p95', as: 'seconds', costs: true, once: true },
  { key: 'missed', title: 'flights.report.missed', as: 'count', tile: true, costs: true, stands: 'late', once: true },
  { key: 'cancelled', title: 'travel.report.cancelled', as: 'count', costs: true, stands: 'cancelled', once: true },
  { key: 'refundUsd', title: 'travel.report.refund', as: 'money', costs: true, stands: 'cancelled', once: true },
];

const groupText = (group: ReportGroup) =>
  group === 'day' || group === 'month'
    ? (`travel.report.by_${group}` as const)
    : (`flights.report.by_${group}` as const);

/** Load, revenue and issue of flights by their departures, those of the four weeks to come at first. */
export default function FlightReportScreen() {
  const t = useText();
  const { days, before, by, chosen, ask } = useAskedReport({ groups: REPORT_GROUPS, span: 28, startsIn: 0 });
  const airline = chosen('airline');
  const airlines = useChoices(airlineChoices);
  const of = { by, ...(airline ? { airlineId: airline } : {}) };
  const answer = useAnswer(calls.flightReport, { query: { ...days, ...of } });
  const earlier = useAnswer(calls.flightReport, { query: { ...before, ...of } });
  return (
    <ReportPage
      title="permission.travel.flight_report"
      note="flights.report.note"
      file="flights"
      measures={measures}
      groups={REPORT_GROUPS}
      groupText={groupText}
      days={days}
      by={by}
      ask={ask}
      answer={answer}
      to={(behind) => (behind.line ? null : ordersBehind('flight', behind, { subject: airline }))}
      before={earlier.data?.total ?? null}
    >
      <Select
        aria-label={t('flights.staff.airline')}
        placeholder={t('flights.report.every_airline')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={airline}
        loading={airlines.loading}
        options={airlines.list}
        onChange={(next) => ask({ airline: next ?? '' })}
      />
    </ReportPage>
  );
}
