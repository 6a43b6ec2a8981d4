import { subject } from './count-tries.ts';
import type { RateKey } from './rate-limits.ts';

/**
 * The key that tries at a name are counted by: apart for a device that signed in as it before, apart for an address where
 * it signed in before, and together for everywhere else. Whoever tries from elsewhere never uses up the tries of either.
 */
export function countedAt(
  name: string,
  from: { readonly device: string | null; readonly ip: string; readonly knownIps: readonly string[] },
): RateKey {
  if (from.device !== null) return [name, from.device];
  const network = subject(from.ip);
  return from.knownIps.some((ip) => subject(ip) === network) ? [name, network] : name;
}
