import type { AnswerOf } from '@app/contract/core/endpoint';
import { type Days, STEPS, type Step } from '@app/contract/reports/ranges';
import type { Measure } from '@app/contract/reports/staff-schemas';
import { Alert, Flex, Segmented, Tag } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { AnyEndpoint } from '../../api/request';
import { useSession } from '../../api/session';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { LineLegend } from '../../ui/line-legend';
import { FigureTable } from '../../ui/report/figure-table';
import { FigureTiles } from '../../ui/report/figure-tiles';
import { ReportCard } from '../../ui/report/report-card';
import { ReportFrame } from '../../ui/report/report-frame';
import { TrendCard } from '../../ui/report/trend-card';
import { useReport } from '../../ui/report/use-report';
import { ZoneNow } from '../../ui/zone-note';
import { type StepFigure, type StepReport, type StepRule, stepsCsv } from './define-step-report';
import { askDays, askRange, rangeAsks } from './range-asks';
import { RangeBar } from './range-bar';
import styles from './reports.module.css';
import { entriesLink, entriesNeed } from './reports-path';
import { useAgentName } from './use-agent-name';
import { useDayTexts } from './use-day-texts';

type AnyRule = StepRule<AnyEndpoint> & {
  readonly figures: readonly StepFigure[];
  readonly line: string;
  readonly beside: string;
};
type Asking = Pick<ReturnType<typeof useReport<AnyEndpoint, typeof rangeAsks>>, 'asked' | 'ask'>;

type StepReportPageProps<E extends AnyEndpoint> = {
  rule: StepRule<E>;
  actions?: (report: AnswerOf<E>) => ReactNode;
  /** Another choice beside the range. */
  choice?: (report: AnswerOf<E>, ask: Asking['ask']) => ReactNode;
  /** What stands between the trend and the steps. */
  children: (report: AnswerOf<E>, asked: Asking['asked']) => ReactNode;
};

/** The days and the agent that the report is of, and what else can be chosen. */
function Filters({ report, asked, ask, choice }: Asking & { report: StepReport; choice: ReactNode }) {
  const t = useText();
  const agent = useAgentName(asked.agent);
  return (
    <>
      {report.recounting && (
        <Alert className={styles.note ?? ''} type="info" showIcon title={t('reports.recounting')} />
      )}
      <Flex gap={8} wrap align="center" className={styles.ranges ?? ''}>
        <RangeBar range={report.range} onRange={(key) => ask(askRange(key))} onDays={(days) => ask(askDays(days))} />
        {choice}
        {asked.agent && (
          <Tag closable onClose={() => ask({ agent: null })}>
            {t('reports.only_agent', { name: agent ?? '' })}
          </Tag>
        )}
      </Flex>
    </>
  );
}

/** A figure over the steps, and beside it another one or the same of the period before. */
function Trend({ rule: { figures, line, beside }, report }: { rule: AnyRule; report: StepReport }) {
  const t = useText();
  const format = useFormat();
  const texts = useDayTexts();
  const titleOf = (key: string) => t(figures.find((one) => one.key === key)?.title ?? 'ui.unknown');
  const points = useMemo(
    () => report.rows.map((row) => ({ label: texts.day(row.from), full: texts.days(row), value: Number(row[line]) })),
    [report.rows, line, texts],
  );
  const before = beside === 'before';
  const besideName = before ? t('reports.before') : titleOf(beside);
  const second = useMemo(() => {
    const rows = before ? report.beforeRows : report.rows;
    return { name: besideName, values: rows.map((row) => Number(row[before ? line : beside])) };
  }, [report, before, besideName, line, beside]);
  return (
    <TrendCard
      title={titleOf(line)}
      extra={<LineLegend solid={titleOf(line)} dotted={besideName} />}
      points={points}
      name={titleOf(line)}
      beside={second}
      write={format.money}
      writeShort={format.moneyShort}
    />
  );
}

type LinkTo = (measure: Measure, days: Days) => string | undefined;

/** The steps under their figures, the total below. */
function Steps({
  rule,
  report,
  ask,
  linkTo,
}: { rule: AnyRule; report: StepReport; linkTo: LinkTo } & Pick<Asking, 'ask'>) {
  const t = useText();
  const { days } = useDayTexts();
  return (
    <ReportCard
      title={days(report.range)}
      extra={
        <Segmented<Step>
          aria-label={t('reports.by')}
          shape="round"
          value={report.by}
          onChange={(by) => ask({ by })}
          options={STEPS.map((value) => ({ value, label: t(`reports.by.${value}`) }))}
        />
      }
    >
      <FigureTable<string, StepFigure, StepReport['rows'][number]>
        figures={rule.figures}
        rows={report.rows}
        rowKey="from"
        name={{ title: t('reports.period'), render: days }}
        figuresOf={(row) => row}
        total={report.totals}
        to={({ key, measure }, row) =>
          measure && (row ?? report.totals)[key] ? linkTo(measure, row ?? report.range) : undefined
        }
        width="min-content"
        rowsAPage={31}
        className={styles.steps}
      />
    </ReportCard>
  );
}

/** Statistics: their range, the figures against the period before, the trend, and the steps with their total. */
export function StepReportPage<E extends AnyEndpoint>(of: StepReportPageProps<E>) {
  const rule = of.rule as unknown as AnyRule;
  const t = useText();
  const texts = useDayTexts();
  const { permissions } = useSession();
  const { asked, ask, answer } = useReport({ endpoint: of.rule.endpoint as AnyEndpoint, asks: rangeAsks });
  const linkTo: LinkTo = (measure, days) =>
    permissions.includes(entriesNeed(measure)) ? entriesLink(measure, days, asked) : undefined;
  return (
    <ReportFrame<StepReport>
      title={rule.title}
      answer={answer as never}
      note={(report) =>
        report && (
          <>
            {texts.states(report)} <ZoneNow zone={report.timeZone} />
          </>
        )
      }
      actions={answer.data && of.actions?.(answer.data as never)}
      exportText="reports.export"
      file={(report) => ({
        name: `${rule.file}-${report.range.from}-${report.range.to}`,
        text: stepsCsv(rule.figures, report, t),
      })}
      filters={(report) =>
        report && <Filters report={report} asked={asked} ask={ask} choice={of.choice?.(report as never, ask)} />
      }
    >
      {(report) => (
        <>
          <FigureTiles<string, StepFigure>
            figures={rule.figures}
            total={report.totals}
            before={report.beforeTotals}
            versus={t(`reports.vs.${report.range.key ?? 'free'}`)}
            to={({ measure }) => measure && linkTo(measure, report.range)}
          />
          <Trend rule={rule} report={report} />
          {of.children(report as never, asked)}
          <Steps rule={rule} report={report} ask={ask} linkTo={linkTo} />
        </>
      )}
    </ReportFrame>
  );
}
