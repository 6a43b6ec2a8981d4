import type { PolicyStep } from '@app/contract/travel/order-views';
import { isoPrice } from '../../assistants/public.ts';
import { CANCELLATION } from './proposal.ts';

/** What cancelling costs at a time, as the draft writes it. */
type Outcome =
  | { readonly kind: 'percentage'; readonly buyer_bps: number }
  | { readonly kind: 'fixed_fee'; readonly penalty: { readonly amount: number } };

/** A span of time before the arrival, such as `P2D` or `PT36H`: whole days of 24 hours, hours, minutes and seconds. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const parts = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  const days = Math.floor(seconds / 86_400);
  const time = parts.flatMap((part, index) => (part === 0 ? [] : [`${part}${'HMS'[index]}`])).join('');
  if (days === 0 && time === '') return 'PT0S';
  return `P${days > 0 ? `${days}D` : ''}${time === '' ? '' : `T${time}`}`;
}

type Of = {
  /** The steps that are still ahead, in the order of their moments; the last has none. */
  readonly steps: readonly PolicyStep[];
  readonly payable: { readonly amount: number };
};

const isAll = ({ fee }: PolicyStep, { payable }: Of): boolean => fee.amount >= payable.amount;

function outcomeOf(step: PolicyStep, of: Of): Outcome {
  if (step.fee.amount === 0) return { kind: 'percentage', buyer_bps: 10_000 };
  if (isAll(step, of)) return { kind: 'percentage', buyer_bps: 0 };
  return { kind: 'fixed_fee', penalty: { amount: isoPrice(step.fee).amount } };
}

/** What cancelling means at present: for nothing, for a part, or for all of the price. */
export function refundabilityOf(of: Of): 'refundable' | 'partially_refundable' | 'non_refundable' {
  const [now] = of.steps;
  if (!now || isAll(now, of)) return 'non_refundable';
  return now.fee.amount === 0 ? 'refundable' : 'partially_refundable';
}

/** The dated steps of a policy, each until so long before the arrival; null where it has one outcome alone. */
function scheduleOf(of: Of & { readonly arrival: string }) {
  const dated = of.steps.flatMap((step) => (step.until === null ? [] : [{ step, until: step.until }]));
  const after = of.steps.find(({ until }) => until === null);
  if (dated.length === 0 || !after) return null;
  const anchor = Date.parse(of.arrival);
  return {
    anchor: of.arrival,
    tiers: dated.map(({ step, until }) => ({
      until: durationText(anchor - Date.parse(until)),
      outcome: outcomeOf(step, of),
    })),
    after_last_tier: outcomeOf(after, of),
  };
}

/** A cancellation policy as the draft has it; without `structured` only in words. */
export function policyOf(of: Of & { readonly arrival: string; readonly text: string; readonly structured: boolean }) {
  const words = { type: CANCELLATION, description: { plain: of.text } };
  if (!of.structured) return words;
  const schedule = scheduleOf(of);
  return { ...words, refundability: refundabilityOf(of), ...(schedule ? { schedule } : {}) };
}
