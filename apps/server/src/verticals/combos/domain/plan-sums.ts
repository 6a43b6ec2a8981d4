type Priced = { readonly usd: number; readonly aloneUsd: number };

/** What parts come to together and booked one by one, in US cents, and what is saved; 0 where booking alone is not dearer. */
export function planSums(parts: readonly Priced[]) {
  const usd = parts.reduce((sum, part) => sum + part.usd, 0);
  const aloneUsd = parts.reduce((sum, part) => sum + part.aloneUsd, 0);
  return { usd, aloneUsd, savedUsd: Math.max(0, aloneUsd - usd) };
}
