/** Where something is. */
type Place = { readonly name: string; readonly latitude: number; readonly longitude: number };

/**
 * Returns the address that opens the map of a device at a place: its own on phones, which also works without a connection; the way
 * there on an open map elsewhere.
 */
export function mapAddress({ name, latitude, longitude }: Place, userAgent: string): string {
  const at = `${latitude},${longitude}`;
  if (/Android/i.test(userAgent)) return `geo:${at}?q=${encodeURIComponent(`${at}(${name})`)}`;
  if (/iPhone|iPad|iPod/i.test(userAgent)) return `https://maps.apple.com/?ll=${at}&q=${encodeURIComponent(name)}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(at)}`;
}
