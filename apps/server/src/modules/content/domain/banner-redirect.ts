import { bannerRedirect } from '@app/contract/content/banners/staff-schemas';
import type { Banner } from '@app/contract/content/schemas';
import { type Locale, localize } from '@app/contract/core/locale';

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
