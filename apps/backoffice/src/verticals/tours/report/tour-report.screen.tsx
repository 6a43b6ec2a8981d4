import { TOUR_REPORT_GROUPS, type TourReportGroup } from '@app/contract/verticals/tours/report-schemas';
import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import { ordersBehind } from '../../../features/travel/orders-behind';
import { defineReport } from '../../../ui/report/define-report';
import { GroupedReportPage } from '../../../ui/report/grouped-report';
import { LAST_FOUR_WEEKS } from '../../../ui/report/use-report';
import { languageName, tourChoices } from '../tour-words';

const groupText = (group: TourReportGroup) =>
  group === 'day' || group === 'month' ? (`travel.report.by_${group}` as const) : (`tours.report.by_${group}` as const);

/** How departures were filled, guaranteed and called off. */
const tourReport = defineReport({
  endpoint: calls.tourReport,
  title: 'permission.travel.tour_report',
  note: 'tours.report.note',
  file: 'tours',
  firstDays: LAST_FOUR_WEEKS,
  groups: TOUR_REPORT_GROUPS,
  groupText,
  filters: [
    {
      name: 'tour',
      field: 'tourId',
      label: 'tours.staff.tour',
      every: 'tours.report.every_tour',
      choices: tourChoices,
    },
  ],
  figures: [
    { key: 'departures', title: 'tours.report.departures', as: 'count' },
    { key: 'guaranteed', title: 'tours.report.guaranteed', as: 'count' },
    { key: 'guaranteedBp', title: 'tours.report.guaranteed_part', as: 'percent', tile: true },
    { key: 'calledOff', title: 'tours.report.called_off', as: 'count', costs: true },
    { key: 'places', title: 'tours.report.places', as: 'count' },
    { key: 'sold', title: 'tours.report.sold', as: 'count', tile: true },
    { key: 'loadBp', title: 'tours.report.load', as: 'percent', tile: true },
    { key: 'revenueUsd', title: 'travel.report.revenue', as: 'money', tile: true },
    { key: 'perPlaceUsd', title: 'tours.report.per', as: 'money' },
    { key: 'aheadDays', title: 'tours.report.ahead', as: 'count' },
    { key: 'cancelled', title: 'travel.report.cancelled', as: 'count', costs: true, stands: 'cancelled' },
    { key: 'refundUsd', title: 'travel.report.refund', as: 'money', costs: true, stands: 'cancelled' },
  ],
  nameOf: (group, name, t) => {
    if (group === 'language') return languageName(name);
    return group === 'guide' && name === '' ? t('tours.report.no_guide') : name;
  },
  to: (behind, { chosen }) => {
    const { line } = behind;
    if (line && line.by !== 'tour') return null;
    return ordersBehind('tour', behind, { subject: line?.id ?? chosen['tour'] });
  },
});

export default function TourReportScreen() {
  return <GroupedReportPage rule={tourReport} />;
}
