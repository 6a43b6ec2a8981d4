import type { CartLine } from '@app/contract/cart/schemas';

/** Sorts the lines: those that can be ordered, those that need a change, those that are gone. */
export function groupLines<L extends Pick<CartLine, 'state'>>(lines: readonly L[]) {
  const mendable = (line: L) => line.state === 'insufficient' || line.state === 'over_limit';
  return {
    ready: lines.filter((line) => line.state === 'ok'),
    attention: lines.filter(mendable),
    gone: lines.filter((line) => line.state !== 'ok' && !mendable(line)),
  };
}
