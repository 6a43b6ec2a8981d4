import { languageSegment } from '@app/contract/pages/page-address';
import type { Platform } from '../../../platform/slice.ts';
import { knownCurrency } from '../../currencies/public.ts';
import { shopName } from '../../settings/public.ts';
import { FEED_CHANNELS, FEED_END, type FeedChannel, feedHead, feedItem } from '../domain/feed.ts';
import { feedPort } from './feed-item.ts';
import { pageLanguages, pageReader } from './page-reader.ts';

/** A file's name, such as `EUR.xml`: codes of ISO 4217, which are all that shopping sites know. */
const FILE = /^([A-Z]{3})\.xml$/;

const isChannel = (name: string): name is FeedChannel => Object.hasOwn(FEED_CHANNELS, name);

/**
 * Returns a feed of all goods for a shopping site, in a language and a currency, as stretches of text; null for a channel, language or
 * currency that there is not, and while the shop has no address.
 */
export async function writeFeed(
  platform: Platform,
  asked: { readonly channel: string; readonly language: string; readonly file: string },
): Promise<AsyncIterable<string> | null> {
  const { channel } = asked;
  const [, currency = ''] = FILE.exec(asked.file) ?? [];
  const language = (await pageLanguages(platform)).find(({ code }) => languageSegment(code) === asked.language)?.code;
  if (!isChannel(channel) || language === undefined || platform.home() === null) return null;
  if (currency === '' || !(await knownCurrency(platform, currency))) return null;
  const reader = await pageReader(platform, { language, currency, query: {} });
  const title = await shopName(platform, language);
  return (async function* () {
    yield feedHead({
      title,
      url: reader.whole(`/${languageSegment(language)}/`),
      about: reader.say('page.home_about', { brand: title }),
    });
    for (const source of feedPort.all(platform)) {
      for await (const items of source(reader)) yield items.map((item) => feedItem(item, channel)).join('');
    }
    yield FEED_END;
  })();
}
