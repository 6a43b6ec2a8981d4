import type { ApiError } from '@app/client/api-error';

/** A part that cannot be had as it was chosen: why, by the key of an error, and the places that are left. */
export type LostPart = {
  readonly slot: string;
  readonly why: string;
  readonly left: number | null;
  /** The order of the customer's own that is in the way; missing where none is. */
  readonly clash?: string;
};

/** The lost part that a refusal names; null where it names none. */
export function lostPartOf(error: ApiError | null): LostPart | null {
  if (error?.key !== 'travel.part_unavailable') return null;
  const { slot, reason, left, orderId } = (error.data ?? {}) as Record<string, unknown>;
  if (typeof slot !== 'string') return null;
  return {
    slot,
    why: typeof reason === 'string' ? reason : 'travel.unavailable',
    left: typeof left === 'number' ? left : null,
    ...(typeof orderId === 'string' && { clash: orderId }),
  };
}

/** The part whose pick a refused field is about, by the slots of the picks as they were sent; null where none is. */
export function flawedPick(error: ApiError | null, slots: readonly string[]): LostPart | null {
  for (const [field, message] of Object.entries(error?.fields ?? {})) {
    const index = /^picks\.(\d+)\./.exec(field)?.[1];
    const slot = index === undefined ? undefined : slots[Number(index)];
    if (slot !== undefined) return { slot, why: message, left: null };
  }
  return null;
}
