type Priced = { readonly usd: number; readonly usualUsd: number; readonly aloneUsd: number };

/** What parts come to together, with and without a deal on the whole, and booked one by one, in US cents. */
export const planSums = (parts: readonly Priced[]) => ({
  usd: parts.reduce((sum, part) => sum + part.usd, 0),
  usualUsd: parts.reduce((sum, part) => sum + part.usualUsd, 0),
  aloneUsd: parts.reduce((sum, part) => sum + part.aloneUsd, 0),
});
