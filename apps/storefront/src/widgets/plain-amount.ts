/** A typed amount of money as the API takes it: many keyboards offer only a comma, which counts as the point. */
export const plainAmount = (typed: string): string => typed.trim().replace(',', '.');
