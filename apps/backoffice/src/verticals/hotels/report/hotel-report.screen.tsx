import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { HotelReport, HotelReportRow } from '@app/contract/verticals/hotels/staff-schemas';
import { IconChevronLeft, IconFileDownload } from '@tabler/icons-react';
import { Button, Card, Segmented, Select, Skeleton, Table } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useAnswer } from '../../../api/use-answer';
import { ordersBehind } from '../../../features/travel/orders-behind';
import { cityChoices } from '../../../features/travel/pick-city/city-choices';
import { sentences } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useChoices } from '../../../ui/choices';
import { saveFile } from '../../../ui/list/csv';
import { PageError, PageHead } from '../../../ui/page-parts';
import { DayRange } from '../../../ui/range-picker';
import { FigureCard, Figures } from '../../../ui/report/figure-card';
import { HOTELS_PATH } from '../hotel-paths';
import styles from './report.module.css';
import { LINES, type Line, measureOf, measures, reportCsv, writeFigure } from './report-measures';
import { useHotelReport } from './use-report';

const DayChart = lazy(() => import('../../../ui/day-chart'));

type Asking = ReturnType<typeof useHotelReport>;

/** What the report is of: days, a city, a hotel. */
function Filters({ days, city, hotel, ask }: Asking) {
  const t = useText();
  const cities = useChoices(cityChoices);
  const [keyword, setKeyword] = useState('');
  const hotels = useAnswer(calls.hotelChoices, { query: keyword ? { keyword } : {} });
  return (
    <div className={styles.filters}>
      <div>
        <DayRange value={days} onChange={(next) => next && ask(next)} />
      </div>
      <Select
        aria-label={t('hotels.staff.city')}
        placeholder={t('hotels.staff.every_city')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={city}
        loading={cities.loading}
        options={cities.list}
        onChange={(next) => ask({ city: next ?? '', hotel: '' })}
      />
      <Select
        aria-label={t('hotels.staff.hotel')}
        placeholder={t('hotels.staff.every_hotel')}
        allowClear
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        value={hotel}
        loading={hotels.isFetching}
        options={hotels.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        onChange={(next) => ask({ hotel: next ?? '' })}
      />
    </div>
  );
}

/** The days of the report as a line: of money, of occupancy, or of nights. */
function Trend({ report }: { report: HotelReport }) {
  const t = useText();
  const format = useFormat();
  const [line, setLine] = useState<Line>('revenueUsd');
  const { title, as } = measureOf(line) ?? { title: 'ui.unknown' as const, as: 'count' as const };
  const points = useMemo(
    () =>
      report.days.map((day) => {
        const label = format.day(`${day.date}T00:00`);
        return { label, full: label, value: day[line] };
      }),
    [report.days, line, format],
  );
  return (
    <Card
      variant="borderless"
      className={styles.card ?? ''}
      title={t(title)}
      extra={
        <Segmented<Line>
          shape="round"
          value={line}
          onChange={setLine}
          options={LINES.map((value) => ({ value, label: t(measureOf(value)?.title ?? 'ui.unknown') }))}
        />
      }
    >
      <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
        <DayChart
          points={points}
          name={t(title)}
          write={(value) => writeFigure(value, as, format)}
          writeShort={(value) => (as === 'money' ? format.moneyShort(value) : writeFigure(value, as, format))}
        />
      </Suspense>
    </Card>
  );
}

/** The hotels of the report, or the room types of one; a hotel leads to its own. */
function Rows({ report, hotel, ask }: Pick<Asking, 'hotel' | 'ask'> & { report: HotelReport }) {
  const t = useText();
  const format = useFormat();
  return (
    <Card
      variant="borderless"
      className={styles.card ?? ''}
      title={t(hotel ? 'hotels.staff.by_room_type' : 'hotels.staff.by_hotel')}
      extra={
        hotel && (
          <>
            <Button type="link" icon={<IconChevronLeft size={16} />} onClick={() => ask({ hotel: '' })}>
              {t('hotels.staff.every_hotel')}
            </Button>
            <Link to={`${HOTELS_PATH}/${hotel}/calendar?from=${report.from}&days=31`}>
              {t('hotels.staff.calendar')}
            </Link>
          </>
        )
      }
    >
      <Table<HotelReportRow>
        rowKey="id"
        size="middle"
        dataSource={report.rows}
        scroll={{ x: 'max-content' }}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          {
            title: t('hotels.staff.name'),
            key: 'name',
            render: (_, row) =>
              hotel ? (
                row.name
              ) : (
                <Button type="link" className={styles.name ?? ''} onClick={() => ask({ hotel: row.id })}>
                  {row.name}
                </Button>
              ),
          },
          ...measures.map(({ key, title, as }) => ({
            title: t(title),
            key,
            align: 'right' as const,
            sorter: (a: HotelReportRow, b: HotelReportRow) => a[key] - b[key],
            render: (_: unknown, row: HotelReportRow) => writeFigure(row[key], as, format),
          })),
        ]}
        summary={() => (
          <Table.Summary.Row>
            <Table.Summary.Cell index={0}>
              <b>{t('reports.total')}</b>
            </Table.Summary.Cell>
            {measures.map(({ key, as }, index) => (
              <Table.Summary.Cell key={key} index={index + 1} align="right">
                <b>{writeFigure(report.total[key], as, format)}</b>
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        )}
      />
    </Card>
  );
}

/** Occupancy and revenue of nights, by day and by hotel. */
export default function HotelReportScreen() {
  const t = useText();
  const format = useFormat();
  const asking = useHotelReport();
  const { answer, before, city, hotel } = asking;
  const report = answer.data;
  const to = report && ordersBehind('hotel', { days: report, standing: 'kept' }, { subject: hotel, city });
  if (answer.error && !report) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <PageHead
        title={t('permission.travel.hotel_report')}
        note={sentences(t('hotels.staff.report_note'), t('ui.zone.days_of_places'))}
      >
        <Button
          icon={<IconFileDownload size={16} />}
          disabled={!report}
          onClick={() => report && saveFile(`hotels-${report.from}-${report.to}.csv`, reportCsv(report, t))}
        >
          {t('ui.list.export')}
        </Button>
      </PageHead>
      <Filters {...asking} />
      {!report && <Skeleton active paragraph={{ rows: 12 }} />}
      {report && (
        <>
          <Figures>
            {measures
              .filter(({ tile }) => tile)
              .map(({ key, title, as }) => (
                <FigureCard
                  key={key}
                  title={t(title)}
                  value={report.total[key]}
                  before={before?.total[key] ?? 0}
                  versus={t('travel.report.versus')}
                  none={t('reports.none_before')}
                  to={to}
                >
                  {writeFigure(report.total[key], as, format)}
                </FigureCard>
              ))}
          </Figures>
          <Trend report={report} />
          <Rows {...asking} report={report} />
        </>
      )}
    </>
  );
}
