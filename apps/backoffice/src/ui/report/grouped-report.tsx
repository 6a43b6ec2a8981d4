import { Segmented } from 'antd';
import { useMemo } from 'react';
import type { AnyEndpoint } from '../../api/request';
import { gap } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { ZoneDays } from '../zone-note';
import { behindOf, type OrderFigure } from './behind';
import type { GroupedReport, GroupedRule, ReportState } from './define-report';
import { FigureTable } from './figure-table';
import { FigureTiles } from './figure-tiles';
import { figuresCsv } from './figures';
import styles from './report.module.css';
import { ReportCard } from './report-card';
import { ReportFilters } from './report-filters';
import { ReportFrame } from './report-frame';
import { type Asks, useDaysReport } from './use-report';

/** The least that the table takes before it scrolls, in pixels: titles of figures wrap. */
const [NAME_WIDTH, FIGURE_WIDTH] = [230, 84];
const ROWS_A_PAGE = 20;

type Row = GroupedReport['rows'][number];
/** What of a rule is the same for every endpoint. */
type AnyRule = GroupedRule<AnyEndpoint> & { readonly groups: readonly string[] };

type LinesProps = {
  rule: AnyRule;
  report: GroupedReport;
  /** The group that was asked for; its lines may still be under way. */
  by: string;
  ask: (change: Readonly<Record<string, string | undefined>>) => void;
  nameOf: (name: string) => string;
  to: (figure: OrderFigure<string>, row: Row | null) => string | null;
};

/** The lines of the report with their total. */
function Lines({ rule, report, by, ask, nameOf, to }: LinesProps) {
  const t = useText();
  const title = t(rule.groupText(report.by as never));
  return (
    <ReportCard
      title={title}
      extra={
        <Segmented<string>
          shape="round"
          aria-label={t('travel.report.by')}
          value={by}
          onChange={(next) => ask({ by: next })}
          options={rule.groups.map((value) => ({ value, label: t(rule.groupText(value as never)) }))}
        />
      }
    >
      <FigureTable<string, OrderFigure<string>, Row>
        figures={rule.figures}
        rows={report.rows}
        rowKey="id"
        name={{
          title,
          fixed: true,
          render: ({ name }) => (
            <span className={styles.name} title={nameOf(name)}>
              {nameOf(name)}
            </span>
          ),
        }}
        figuresOf={(row) => row}
        total={report.total}
        to={to}
        sortable
        width={NAME_WIDTH + rule.figures.length * FIGURE_WIDTH}
        rowsAPage={ROWS_A_PAGE}
        className={styles.lines}
      />
    </ReportCard>
  );
}

/** What the address holds: the group of the lines and each filter. */
const asksOf = ({ groups, filters }: AnyRule): Asks => ({
  by: { field: 'by', among: groups, first: groups[0] },
  ...Object.fromEntries(filters.map(({ name, field, among }) => [name, { field, ...(among ? { among } : {}) }])),
});

/** A report that is declared: days and filters, tiles against the days before, lines by one of its groups, and a file. */
export function GroupedReportPage<E extends AnyEndpoint>(of: { rule: GroupedRule<E> }) {
  const rule = of.rule as unknown as AnyRule;
  const t = useText();
  const format = useFormat();
  const asks = useMemo(() => asksOf(rule), [rule]);
  const { asked, ask, days, answer, before } = useDaysReport({ ...rule, asks });
  const report = answer.data as GroupedReport | undefined;
  const shown = { chosen: asked, rows: report?.rows ?? [] } as unknown as ReportState<AnyEndpoint>;
  // The lines of before stay until those of another group have come.
  const by = report?.by ?? asked['by'] ?? '';
  const nameOf = (name: string) =>
    by === 'day' ? format.day(`${name}T00:00`) : (rule.nameOf?.(by as never, name, t) ?? name);
  const to = (figure: OrderFigure<string>, row: Row | null) => {
    const behind = report && behindOf(figure, report, row && { by: report.by, id: row.id, name: row.name });
    return behind ? rule.to(behind as never, shown) : null;
  };
  const file = (whole: GroupedReport) => ({
    name: `${rule.file}-${whole.from}-${whole.to}`,
    text: figuresCsv(
      {
        states: [whole.from, whole.to],
        names: [t(rule.groupText(by as never))],
        figures: rule.figures as readonly OrderFigure<string>[],
        // Days stay as they sort.
        lines: whole.rows.map((row) => ({ names: [by === 'day' ? row.name : nameOf(row.name)], of: row })),
        total: whole.total,
      },
      t,
    ),
  });
  const hint = rule.hint?.(shown);
  return (
    <ReportFrame<GroupedReport>
      title={rule.title}
      answer={answer as never}
      note={() => (
        <>
          {t(rule.note)}
          {gap()}
          {report?.timeZone && <ZoneDays zone={report.timeZone} />}
        </>
      )}
      file={file}
      filters={() => (
        <ReportFilters days={days} filters={rule.filters} asked={asked} ask={ask}>
          {hint && <p className={styles.hint}>{t(hint)}</p>}
        </ReportFilters>
      )}
    >
      {(whole) => (
        <>
          <FigureTiles<string, OrderFigure<string>>
            figures={rule.figures}
            total={whole.total}
            before={(before as GroupedReport | null)?.total ?? null}
            versus={t('travel.report.versus')}
            to={(figure) => to(figure, null)}
          />
          <Lines rule={rule} report={whole} by={asked['by'] ?? by} ask={ask} nameOf={nameOf} to={to} />
        </>
      )}
    </ReportFrame>
  );
}
