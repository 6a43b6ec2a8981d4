/** Until when (ISO 8601) an offered table can be taken with a quote: the end of either, whichever is earlier. */
export const tableHeldUntil = (offerUntil: string, quoteUntil: string): string =>
  Date.parse(offerUntil) < Date.parse(quoteUntil) ? offerUntil : quoteUntil;
