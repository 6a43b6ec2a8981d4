import {
  TOUR_REPORT_GROUPS,
  type TourFigures,
  type TourReportGroup,
} from '@app/contract/verticals/tours/report-schemas';
import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import { Select } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { ordersBehind } from '../../../features/travel/orders-behind';
import { useText } from '../../../text/use-text';
import { useChoices } from '../../../ui/choices';
import type { Measure } from '../../../ui/report/figures';
import { ReportPage } from '../../../ui/report/grouped-report';
import { useAskedReport } from '../../../ui/report/use-report';
import { languageName, tourChoices } from '../tour-words';

const measures: readonly Measure<keyof TourFigures>[] = [
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
];

const groupText = (group: TourReportGroup) =>
  group === 'day' || group === 'month' ? (`travel.report.by_${group}` as const) : (`tours.report.by_${group}` as const);

/** How departures were filled, guaranteed and called off, those of the last four weeks at first. */
export default function TourReportScreen() {
  const t = useText();
  const { days, before, by, chosen, ask } = useAskedReport({ groups: TOUR_REPORT_GROUPS, span: 28, startsIn: -27 });
  const tour = chosen('tour');
  const tours = useChoices(tourChoices);
  const of = { by, ...(tour ? { tourId: tour } : {}) };
  const answer = useAnswer(calls.tourReport, { query: { ...days, ...of } });
  const earlier = useAnswer(calls.tourReport, { query: { ...before, ...of } });
  const nameOf = (group: TourReportGroup, name: string) => {
    if (group === 'language') return languageName(name);
    return group === 'guide' && name === '' ? t('tours.report.no_guide') : name;
  };
  return (
    <ReportPage
      title="permission.travel.tour_report"
      note="tours.report.note"
      file="tours"
      measures={measures}
      groups={TOUR_REPORT_GROUPS}
      groupText={groupText}
      nameOf={nameOf}
      days={days}
      by={by}
      ask={ask}
      answer={answer}
      to={(behind) => {
        const { line } = behind;
        if (line && line.by !== 'tour') return null;
        return ordersBehind('tour', behind, { subject: line?.id ?? tour });
      }}
      before={earlier.data?.total ?? null}
    >
      <Select
        aria-label={t('tours.staff.tour')}
        placeholder={t('tours.report.every_tour')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={tour}
        loading={tours.loading}
        options={tours.list}
        onChange={(next) => ask({ tour: next ?? '' })}
      />
    </ReportPage>
  );
}
