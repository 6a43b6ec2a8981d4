import { isOpenAddress } from '../../../../platform/http/outgoing/open-address.ts';
import { outgoingFetch } from '../../../../platform/http/outgoing/outgoing.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { FeedError } from '../../domain/calendars/feed-problems.ts';

const REDIRECTS_MAX = 3;
const LONGEST_MS = 15_000;
export const FEED_BYTES_MAX = 5 * 1024 * 1024;

type Known = { readonly etag: string | null; readonly lastModified: string | null };
/** What a feed answered: null where it is as it was. */
export type FetchedFeed = Known & { readonly text: string };

const failureOf = (error: unknown): FeedError => {
  if (error instanceof FeedError) return error;
  const { message } = error as Error;
  if (/not an address of the open internet/.test(message)) return new FeedError('address');
  return new FeedError(/too large/.test(message) ? 'too_large' : 'unreachable');
};

/** The answer of an address and of those that it leads on to, each checked as the first is. Throws FeedError. */
async function answerOf(platform: Platform, address: string, known: Known): Promise<Response> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'user-agent': 'Avela calendars',
    ...(known.etag === null ? {} : { 'if-none-match': known.etag }),
    ...(known.lastModified === null ? {} : { 'if-modified-since': known.lastModified }),
  };
  let url = address;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    if (!isOpenAddress(platform.config, url)) throw new FeedError('address');
    const answer = await outgoingFetch(platform)(url, { headers, signal });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || location === null) return answer;
    if (!URL.canParse(location, url)) throw new FeedError('address');
    url = new URL(location, url).href;
  }
  throw new FeedError('address');
}

/** Reads a calendar of another site through the guard of all outgoing calls; null where it is as it was. Throws FeedError. */
export async function fetchFeed(platform: Platform, url: string, known: Known): Promise<FetchedFeed | null> {
  try {
    const answer = await answerOf(platform, url, known);
    const asked = known.etag !== null || known.lastModified !== null;
    if (answer.status === 304 && asked) return null;
    if (answer.status !== 200) throw new FeedError('status', answer.status);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (bytes.length > FEED_BYTES_MAX) throw new FeedError('too_large');
    const header = (name: string): string | null => answer.headers.get(name)?.slice(0, 200) ?? null;
    return { text: bytes.toString('utf8'), etag: header('etag'), lastModified: header('last-modified') };
  } catch (error) {
    throw failureOf(error);
  }
}
