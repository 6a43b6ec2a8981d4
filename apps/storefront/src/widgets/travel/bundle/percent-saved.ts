type Amount = { readonly usd: number };

/** What is saved of what parts cost alone, in whole percent; 0 where nothing is. */
export const percentSaved = (alone: Amount, price: Amount): number =>
  alone.usd > price.usd ? Math.round(((alone.usd - price.usd) * 100) / alone.usd) : 0;
