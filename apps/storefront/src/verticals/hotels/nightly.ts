import type { StayPrice } from '@app/contract/verticals/hotels/views';

/** Whether a night's price is only about what the stay comes to: so many of it, as it is shown, are not the total. */
export const isAbout = ({ nightly, total }: StayPrice): boolean =>
  nightly.usd > 0 && nightly.amount * Math.round(total.usd / nightly.usd) !== total.amount;
