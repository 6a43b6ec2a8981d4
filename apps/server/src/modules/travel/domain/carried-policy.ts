import type { FrozenPolicyStep } from './travel-row.ts';

/** Units of a booking, such as nights: how many of them a change gives up, of how many, and how many it then has. */
export type Exchange = { readonly part: number; readonly of: number; readonly becomes: number };

type Policy = readonly FrozenPolicyStep[];

/** What a policy costs until a moment, null being for ever; up to it and not in it. */
const feeBefore = (policy: Policy, until: string | null): number =>
  (policy.find((step) => step.until === null || (until !== null && step.until >= until)) ?? policy.at(-1))?.feeUsd ?? 0;

/**
 * What of a policy goes on after a change: all of it where as many units are booked as before, of fewer as much as they are
 * of the former, rounded up. Where none of them was kept, all was paid for when it was given up, and nothing goes on.
 */
const goesOn = (policy: Policy, { part, of, becomes }: Exchange): Policy =>
  part === of
    ? []
    : policy.map(({ until, feeUsd }) => ({ until, feeUsd: Math.ceil((feeUsd * Math.min(becomes, of)) / of) }));

/** Whether a policy goes on after a change: something of what is booked is not given up, and cancelling costs something by it from now on. */
export const policyGoesOn = (policy: Policy, exchange: Exchange, now: Date): boolean =>
  goesOn(policy, exchange).some(({ until, feeUsd }) => feeUsd > 0 && (until === null || new Date(until) > now));

/** Steps with what is due until each moment that one of the policies names; one that the next goes on with says nothing. */
function stepsOf(
  policies: readonly Policy[],
  marks: Policy,
  feeAt: (until: string | null) => number,
): FrozenPolicyStep[] {
  const marked = new Map(marks.map((step) => [step.until, step]));
  const moments = new Set(policies.flatMap((policy) => policy.map(({ until }) => until)));
  const steps = [...moments]
    .sort((a, b) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1))
    .map((until): FrozenPolicyStep => ({ ...marked.get(until), until, feeUsd: feeAt(until) }));
  return steps.filter(({ feeUsd }, index) => feeUsd !== steps[index + 1]?.feeUsd);
}

/**
 * The policy of a booking after a change of its dates: at every moment the dearer of the new one and of what goes on of the
 * one before, never more than what is paid. So neither a fee that is due nor a moment from which one is moves away.
 */
export function carriedPolicy(of: {
  readonly before: Policy;
  readonly after: Policy;
  readonly exchange: Exchange;
  readonly worthUsd: number;
  /** For each step of the one before, what goes on beside it whatever is kept. */
  readonly beside?: readonly number[];
}): FrozenPolicyStep[] {
  const before = goesOn(of.before, of.exchange).map((step, index) => ({
    ...step,
    feeUsd: step.feeUsd + (of.beside?.[index] ?? 0),
  }));
  return stepsOf([before, of.after], of.after, (until) =>
    Math.min(of.worthUsd, Math.max(feeBefore(before, until), feeBefore(of.after, until))),
  );
}

/** The policy of a booking with something more beside it: at every moment both fees together, never more than what is paid. */
export const besidePolicy = (of: {
  readonly before: Policy;
  readonly added: Policy;
  readonly worthUsd: number;
}): FrozenPolicyStep[] =>
  stepsOf([of.before, of.added], of.before, (until) =>
    Math.min(of.worthUsd, feeBefore(of.before, until) + feeBefore(of.added, until)),
  );
