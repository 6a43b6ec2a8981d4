import { z } from 'zod';

const range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/**
 * Returns whether a text is an address (`203.0.113.7`, `2001:db8::1`) or a range of them (`203.0.113.0/24`, `2001:db8::/48`).
 * A range of all addresses is none: it would only look like a limit.
 */
export const isAddressRange = (text: string): boolean => range.safeParse(text).success && !/\/0+$/.test(text);
