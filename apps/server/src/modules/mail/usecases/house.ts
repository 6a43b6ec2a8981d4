import { brandFile, logoSize } from '@app/contract/settings/identity/brand-files';
import type { Platform } from '../../../platform/slice.ts';
import { parameter, readIdentity } from '../../settings/public.ts';
import type { House } from '../domain/render.ts';

/** Pixels of a logo's place in a mail. */
const LOGO = { height: 36, most: 240 };

/** What mails say about the house now, and where their links lead; a house without an address has no links and no logo. */
export async function houseOf(platform: Platform): Promise<House> {
  const [{ name, palette, logo, stamp }, support] = await Promise.all([
    readIdentity(platform),
    parameter(platform, 'shop.support_email'),
  ]);
  const home = platform.home();
  return {
    brand: (locale) => name || platform.translate(locale, 'shell.unnamed_shop'),
    support,
    home,
    colours: { brand: palette[600], soft: palette[50] },
    logo: logo && home !== null ? { address: home + brandFile(stamp, 'logo.png'), ...logoSize(logo, LOGO) } : null,
  };
}
