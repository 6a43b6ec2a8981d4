import { IconFileDownload } from '@tabler/icons-react';
import { Button, Card, Segmented, Skeleton, Table } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { gap } from '../../text/in-my-language';
import type { TextKey } from '../../text/text-key';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { saveFile } from '../list/csv';
import { PageError, PageHead } from '../page-parts';
import { DayRange, type Days } from '../range-picker';
import { ZoneDays } from '../zone-note';
import { FigureCard, Figures } from './figure-card';
import { type Behind, type FiguresOf, type GroupedReport, type Measure, reportCsv, writeFigure } from './figures';
import styles from './report.module.css';

type Answer<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

type ReportPageProps<K extends string, G extends string> = {
  title: TextKey;
  note: TextKey;
  /** How the file of the export begins. */
  file: string;
  measures: readonly Measure<K>[];
  groups: readonly G[];
  /** What a group is called. */
  groupText: (group: G) => TextKey;
  /** A line's name as it is written; as it came without it. Days are written here. */
  nameOf?: (by: G, name: string) => string;
  days: Days;
  by: G;
  ask: (change: Readonly<Record<string, string>>) => void;
  answer: Answer<GroupedReport<K, G>>;
  /** Of as many days before. */
  before: FiguresOf<K> | null;
  /** The list of what a figure counts; null where there is none. */
  to: (behind: Behind<G>) => string | null;
  /** Further choices beside the days. */
  children?: ReactNode;
};

/** The least that the table takes before it scrolls, in pixels: titles of figures wrap. */
const [NAME_WIDTH, FIGURE_WIDTH] = [230, 84];

const lastOfMonth = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The days that a line is of, where it is of a day or a month. */
function daysOf(by: string, name: string): Days | null {
  if (by === 'day') return { from: name, to: name };
  return by === 'month' ? { from: `${name.slice(0, 7)}-01`, to: lastOfMonth(name) } : null;
}

/** What a figure counts, in a line or in all; null where it counts no orders. */
function behindOf<G extends string>(
  { stands, once }: Pick<Measure<string>, 'stands' | 'once'>,
  days: Days,
  line: { by: G; id: string; name: string } | null,
): Behind<G> | null {
  if (stands === 'none') return null;
  const own = line && daysOf(line.by, line.name);
  const standing = stands === 'any' ? undefined : (stands ?? 'kept');
  return { days: own ?? days, standing, once: once === true, line: own ? null : line, row: line?.id ?? null };
}

/** A figure that leads to what it counts. */
const FigureLink = ({ to, children }: { to: string | null; children: string }) =>
  to ? <Link to={to}>{children}</Link> : children;

/** The lines of the report with their total. */
function Lines<K extends string, G extends string>(
  of: ReportPageProps<K, G> & { report: GroupedReport<K, G>; said: (name: string) => string },
) {
  type Row = GroupedReport<K, G>['rows'][number];
  const t = useText();
  const format = useFormat();
  const { report, measures, by, said } = of;
  const linkOf = (measure: Measure<K>, row: Row | null) => {
    const behind = behindOf<G>(measure, report, row && { by: report.by, id: row.id, name: row.name });
    return behind && of.to(behind);
  };
  return (
    <Card
      variant="borderless"
      className={styles.card ?? ''}
      title={t(of.groupText(report.by))}
      extra={
        <Segmented<G>
          shape="round"
          aria-label={t('travel.report.by')}
          value={by}
          onChange={(next) => of.ask({ by: next })}
          options={of.groups.map((value) => ({ value, label: t(of.groupText(value)) }))}
        />
      }
    >
      <Table<Row>
        rowKey="id"
        size="middle"
        dataSource={report.rows}
        className={styles.lines ?? ''}
        tableLayout="auto"
        scroll={{ x: NAME_WIDTH + measures.length * FIGURE_WIDTH }}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          {
            title: t(of.groupText(report.by)),
            key: 'name',
            fixed: 'left' as const,
            render: (_, row) => (
              <span className={styles.name} title={said(row.name)}>
                {said(row.name)}
              </span>
            ),
          },
          ...measures.map((measure) => ({
            title: t(measure.title),
            key: measure.key,
            align: 'right' as const,
            sorter: (a: Row, b: Row) => (a[measure.key] ?? 0) - (b[measure.key] ?? 0),
            render: (_: unknown, row: Row) => (
              <FigureLink to={row[measure.key] ? linkOf(measure, row) : null}>
                {writeFigure(row[measure.key], measure.as, format)}
              </FigureLink>
            ),
          })),
        ]}
        summary={() => (
          <Table.Summary.Row>
            <Table.Summary.Cell index={0}>
              <b>{t('reports.total')}</b>
            </Table.Summary.Cell>
            {measures.map((measure, index) => (
              <Table.Summary.Cell key={measure.key} index={index + 1} align="right">
                <b>
                  <FigureLink to={linkOf(measure, null)}>
                    {writeFigure(report.total[measure.key], measure.as, format)}
                  </FigureLink>
                </b>
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        )}
      />
    </Card>
  );
}

/** A report of a kind of travel: days and choices, tiles against the days before, lines by one of its groups, and a file. */
export function ReportPage<K extends string, G extends string>(of: ReportPageProps<K, G>) {
  const t = useText();
  const format = useFormat();
  const { answer, before, measures } = of;
  const report = answer.data;
  const leads = (measure: Measure<K>) => {
    const behind = report && behindOf<G>(measure, report, null);
    return (behind && of.to(behind)) ?? undefined;
  };
  // The lines of before stay until those of another group have come.
  const by = report?.by ?? of.by;
  const said = (name: string) => (by === 'day' ? format.day(`${name}T00:00`) : (of.nameOf?.(by, name) ?? name));
  const save = (whole: GroupedReport<K, G>) => {
    // Days stay as they sort.
    const nameOf = (name: string) => (by === 'day' ? name : said(name));
    saveFile(
      `${of.file}-${whole.from}-${whole.to}.csv`,
      reportCsv(whole, { measures, group: of.groupText(by), nameOf }, t),
    );
  };
  return (
    <>
      <PageHead
        title={t(of.title)}
        note={
          <>
            {t(of.note)}
            {gap()}
            {report?.timeZone && <ZoneDays zone={report.timeZone} />}
          </>
        }
      >
        <Button icon={<IconFileDownload size={16} />} disabled={!report} onClick={() => report && save(report)}>
          {t('ui.list.export')}
        </Button>
      </PageHead>
      <div className={styles.filters}>
        <div>
          <DayRange value={of.days} onChange={(next) => next && of.ask(next)} />
        </div>
        {of.children}
      </div>
      {!report && answer.error && <PageError error={answer.error} onRetry={() => void answer.refetch()} />}
      {!report && !answer.error && <Skeleton active paragraph={{ rows: 12 }} />}
      {report && (
        <>
          <Figures>
            {measures
              .filter(({ tile }) => tile)
              .map(({ key, title, as, costs, ...counts }) => (
                <FigureCard
                  key={key}
                  title={t(title)}
                  value={report.total[key] ?? 0}
                  before={before?.[key] ?? 0}
                  versus={t('travel.report.versus')}
                  none={t('reports.none_before')}
                  costs={costs}
                  to={leads({ key, title, as, ...counts })}
                >
                  {writeFigure(report.total[key], as, format)}
                </FigureCard>
              ))}
          </Figures>
          <Lines {...of} report={report} said={said} />
        </>
      )}
    </>
  );
}
