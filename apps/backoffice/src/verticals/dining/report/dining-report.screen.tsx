import {
  DINING_REPORT_GROUPS,
  type DiningFigures,
  type DiningReportGroup,
} from '@app/contract/verticals/dining/report-schemas';
import { staffDiningEndpoints as calls } from '@app/contract/verticals/dining/staff-endpoints';
import { Select } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { ordersBehind } from '../../../features/travel/orders-behind';
import { restaurantChoices } from '../../../features/travel/pick-restaurant/restaurant-choices';
import { useText } from '../../../text/use-text';
import { useChoices } from '../../../ui/choices';
import { weekdayChoices } from '../../../ui/form/weekdays-field';
import type { Measure } from '../../../ui/report/figures';
import { ReportPage } from '../../../ui/report/grouped-report';
import { useAskedReport } from '../../../ui/report/use-report';

const measures: readonly Measure<keyof DiningFigures>[] = [
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
];

const groupText = (group: DiningReportGroup) =>
  group === 'day' || group === 'month'
    ? (`travel.report.by_${group}` as const)
    : (`dining.report.by_${group}` as const);

/** Who came to tables that were booked, who did not and who walked in, over the last four weeks at first. */
export default function DiningReportScreen() {
  const t = useText();
  const { days, before, by, chosen, ask } = useAskedReport({ groups: DINING_REPORT_GROUPS, span: 28, startsIn: -27 });
  const restaurant = chosen('restaurant');
  const restaurants = useChoices(restaurantChoices);
  const of = { by, ...(restaurant ? { restaurantId: restaurant } : {}) };
  const answer = useAnswer(calls.diningReport, { query: { ...days, ...of } });
  const earlier = useAnswer(calls.diningReport, { query: { ...before, ...of } });
  const nameOf = (group: DiningReportGroup, name: string) =>
    group === 'weekday' ? (weekdayChoices()[Number(name) - 1]?.label ?? name) : name;
  return (
    <ReportPage
      title="permission.travel.dining_report"
      note="dining.report.note"
      file="restaurants"
      measures={measures}
      groups={DINING_REPORT_GROUPS}
      groupText={groupText}
      nameOf={nameOf}
      days={days}
      by={by}
      ask={ask}
      answer={answer}
      to={(behind) => {
        const { line } = behind;
        if (line && line.by !== 'restaurant') return null;
        return ordersBehind('dining', behind, { subject: line?.id ?? restaurant });
      }}
      before={earlier.data?.total ?? null}
    >
      <Select
        aria-label={t('dining.report.by_restaurant')}
        placeholder={t('dining.report.every_restaurant')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={restaurant}
        loading={restaurants.loading}
        options={restaurants.list}
        onChange={(next) => ask({ restaurant: next ?? '' })}
      />
    </ReportPage>
  );
}
