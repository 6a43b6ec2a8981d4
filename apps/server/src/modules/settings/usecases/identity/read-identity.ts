import { createHash } from 'node:crypto';
import type { Language } from '@app/contract/core/locale';
import { type BrandPalette, brandPalette, DEFAULT_COLOUR } from '@app/contract/settings/identity/brand-colour';
import type { Mark } from '@app/contract/settings/identity/marks';
import type { Logo, ShownIdentity } from '@app/contract/settings/identity/schemas';
import { cachedValue } from '../../../../platform/cached-value.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type IdentityRow, identityRow } from '../../db/identity.repo.ts';

/** Counts up when files below `/brand/` are made in another way, so that nobody goes on with those they remember. */
const MADE = 1;

export type Identity = {
  /** Empty while the shop has none. */
  readonly name: string;
  readonly mark: Mark;
  readonly icon: string | null;
  readonly logo: Logo | null;
  readonly palette: BrandPalette;
  readonly coloured: boolean;
  readonly stamp: string;
};

/** A stored logo with its size; null where there is none. */
export const logoOf = ({ logo, logoWidth, logoHeight }: IdentityRow): Logo | null =>
  logo && logoWidth && logoHeight ? { url: logo, width: logoWidth, height: logoHeight } : null;

function identityOf(row: IdentityRow): Identity {
  const { name, colour, mark, icon } = row;
  const logo = logoOf(row);
  const palette = brandPalette(colour ?? DEFAULT_COLOUR);
  const stamp = createHash('sha256')
    .update(JSON.stringify([MADE, name, colour, mark, icon, logo]))
    .digest('base64url');
  return {
    name,
    mark,
    icon,
    logo,
    palette,
    coloured: palette[600] !== DEFAULT_COLOUR,
    stamp: stamp.slice(0, 12),
  };
}

/** The shop's identity, in memory until the tag `identity` is dropped. */
export const readIdentity = cachedValue(['identity'], async (platform) => identityOf(await identityRow(platform.db)));

const named = (platform: Platform, { name }: Identity, language: Language): string =>
  name || platform.translate(language, 'shell.unnamed_shop');

/** The shop's name; a word for any shop, in that language, while it has none. */
export async function shopName(platform: Platform, language: Language): Promise<string> {
  return named(platform, await readIdentity(platform), language);
}

/** The identity as every app shows it, in a language while there is no name. */
export async function shownIdentity(platform: Platform, language: Language): Promise<ShownIdentity> {
  const identity = await readIdentity(platform);
  const { stamp, palette, coloured, logo } = identity;
  const name = named(platform, identity, language);
  return { name, stamp, colour: palette[600], coloured, mark: identity.icon ? 'own' : identity.mark, logo };
}
