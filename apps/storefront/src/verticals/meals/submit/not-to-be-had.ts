import type { ApiError } from '@app/client/api-error';

/** Set meals that cannot be had as asked for, and how many could be; null where that is not known. */
export type NotToBeHad = { readonly msg: string; readonly left: number | null };

const REFUSALS = ['meal.offline', 'meal.sold_out', 'meal.per_customer', 'travel.unavailable'];

/** What a refusal says of set meals; null for any other. */
export function notToBeHad(error: Pick<ApiError, 'key' | 'msg' | 'data'> | null): NotToBeHad | null {
  if (!error?.key || !REFUSALS.includes(error.key)) return null;
  const left = (error.data as { readonly left?: unknown } | null)?.left;
  return { msg: error.msg, left: typeof left === 'number' ? left : null };
}

/** The number of pieces that an address asks for, from 1 to the most; what cannot be read is one. */
export const piecesAsked = (text: string | undefined, most: number): number =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Math.max(1, Math.min(Number(text), most)) : 1;
