import { DINING_REPORT_GROUPS, type DiningReportGroup } from '@app/contract/verticals/dining/report-schemas';
import { staffDiningEndpoints as calls } from '@app/contract/verticals/dining/staff-endpoints';
import { ordersBehind } from '../../../features/travel/orders-behind';
import { restaurantChoices } from '../../../features/travel/pick-restaurant/restaurant-choices';
import { weekdayChoices } from '../../../ui/form/inputs/weekdays-field';
import { defineReport } from '../../../ui/report/define-report';
import { GroupedReportPage } from '../../../ui/report/grouped-report';
import { LAST_FOUR_WEEKS } from '../../../ui/report/use-report';

const groupText = (group: DiningReportGroup) =>
  group === 'day' || group === 'month'
    ? (`travel.report.by_${group}` as const)
    : (`dining.report.by_${group}` as const);

/** Who came to tables that were booked, who did not and who walked in. */
const diningReport = defineReport({
  endpoint: calls.diningReport,
  title: 'permission.travel.dining_report',
  note: 'dining.report.note',
  file: 'restaurants',
  firstDays: LAST_FOUR_WEEKS,
  groups: DINING_REPORT_GROUPS,
  groupText,
  filters: [
    {
      name: 'restaurant',
      field: 'restaurantId',
      label: 'dining.report.by_restaurant',
      every: 'dining.report.every_restaurant',
      choices: restaurantChoices,
    },
  ],
  figures: [
    { key: 'bookings', title: 'dining.report.bookings', as: 'count', tile: true },
    { key: 'covers', title: 'dining.report.covers', as: 'count', tile: true },
    { key: 'walkIns', title: 'dining.report.walk_ins', as: 'count', tile: true, stands: 'none' },
    { key: 'noShows', title: 'dining.report.no_shows', as: 'count', costs: true, stands: 'no_show' },
    { key: 'noShowBp', title: 'dining.report.no_show_part', as: 'percent', tile: true, costs: true, stands: 'no_show' },
    { key: 'late', title: 'dining.report.late', as: 'count', costs: true, stands: 'none' },
    { key: 'aheadDays', title: 'dining.report.ahead', as: 'count' },
    { key: 'paidUsd', title: 'dining.report.paid', as: 'money' },
    { key: 'cancelled', title: 'travel.report.cancelled', as: 'count', costs: true, stands: 'cancelled' },
    { key: 'refundUsd', title: 'travel.report.refund', as: 'money', costs: true, stands: 'cancelled' },
  ],
  nameOf: (group, name) => (group === 'weekday' ? (weekdayChoices()[Number(name) - 1]?.label ?? name) : name),
  to: (behind, { chosen }) => {
    const { line } = behind;
    if (line && line.by !== 'restaurant') return null;
    return ordersBehind('dining', behind, { subject: line?.id ?? chosen['restaurant'] });
  },
});

export default function DiningReportScreen() {
  return <GroupedReportPage rule={diningReport} />;
}
