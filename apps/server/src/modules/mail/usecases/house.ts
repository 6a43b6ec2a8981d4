import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import type { House } from '../domain/render.ts';

/** What mails say about the house now, and where their links lead; a house without an address has no links. */
export async function houseOf(platform: Platform): Promise<House> {
  const [brand, support] = await Promise.all([
    parameter(platform, 'shop.brand'),
    parameter(platform, 'shop.support_email'),
  ]);
  return { brand, support, home: platform.home() };
}
