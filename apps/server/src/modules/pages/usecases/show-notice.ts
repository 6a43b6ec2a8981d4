import { contentLocale, type Language } from '@app/contract/core/locale';
import { languageSegment } from '@app/contract/pages/page-address';
import type { Platform } from '../../../platform/slice.ts';
import { pageLook } from '../../settings/public.ts';
import { appAddress } from '../domain/app-address.ts';
import { hreflangOf, pageReader } from './page-reader.ts';
import { writeNotice } from './write-document.ts';

/** What a notice says: that there is nothing at an address any more, that there never was, or why it cannot be had now. */
const WORDS = {
  gone: ['page.gone_title', 'page.gone_text'],
  unknown: ['page.unknown_title', 'page.unknown_text'],
  no_programs: ['assistant.access_off_title', 'assistant.access_off_text'],
} as const;
export type Notice = keyof typeof WORDS;

/** Returns the page of a notice. */
export async function showNotice(
  platform: Platform,
  of: { readonly state: Notice; readonly language: Language; readonly styles: string },
): Promise<string> {
  const { state, language, styles } = of;
  const [title, text] = WORDS[state];
  const look = await pageLook(platform, contentLocale(language));
  const reader = await pageReader(platform, { language, currency: undefined, query: {} });
  return writeNotice({
    tag: hreflangOf(language),
    shop: look.name,
    mark: look.mark,
    colours: look.colours,
    styles,
    title: reader.say(title),
    text: reader.say(text),
    home: `/${languageSegment(language)}/`,
    open: { path: appAddress(reader, { route: 'home' }), label: reader.say('page.open_app', { brand: look.name }) },
  });
}
