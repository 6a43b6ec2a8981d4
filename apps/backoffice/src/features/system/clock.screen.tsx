import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { IconClock, IconRotateClockwise } from '@tabler/icons-react';
import { Alert, Button, Card, Form, Select, Skeleton, Space } from 'antd';
import { useEffect, useState } from 'react';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { IntegerInput } from '../../ui/form/inputs/integer-input';
import { PageError, PageHead } from '../../ui/page-parts';
import { useAction } from '../../ui/use-action';
import styles from './system.module.css';

const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
type Unit = keyof typeof UNIT_MS;
/** Steps that the product's own limits make useful: a payment's 30 minutes, a day, the 15 days of auto-receipt. */
const QUICK: readonly { amount: number; unit: Unit }[] = [
  { amount: 30, unit: 'minute' },
  { amount: 1, unit: 'hour' },
  { amount: 1, unit: 'day' },
  { amount: 7, unit: 'day' },
  { amount: 15, unit: 'day' },
];

/** Ticks once a second, so that a clock drawn from it runs. */
function useSecond(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The product's clock: what time it is for the product, and in demo mode moving it forward or back to the real time. */
export default function ClockScreen() {
  const t = useText();
  const format = useFormat();
  const mayMove = useAllowed('system.clock.move');
  const answer = useAnswer(staffEndpoints.readClock, {});
  const { busy, run } = useAction();
  const [amount, setAmount] = useState<number | null>(1);
  const [unit, setUnit] = useState<Unit>('day');
  const second = useSecond();
  const clock = answer.data;
  if (answer.error && !clock) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!clock) return <Skeleton active paragraph={{ rows: 8 }} />;
  const now = new Date(new Date(clock.now).getTime() + Math.max(0, second - answer.dataUpdatedAt));
  const move = (byMs: number, reset = false) =>
    void run(() => request(staffEndpoints.moveClock, { body: { byMs, reset } }), {
      done: reset ? 'system.clock_reset' : 'system.clock_moved',
    });
  const wanted = amount !== null && amount > 0 ? amount * UNIT_MS[unit] : null;
  const locked = !clock.movable || !mayMove;
  return (
    <>
      <PageHead title={t('permission.system.clock')} />
      <Card variant="borderless" className={styles.clock ?? ''}>
        <p>{t('system.product_time')}</p>
        <strong>{format.exact(now.toISOString())}</strong>
        <p>{clock.offsetMs === 0 ? t('system.real_time') : t('system.ahead', { span: format.span(clock.offsetMs) })}</p>
        {locked && <Alert type="info" showIcon title={t(clock.movable ? 'system.may_not_move' : 'system.demo_only')} />}
        {!locked && (
          <>
            <h2>{t('system.move_forward')}</h2>
            <Space wrap>
              {QUICK.map((step) => (
                <Button
                  key={`${step.amount} ${step.unit}`}
                  disabled={busy}
                  onClick={() => move(step.amount * UNIT_MS[step.unit])}
                >
                  {t(`system.plus_${step.unit}`, { count: step.amount })}
                </Button>
              ))}
            </Space>
            <Form layout="inline" colon={false} className={styles.own ?? ''} onFinish={() => wanted && move(wanted)}>
              <Form.Item
                label={t('system.by')}
                {...(wanted ? {} : { validateStatus: 'error' as const, help: t('ui.form.number') })}
              >
                <IntegerInput value={amount} onChange={setAmount} aria-label={t('system.by')} />
              </Form.Item>
              <Form.Item>
                <Select<Unit>
                  value={unit}
                  onChange={setUnit}
                  aria-label={t('system.unit')}
                  options={(Object.keys(UNIT_MS) as Unit[]).map((value) => ({
                    value,
                    label: t(`system.unit.${value}`),
                  }))}
                />
              </Form.Item>
              <Button type="primary" htmlType="submit" icon={<IconClock size={16} />} loading={busy} disabled={!wanted}>
                {t('system.move')}
              </Button>
            </Form>
            <Button
              icon={<IconRotateClockwise size={16} />}
              disabled={clock.offsetMs === 0 || busy}
              onClick={() => move(0, true)}
            >
              {t('system.back_to_real')}
            </Button>
            <p className={styles.note}>{t('system.clock_note')}</p>
          </>
        )}
      </Card>
    </>
  );
}
