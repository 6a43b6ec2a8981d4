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

/** The totals of each room: every line of the whole by what the rooms cost, so that both rooms and lines sum to the whole. */
export function totalsOfRooms(totals: readonly Total[], weights: readonly number[]): Total[][] {
  const lines = totals.filter(({ type }) => type !== 'total');
  const parts = lines.map(({ amount }) => inParts(amount, weights));
  return weights.map((_, room) => {
    const own = lines.map((line, index) => ({ ...line, amount: parts[index]?.[room] ?? 0 }));
    return [...own, { type: 'total', amount: own.reduce((sum, { amount }) => sum + amount, 0) }];
  });
}
