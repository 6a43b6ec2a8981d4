import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { PolicyStep, TravelOrderDetail } from '@app/contract/travel/order-views';
import { useEffect, useState } from 'react';
import { useClockOffset } from '../../../shell/shop.ts';
import { cx } from '../../../ui/class-names.ts';
import { KeyValue } from '../../../ui/list-row.tsx';
import { useNumberText } from '../../number-text.ts';
import { useZoneText } from '../dates/zone-text.ts';
import styles from './policy-card.module.css';
import { type PolicyLine, policyLines, untilNextStep } from './policy-rules.ts';

const tone: Record<PolicyLine['kind'], string> = { free: 'ok', partly: '', all: 'bad' };

/** Timers of browsers hold 31 bits of milliseconds; a day is far enough ahead to look again. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Returns the shop's time in milliseconds, taken anew when the present step of a policy is over. */
function usePolicyClock(policy: readonly PolicyStep[]): number {
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const [deviceMs, setDeviceMs] = useState(() => Date.now());
  const nowMs = deviceMs + offsetMs;
  useEffect(() => {
    const wait = untilNextStep(policy, nowMs);
    if (wait === null) return;
    const timer = setTimeout(() => setDeviceMs(Date.now()), Math.min(wait, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [policy, nowMs]);
  return nowMs;
}

/** What cancelling costs from now on, as dates of the reader's clock and the place's, and as money. */
export function PolicyLines(props: {
  readonly policy: readonly PolicyStep[];
  readonly payable: { readonly usd: number };
  readonly zone: string;
}) {
  const t = useT();
  const format = usePriceFormat();
  const zone = useZoneText(props.zone);
  const nowMs = usePolicyClock(props.policy);
  const when = ({ from, until, fromHours, untilHours }: PolicyLine): string => {
    if (untilHours) return t('travel.policy_until_hours', { hours: untilHours });
    if (until) return t('travel.policy_until', { time: zone.minute(until) });
    if (fromHours) return t('travel.policy_after_hours', { hours: fromHours });
    return from ? t('travel.policy_after', { time: zone.minute(from) }) : t('travel.policy_always');
  };
  const what = ({ kind, fee }: PolicyLine): string => {
    if (kind === 'free') return t('travel.policy_free');
    return kind === 'all' ? t('travel.policy_no_refund') : t('travel.policy_fee', { amount: format.text(fee) });
  };
  const lines = policyLines(props.policy, props.payable, nowMs);
  const deadlines = lines.flatMap(({ from, until, fromHours, untilHours }) => [
    ...(until && !untilHours ? [until] : []),
    ...(from && !fromHours ? [from] : []),
  ]);
  return (
    <>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.until ?? 'last'} className={cx(styles.line, styles[line.kind])}>
            <span className="sub t2">{when(line)}</span>
            <span className={cx('semi', tone[line.kind])}>{what(line)}</span>
          </li>
        ))}
      </ol>
      {deadlines.length > 0 ? (
        <p className={`cap t3 ${styles.zone}`}>{t('travel.policy_zone', { zone: zone.named(deadlines) })}</p>
      ) : null}
    </>
  );
}

/** That cancelling costs nothing now whatever the policy says: why, and what comes back. */
export function FreeCancellation({ of }: { readonly of: NonNullable<TravelOrderDetail['freeCancellation']> }) {
  const t = useT();
  const format = usePriceFormat();
  const number = useNumberText();
  return (
    <>
      <div className={cx(styles.line, styles.free)}>
        <span className="sub t2">{t(`travel.free_reason.${of.reason}`)}</span>
        <span className="semi ok">{t('travel.policy_free')}</span>
      </div>
      <dl>
        {of.points > 0 ? <KeyValue name={t('travel.refund_points')}>{number(of.points)}</KeyValue> : null}
        {of.refund.usd > 0 ? (
          <KeyValue strong name={t('travel.refund_back')}>
            {format.text(of.refund)}
          </KeyValue>
        ) : null}
      </dl>
    </>
  );
}
