import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { HotelReport, HotelReportRow } from '@app/contract/verticals/hotels/staff-schemas';
import { IconChevronLeft } from '@tabler/icons-react';
import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { ordersBehind } from '../../../features/travel/orders-behind';
import { cityChoices } from '../../../features/travel/pick-city/city-choices';
import { sentences } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { type Text, useText } from '../../../text/use-text';
import { FigureTable } from '../../../ui/report/figure-table';
import { FigureTiles } from '../../../ui/report/figure-tiles';
import { type Figure, figuresCsv, writeFigure } from '../../../ui/report/figures';
import { ReportCard } from '../../../ui/report/report-card';
import { type ReportFilter, ReportFilters } from '../../../ui/report/report-filters';
import { ReportFrame } from '../../../ui/report/report-frame';
import { TrendCard } from '../../../ui/report/trend-card';
import { LAST_FOUR_WEEKS, useDaysReport } from '../../../ui/report/use-report';
import { HOTELS_PATH } from '../hotel-paths';
import { HotelFilter } from './hotel-filter';
import styles from './report.module.css';

type Key = keyof HotelReport['total'];

const figures: readonly Figure<Key>[] = [
  { key: 'occupancyBp', title: 'hotels.staff.occupancy', as: 'percent', tile: true },
  { key: 'booked', title: 'hotels.staff.booked_nights', as: 'count', tile: true },
  { key: 'held', title: 'hotels.staff.held_nights', as: 'count' },
  { key: 'closed', title: 'hotels.calendars.closed_nights', as: 'count' },
  { key: 'roomNights', title: 'hotels.staff.room_nights', as: 'count' },
  { key: 'revenueUsd', title: 'hotels.staff.revenue', as: 'money', tile: true },
  { key: 'averageUsd', title: 'hotels.staff.average', as: 'money', tile: true },
  { key: 'perRoomUsd', title: 'hotels.staff.per_room', as: 'money', tile: true },
];

const LINES = ['revenueUsd', 'occupancyBp', 'booked'] as const;
type Line = (typeof LINES)[number];

const rule = {
  endpoint: calls.hotelReport,
  firstDays: LAST_FOUR_WEEKS,
  asks: { city: { field: 'city' }, hotel: { field: 'hotel' } },
} as const;

const filters: readonly ReportFilter[] = [
  {
    name: 'city',
    empties: 'hotel',
    label: 'hotels.staff.city',
    every: 'hotels.staff.every_city',
    choices: cityChoices,
  },
  { name: 'hotel', render: HotelFilter },
];

const fileOf = ({ from, to, rows, total }: HotelReport, t: Text) => ({
  name: `hotels-${from}-${to}`,
  text: figuresCsv(
    {
      states: [from, to],
      names: [t('hotels.staff.name')],
      figures,
      lines: rows.map((row) => ({ names: [row.name], of: row })),
      total,
    },
    t,
  ),
});

/** The days of the report as a line: of money, of occupancy, or of nights. */
function Trend({ report }: { report: HotelReport }) {
  const t = useText();
  const format = useFormat();
  const [line, setLine] = useState<Line>('revenueUsd');
  const { title, as } = figures.find(({ key }) => key === line) ?? { title: 'ui.unknown', as: 'count' };
  const points = useMemo(
    () =>
      report.days.map((day) => {
        const label = format.day(`${day.date}T00:00`);
        return { label, full: label, value: day[line] };
      }),
    [report.days, line, format],
  );
  return (
    <TrendCard
      title={t(title)}
      extra={
        <Segmented<Line>
          shape="round"
          value={line}
          onChange={setLine}
          options={LINES.map((value) => ({
            value,
            label: t(figures.find(({ key }) => key === value)?.title ?? 'ui.unknown'),
          }))}
        />
      }
      points={points}
      name={t(title)}
      write={(value) => writeFigure(value, as, format)}
      writeShort={(value) => (as === 'money' ? format.moneyShort(value) : writeFigure(value, as, format))}
    />
  );
}

type RowsProps = { report: HotelReport; hotel: string | undefined; onHotel: (hotel: string | undefined) => void };

/** The hotels of the report, or the room types of one; a hotel leads to its own. */
function Rows({ report, hotel, onHotel }: RowsProps) {
  const t = useText();
  const nameOf = ({ id, name }: HotelReportRow) =>
    hotel ? (
      name
    ) : (
      <Button type="link" className={styles.name ?? ''} onClick={() => onHotel(id)}>
        {name}
      </Button>
    );
  return (
    <ReportCard
      title={t(hotel ? 'hotels.staff.by_room_type' : 'hotels.staff.by_hotel')}
      extra={
        hotel && (
          <>
            <Button type="link" icon={<IconChevronLeft size={16} />} onClick={() => onHotel(undefined)}>
              {t('hotels.staff.every_hotel')}
            </Button>
            <Link to={`${HOTELS_PATH}/${hotel}/calendar?from=${report.from}&days=31`}>
              {t('hotels.staff.calendar')}
            </Link>
          </>
        )
      }
    >
      <FigureTable<Key, Figure<Key>, HotelReportRow>
        figures={figures}
        rows={report.rows}
        rowKey="id"
        name={{ title: t('hotels.staff.name'), render: nameOf }}
        figuresOf={(row) => row}
        total={report.total}
        sortable
        width="max-content"
        rowsAPage={20}
      />
    </ReportCard>
  );
}

/** Occupancy and revenue of nights, by day and by hotel. */
export default function HotelReportScreen() {
  const t = useText();
  const { asked, ask, days, answer, before } = useDaysReport(rule);
  const { city, hotel } = asked;
  return (
    <ReportFrame
      title="permission.travel.hotel_report"
      answer={answer}
      note={() => sentences(t('hotels.staff.report_note'), t('ui.zone.days_of_places'))}
      file={(report) => fileOf(report, t)}
      filters={() => <ReportFilters days={days} filters={filters} asked={asked} ask={ask} />}
    >
      {(report) => (
        <>
          <FigureTiles
            figures={figures}
            total={report.total}
            before={before?.total ?? null}
            versus={t('travel.report.versus')}
            to={() => ordersBehind('hotel', { days: report, standing: 'kept' }, { subject: hotel, city })}
          />
          <Trend report={report} />
          <Rows report={report} hotel={hotel} onHotel={(next) => ask({ hotel: next })} />
        </>
      )}
    </ReportFrame>
  );
}
