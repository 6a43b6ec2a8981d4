import { type FlightReport, REPORT_GROUPS } from '@app/contract/verticals/flights/staff-schemas';
import { IconFileDownload } from '@tabler/icons-react';
import { Button, Card, Segmented, Select, Skeleton, Table } from 'antd';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useChoices } from '../../../ui/choices';
import { FigureCard, Figures } from '../../../ui/figure-card';
import { saveFile } from '../../../ui/list/csv';
import { PageError, PageHead } from '../../../ui/page-parts';
import { DayRange } from '../../../ui/range-picker';
import { airlineChoices } from '../flight-choices';
import look from './flight-report.module.css';
import { measures, reportCsv, writeFigure } from './report-measures';
import { useFlightReport } from './use-flight-report';

type Asking = ReturnType<typeof useFlightReport>;
type Row = FlightReport['rows'][number];

/** What the report is of: days of departure and an airline. */
function Filters({ days, airline, ask }: Asking) {
  const t = useText();
  const airlines = useChoices(airlineChoices);
  return (
    <div className={look.filters}>
      <div>
        <DayRange value={days} onChange={(next) => next && ask(next)} />
      </div>
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
    </div>
  );
}

/** The lines of the report with their total. */
function Rows({ report, by, ask }: Pick<Asking, 'by' | 'ask'> & { report: FlightReport }) {
  const t = useText();
  const format = useFormat();
  const nameOf = ({ name }: Row) => (by === 'day' ? format.day(`${name}T00:00`) : name);
  return (
    <Card
      variant="borderless"
      className={look.card ?? ''}
      title={t(`flights.report.by_${by}`)}
      extra={
        <Segmented
          shape="round"
          aria-label={t('flights.report.by')}
          value={by}
          onChange={(next) => ask({ by: next })}
          options={REPORT_GROUPS.map((value) => ({ value, label: t(`flights.report.by_${value}`) }))}
        />
      }
    >
      <Table<Row>
        rowKey="id"
        size="middle"
        dataSource={report.rows}
        scroll={{ x: 'max-content' }}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { title: t(`flights.report.by_${by}`), key: 'name', fixed: 'left' as const, render: (_, row) => nameOf(row) },
          ...measures.map(({ key, title, as }) => ({
            title: t(title),
            key,
            align: 'right' as const,
            sorter: (a: Row, b: Row) => (a[key] ?? 0) - (b[key] ?? 0),
            render: (_: unknown, row: Row) => writeFigure(row[key], as, format),
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

/** Load, revenue and issue of flights by their departures. */
export default function FlightReportScreen() {
  const t = useText();
  const format = useFormat();
  const asking = useFlightReport();
  const { answer, before } = asking;
  const report = answer.data;
  if (answer.error && !report) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <PageHead title={t('permission.travel.flight_report')} note={t('flights.report.note')}>
        <Button
          icon={<IconFileDownload size={16} />}
          disabled={!report}
          onClick={() => report && saveFile(`flights-${report.from}-${report.to}.csv`, reportCsv(report, t))}
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
                  value={report.total[key] ?? 0}
                  before={before?.total[key] ?? 0}
                  versus={t('flights.report.versus')}
                  none={t('reports.none_before')}
                >
                  {writeFigure(report.total[key], as, format)}
                </FigureCard>
              ))}
          </Figures>
          <Rows {...asking} report={report} />
        </>
      )}
    </>
  );
}
