import type { Total } from '../../assistants/public.ts';

/** An amount in parts by their weights, which sum to it exactly; even parts where nothing weighs anything. */
function inParts(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = all === 0 ? weights.map(() => 1) : weights;
  const of = all === 0 ? weights.length : all;
  let [weighed, said] = [0, 0];
  return shares.map((weight) => {
    weighed += weight;
    const upTo = Math.round((amount * weighed) / of);
    const part = upTo - said;
    said = upTo;
    return part;
  });
}

/** What a room costs before deals, what deals take off it, and what is paid for it. */
export type RoomPrice = { readonly listed: number; readonly off: number; readonly paid: number };

/**
 * Returns the totals of each room, so that both rooms and lines sum to the whole: its own price, its own deal under the name that deals
 * have, and of every other line a part by what is paid for it. Lines of nothing are left out.
 */
export function totalsOfRooms(
  totals: readonly Total[],
  of: { readonly rooms: readonly RoomPrice[]; readonly dealName: string },
): Total[][] {
  const lines = totals.filter(({ type }) => type !== 'total');
  const weightsOf = ({ type, display_text: name }: Total): number[] => {
    if (type === 'subtotal') return of.rooms.map(({ listed }) => listed);
    const isDeal = type === 'discount' && name === of.dealName;
    return of.rooms.map(({ off, paid }) => (isDeal ? off : paid));
  };
  const parts = lines.map((line) => inParts(line.amount, weightsOf(line)));
  return of.rooms.map((_, room) => {
    const own = lines.map((line, index) => ({ ...line, amount: parts[index]?.[room] ?? 0 }));
    const total = own.reduce((sum, { amount }) => sum + amount, 0);
    return [...own.filter(({ type, amount }) => type === 'subtotal' || amount !== 0), { type: 'total', amount: total }];
  });
}
