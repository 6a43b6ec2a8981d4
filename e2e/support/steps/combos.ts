/** What the address chooses, by slot. */
export const picksIn = (address: string): readonly string[] =>
  (new URLSearchParams(address.split('?')[1]).get('picks') ?? '').split('*').filter(Boolean);
