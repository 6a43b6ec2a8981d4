/** Returns where a parcel is followed: its company's address with its number in it; null where the company has none. */
export const trackingAddress = (template: string | null, number: string): string | null =>
  template?.replace('{number}', () => encodeURIComponent(number)) ?? null;
