import type { QuickRange } from '@app/contract/reports/ranges';
import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import { IconRefresh } from '@tabler/icons-react';
import { Alert, Button, Card, Flex, Skeleton } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { useSession } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { askRange, rangeAsks } from '../../features/reports/range-asks';
import { RangeBar } from '../../features/reports/range-bar';
import { useDayTexts } from '../../features/reports/use-day-texts';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { LineLegend } from '../../ui/line-legend';
import { kindText } from '../../ui/order-kind';
import { PageHead, PartError } from '../../ui/page-parts';
import { useAsked } from '../../ui/report/use-report';
import { Waiting } from '../waiting';
import { BestSellersCard } from './best-sellers-card';
import { InviteCodeCard } from './invite-code-card';
import { KindsCard } from './kinds-card';
import { OldestCard } from './oldest-card';
import { OpeningCard } from './opening-card';
import { TodayFigures } from './today-figures';
import { WaitingCard, type Workbench } from './waiting-card';
import styles from './workbench.module.css';

const DayChart = lazy(() => import('../../ui/day-chart'));
const READ_EVERY_MS = 60_000;

type Revenue = { revenue: NonNullable<Workbench['revenue']>; kinds: Workbench['kinds'] };

/** What the chart draws: revenue of goods with that of travel beside it, or what there is of one. */
function useLines({ revenue, kinds }: Revenue, title: string) {
  const t = useText();
  return useMemo(() => {
    const goods = kinds?.find(({ kind }) => kind === 'goods');
    const travel = kinds?.filter(({ kind }) => kind !== 'goods') ?? [];
    if (!goods || travel.length === 0) return { name: title, values: revenue.days, beside: undefined };
    const values = revenue.days.map((_, at) => travel.reduce((all, one) => all + (one.revenue.days[at] ?? 0), 0));
    const beside = { name: t('permission.travel'), values };
    return { name: t(kindText('goods')), values: goods.revenue.days, beside };
  }, [revenue, kinds, title, t]);
}

/** Revenue of the days that end with the range. */
function Trend({ days, ...whole }: { days: string[] } & Revenue) {
  const t = useText();
  const format = useFormat();
  const texts = useDayTexts();
  const { name, values, beside } = useLines(whole, t('staff.workbench.by_day'));
  const points = useMemo(
    () => days.map((day, index) => ({ label: texts.day(day), full: texts.day(day), value: values[index] ?? 0 })),
    [days, values, texts],
  );
  return (
    <Card
      variant="borderless"
      title={t('staff.workbench.by_day')}
      extra={beside && <LineLegend solid={name} dotted={beside.name} />}
      className={styles.card ?? ''}
    >
      <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
        <DayChart
          points={points}
          name={name}
          {...(beside ? { beside } : {})}
          write={format.money}
          writeShort={format.moneyShort}
        />
      </Suspense>
    </Card>
  );
}

/** The cards below the figures; a part the role may not see leaves its place to the others. */
function Parts({ workbench, now }: { workbench: Workbench; now: number }) {
  const { revenue, days, kinds, range, bestSellers, oldestWaiting } = workbench;
  const wide = revenue !== null || oldestWaiting !== null;
  return (
    <div className={wide ? styles.columns : styles.alone}>
      {wide && (
        <div className={styles.stack}>
          {revenue && <Trend days={days} revenue={revenue} kinds={kinds} />}
          {kinds && kinds.length > 1 && <KindsCard kinds={kinds} range={range} />}
          {oldestWaiting && <OldestCard rows={oldestWaiting} now={now} />}
        </div>
      )}
      <div className={styles.stack}>
        <WaitingCard waiting={workbench.waiting} />
        <InviteCodeCard />
        {bestSellers && <BestSellersCard rows={bestSellers} />}
      </div>
    </div>
  );
}

/** Where one arrives: the figures of today or another range, the last days, and the work that waits, oldest first. */
export default function WorkbenchScreen() {
  const t = useText();
  const texts = useDayTexts();
  const { name } = useSession();
  const { asked, ask } = useAsked(rangeAsks);
  const range: QuickRange = asked.range ?? 'today';
  const answer = useAnswer(calls.workbench, { query: { range } }, { everyMs: READ_EVERY_MS });
  const { data } = answer;
  if (answer.error && !data) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!data) return <Waiting />;
  const note = t('reports.dashboard_note', {
    name,
    days: texts.days(data.range),
    zone: data.timeZone,
    currency: data.currency,
  });
  return (
    <>
      <PageHead title={t(`reports.so_far.${data.range.key ?? 'today'}`)} note={note}>
        <Flex gap={8} wrap align="center" justify="end">
          <RangeBar range={data.range} onRange={(key) => ask(askRange(key))} />
          <Button
            aria-label={t('ui.list.refresh')}
            icon={<IconRefresh size={16} />}
            loading={answer.isFetching}
            onClick={() => void answer.refetch()}
          />
        </Flex>
      </PageHead>
      {data.recounting && <Alert className={styles.note ?? ''} type="info" showIcon title={t('reports.recounting')} />}
      <OpeningCard />
      <TodayFigures workbench={data} />
      <p className={styles.compared}>{texts.compared(data)}</p>
      <Parts workbench={data} now={new Date(data.now).getTime()} />
    </>
  );
}
