type City = { readonly cityId: string };
type Way = { readonly legs: readonly { readonly from: City; readonly to: City }[] };

/** Whether the ways of a trip are two, and the second leads back from where the first ends to where it begins. */
export function isRoundTrip(ways: readonly Way[]): boolean {
  const [out, back, ...more] = ways.map(({ legs }) => ({ from: legs[0]?.from.cityId, to: legs.at(-1)?.to.cityId }));
  return !!out && !!back && more.length === 0 && out.from === back.to && out.to === back.from;
}
