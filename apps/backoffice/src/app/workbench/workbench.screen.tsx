import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { IconRefresh } from '@tabler/icons-react';
import { Button, Card, Skeleton } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { useSession } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PageHead, PartError } from '../../ui/page-parts';
import { Waiting } from '../waiting';
import { FigureCard } from './figure-card';
import { OldestCard } from './oldest-card';
import { WaitingCard } from './waiting-card';
import look from './workbench.module.css';

const DayChart = lazy(() => import('../../ui/day-chart'));

/** Where one arrives: today's numbers, the last days, and the work that waits, oldest first. */
export default function WorkbenchScreen() {
  const t = useText();
  const format = useFormat();
  const { name } = useSession();
  const answer = useAnswer(staffEndpoints.workbench, {}, { everyMs: 60_000 });
  const days = answer.data?.days;
  const points = useMemo(
    () =>
      (days ?? []).map(({ day, revenueUsd }) => ({
        label: format.day(`${day}T00:00`),
        full: format.day(`${day}T00:00`),
        value: revenueUsd,
      })),
    [days, format],
  );
  if (answer.error && !answer.data) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Waiting />;
  const { today, yesterday, oldestWaiting, timeZone } = answer.data;
  const figures = [
    {
      key: 'revenue',
      value: format.money(today.revenueUsd),
      today: today.revenueUsd,
      yesterday: yesterday.revenueUsd,
      days: answer.data.days.map((day) => day.revenueUsd),
    },
    {
      key: 'paid',
      value: format.count(today.paidOrders),
      today: today.paidOrders,
      yesterday: yesterday.paidOrders,
      days: answer.data.days.map((day) => day.paidOrders),
    },
    { key: 'orders', value: format.count(today.orders), today: today.orders, yesterday: yesterday.orders },
    { key: 'users', value: format.count(today.newUsers), today: today.newUsers, yesterday: yesterday.newUsers },
  ] as const;
  return (
    <>
      <PageHead title={t('staff.workbench.hello', { name })} note={t('staff.workbench.note', { zone: timeZone })}>
        <Button icon={<IconRefresh size={16} />} loading={answer.isFetching} onClick={() => void answer.refetch()}>
          {t('ui.list.refresh')}
        </Button>
      </PageHead>
      <div className={look.figures}>
        {figures.map(({ key, ...figure }) => (
          <FigureCard
            key={key}
            title={t(`staff.workbench.${key}`)}
            {...figure}
            days={'days' in figure ? [...figure.days] : []}
          />
        ))}
      </div>
      <div className={look.columns}>
        <Card variant="borderless" title={t('staff.workbench.by_day')} className={look.card ?? ''}>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
            <DayChart
              points={points}
              name={t('staff.workbench.by_day')}
              write={format.money}
              writeShort={format.moneyShort}
            />
          </Suspense>
        </Card>
        <WaitingCard workbench={answer.data} />
      </div>
      <OldestCard rows={oldestWaiting} now={answer.dataUpdatedAt} />
    </>
  );
}
