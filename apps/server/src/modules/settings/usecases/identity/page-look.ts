import type { Locale } from '@app/contract/core/locale';
import { brandFile } from '@app/contract/settings/identity/brand-files';
import type { Platform } from '../../../../platform/slice.ts';
import { markElement } from '../../domain/brand-drawing.ts';
import { readIdentity, shopName } from './read-identity.ts';

/** How a page that the server writes itself shows whose it is. */
export type PageLook = {
  readonly name: string;
  /** The mark as an element of class `mark`. */
  readonly mark: string;
  /** The style sheet with the shop's colours; null for those it is written in. */
  readonly colours: string | null;
  /** The shop's icon as a picture of 512 pixels. */
  readonly icon: string;
};

export async function pageLook(platform: Platform, lang: Locale): Promise<PageLook> {
  const { icon, mark, palette, stamp, coloured } = await readIdentity(platform);
  return {
    name: await shopName(platform, lang),
    mark: icon
      ? `<img class="mark" src="${brandFile(stamp, 'mark.png')}" alt="">`
      : markElement(mark, palette, ' class="mark"'),
    colours: coloured ? brandFile(stamp, 'colours.css') : null,
    icon: brandFile(stamp, 'icon-512.png'),
  };
}
