import { contentLocale, type Language } from '@app/contract/core/locale';
import { languageSegment } from '@app/contract/pages/page-address';
import type { Platform } from '../../../platform/slice.ts';
import { pageLook } from '../../settings/public.ts';
import { appAddress } from '../domain/app-address.ts';
import { hreflangOf, pageReader } from './page-reader.ts';
import { writeNotice } from './write-document.ts';

/** Returns the page that says that there is nothing at an address any more, or that there never was. */
export async function showNotice(
  platform: Platform,
  of: { readonly state: 'gone' | 'unknown'; readonly language: Language; readonly styles: string },
): Promise<string> {
  const { state, language, styles } = of;
  const look = await pageLook(platform, contentLocale(language));
  const reader = await pageReader(platform, { language, currency: undefined, query: {} });
  return writeNotice({
    tag: hreflangOf(language),
    shop: look.name,
    mark: look.mark,
    colours: look.colours,
    styles,
    title: reader.say(state === 'gone' ? 'page.gone_title' : 'page.unknown_title'),
    text: reader.say(state === 'gone' ? 'page.gone_text' : 'page.unknown_text'),
    home: `/${languageSegment(language)}/`,
    open: { path: appAddress(reader, { route: 'home' }), label: reader.say('page.open_app', { brand: look.name }) },
  });
}
