import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import { REPORT_GROUPS, type ReportGroup } from '@app/contract/verticals/flights/staff-schemas';
import { ordersBehind } from '../../../features/travel/orders-behind';
import { defineReport } from '../../../ui/report/define-report';
import { GroupedReportPage } from '../../../ui/report/grouped-report';
import { NEXT_FOUR_WEEKS } from '../../../ui/report/use-report';
import { airlineChoices } from '../flight-choices';

const groupText = (group: ReportGroup) =>
  group === 'day' || group === 'month'
    ? (`travel.report.by_${group}` as const)
    : (`flights.report.by_${group}` as const);

/** Load, revenue and issue of flights by their departures. */
const flightReport = defineReport({
  endpoint: calls.flightReport,
  title: 'permission.travel.flight_report',
  note: 'flights.report.note',
  file: 'flights',
  firstDays: NEXT_FOUR_WEEKS,
  groups: REPORT_GROUPS,
  groupText,
  filters: [
    {
      name: 'airline',
      field: 'airlineId',
      label: 'flights.staff.airline',
      every: 'flights.report.every_airline',
      choices: airlineChoices,
    },
  ],
  figures: [
    { key: 'seats', title: 'flights.report.seats', as: 'count' },
    { key: 'sold', title: 'flights.report.sold', as: 'count', tile: true },
    { key: 'loadBp', title: 'flights.report.load', as: 'percent', tile: true },
    { key: 'fareUsd', title: 'flights.report.fare', as: 'money' },
    { key: 'chargesUsd', title: 'flights.report.charges', as: 'money' },
    { key: 'extrasUsd', title: 'flights.report.extras', as: 'money' },
    { key: 'revenueUsd', title: 'travel.report.revenue', as: 'money', tile: true },
    { key: 'perSeatUsd', title: 'flights.report.per', as: 'money' },
    { key: 'tickets', title: 'flights.report.tickets', as: 'count', once: true },
    { key: 'issueP50Seconds', title: 'flights.report.p50', as: 'seconds', costs: true, once: true },
    { key: 'issueP95Seconds', title: 'flights.report.p95', as: 'seconds', costs: true, once: true },
    { key: 'missed', title: 'flights.report.missed', as: 'count', tile: true, costs: true, stands: 'late', once: true },
    { key: 'cancelled', title: 'travel.report.cancelled', as: 'count', costs: true, stands: 'cancelled', once: true },
    { key: 'refundUsd', title: 'travel.report.refund', as: 'money', costs: true, stands: 'cancelled', once: true },
  ],
  to: (behind, { chosen }) => (behind.line ? null : ordersBehind('flight', behind, { subject: chosen['airline'] })),
});

export default function FlightReportScreen() {
  return <GroupedReportPage rule={flightReport} />;
}
