import type { Banner } from '@app/contract/content/schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import { routes } from '@app/contract/core/routes';
import { localized } from '@app/contract/core/validation';
import { z } from 'zod';

/** Characters of a banner's rich text in one language. */
const MOST_HTML = 20_000;

/** Where a banner leads, as stored: the rich text in every language. */
export const bannerRedirect = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('internal'),
    route: z.enum(Object.keys(routes) as [keyof typeof routes]),
    query: z.record(z.string().max(30), z.string().max(200)),
  }),
  z.strictObject({ type: z.literal('external'), url: z.url({ protocol: /^https$/ }).max(500) }),
  z.strictObject({ type: z.literal('rich_text'), html: localized(MOST_HTML) }),
  z.strictObject({ type: z.literal('product'), productId: z.uuid() }),
  z.strictObject({ type: z.literal('none') }),
]);
export type BannerRedirect = z.output<typeof bannerRedirect>;

/** The target of a banner in the reader's language; null when what is stored does not fit its type. */
export function targetOf(type: string, stored: Record<string, unknown>, lang: Locale): Banner['target'] | null {
  const checked = bannerRedirect.safeParse({ ...stored, type });
  if (!checked.success) return null;
  const redirect = checked.data;
  if (redirect.type !== 'rich_text') return redirect;
  const { 'en-US': en, ...others } = redirect.html;
  const given = Object.fromEntries(Object.entries(others).filter(([, html]) => html !== undefined));
  return { type: 'rich_text', html: localize({ 'en-US': en, ...given }, lang) };
}
