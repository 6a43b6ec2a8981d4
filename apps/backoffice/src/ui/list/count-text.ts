import type { Format } from '../../text/use-format';

/** A number of rows; where counting ends, as that many and more. */
export const countText = (format: Pick<Format, 'count'>, count: number, countedTo: number | undefined): string =>
  count === countedTo ? `${format.count(count)}+` : format.count(count);
