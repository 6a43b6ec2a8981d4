import type { Days, Step } from '@app/contract/reports/ranges';
import { STEPS } from '@app/contract/reports/ranges';
import type { Measure, OrderReport } from '@app/contract/reports/staff-schemas';
import { IconFileDownload } from '@tabler/icons-react';
import { Alert, Button, Card, Flex, Segmented, Skeleton, Tag } from 'antd';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useSession } from '../../api/session';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { LineLegend } from '../../ui/line-legend';
import { PageHead } from '../../ui/page-parts';
import { FigureCard, Figures } from '../../ui/report/figure-card';
import { ZoneNow } from '../../ui/zone-note';
import { exportSteps } from './define-step-report';
import { askDays, askRange, useAskedDays } from './range-asks';
import { RangeBar } from './range-bar';
import type { FigureColumn } from './reports';
import styles from './reports.module.css';
import { entriesLink, entriesNeed } from './reports-path';
import { StepTable } from './step-table';
import { useDayTexts } from './use-day-texts';

const DayChart = lazy(() => import('../../ui/day-chart'));

type Report<F> = Pick<OrderReport, 'range' | 'before' | 'timeZone' | 'currency' | 'recounting' | 'by'> & {
  totals: F;
  beforeTotals: F;
  rows: (Days & F)[];
  beforeRows: (Days & F)[];
};
type ReportPageProps<F> = {
  title: string;
  exportName: string;
  report: Report<F>;
  columns: readonly FigureColumn<F>[];
  /** Of these columns the tiles are made. */
  tiles: readonly (keyof F & string)[];
  /** The solid line, and the dotted one: another figure, or the same one of the period before. */
  line: keyof F & string;
  beside: (keyof F & string) | 'before';
  /** The chosen agent's name. */
  agent?: string | undefined;
  actions?: ReactNode;
  /** Another choice beside the range. */
  choice?: ReactNode;
  children?: ReactNode;
};

/** A report: its range, the figures against the period before, the trend, and the steps with their total. */
export function ReportPage<F>(props: ReportPageProps<F>) {
  const { report, columns } = props;
  const t = useText();
  const format = useFormat();
  const texts = useDayTexts();
  const { asked, ask } = useAskedDays();
  const titleOf = (key: string) => t(columns.find((column) => column.key === key)?.title ?? 'ui.unknown');
  const { permissions } = useSession();
  const linkTo = (measure: Measure, days: Days) =>
    permissions.includes(entriesNeed(measure)) ? entriesLink(measure, days, asked) : undefined;
  const points = useMemo(
    () =>
      report.rows.map((row) => ({
        label: texts.day(row.from),
        full: texts.days(row),
        value: Number(row[props.line]),
      })),
    [report.rows, props.line, texts],
  );
  const before = props.beside === 'before';
  const besideName = before ? t('reports.before') : titleOf(props.beside);
  const beside = useMemo(() => {
    const rows = before ? report.beforeRows : report.rows;
    const key = (before ? props.line : props.beside) as keyof F;
    return { name: besideName, values: rows.map((row) => Number(row[key])) };
  }, [report, before, besideName, props.line, props.beside]);
  return (
    <>
      <PageHead
        title={props.title}
        note={
          <>
            {texts.states(report)} <ZoneNow zone={report.timeZone} />
          </>
        }
      >
        {props.actions}
        <Button
          icon={<IconFileDownload size={16} />}
          onClick={() => exportSteps({ name: props.exportName, columns, ...report, head: report }, t)}
        >
          {t('reports.export')}
        </Button>
      </PageHead>
      {report.recounting && (
        <Alert className={styles.note ?? ''} type="info" showIcon title={t('reports.recounting')} />
      )}
      <Flex gap={8} wrap align="center" className={styles.ranges ?? ''}>
        <RangeBar range={report.range} onRange={(key) => ask(askRange(key))} onDays={(days) => ask(askDays(days))} />
        {props.choice}
        {asked.agent && (
          <Tag closable onClose={() => ask({ agent: null })}>
            {t('reports.only_agent', { name: props.agent ?? '' })}
          </Tag>
        )}
      </Flex>
      <Figures>
        {columns
          .filter(({ key }) => props.tiles.includes(key))
          .map(({ key, title, as, measure, costs }) => (
            <FigureCard
              key={key}
              title={t(title)}
              value={Number(report.totals[key])}
              before={Number(report.beforeTotals[key])}
              versus={t(`reports.vs.${report.range.key ?? 'free'}`)}
              none={t('reports.none_before')}
              costs={costs}
              to={measure && linkTo(measure, report.range)}
            >
              {as === 'money' ? format.money(Number(report.totals[key])) : format.count(Number(report.totals[key]))}
            </FigureCard>
          ))}
      </Figures>
      <Card
        variant="borderless"
        className={styles.card ?? ''}
        title={titleOf(props.line)}
        extra={<LineLegend solid={titleOf(props.line)} dotted={besideName} />}
      >
        <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
          <DayChart
            points={points}
            name={titleOf(props.line)}
            beside={beside}
            write={format.money}
            writeShort={format.moneyShort}
          />
        </Suspense>
      </Card>
      {props.children}
      <Card
        variant="borderless"
        className={styles.card ?? ''}
        title={texts.days(report.range)}
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
        <StepTable columns={columns} rows={report.rows} totals={report.totals} whole={report.range} linkTo={linkTo} />
      </Card>
    </>
  );
}
