import type { BannerRedirect } from '@app/contract/content/banners/staff-schemas';
import { cleanLocalizedHtml } from '../../../platform/clean-html.ts';
import { storedText } from '../../catalog/public.ts';

/** Where a banner leads, with its rich text cleaned: so it is kept. */
export function cleanRedirect(redirect: BannerRedirect): BannerRedirect {
  if (redirect.type !== 'rich_text') return redirect;
  return { ...redirect, html: cleanLocalizedHtml(storedText(redirect.html)) };
}
