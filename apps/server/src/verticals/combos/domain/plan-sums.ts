type Priced = { readonly usd: number; readonly aloneUsd: number };

/** What parts come to together and booked one by one, in US cents. */
export const planSums = (parts: readonly Priced[]) => ({
  usd: parts.reduce((sum, part) => sum + part.usd, 0),
  aloneUsd: parts.reduce((sum, part) => sum + part.aloneUsd, 0),
});
