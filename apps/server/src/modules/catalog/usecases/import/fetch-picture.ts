import type { PictureFlaw } from '@app/contract/catalog/import-fields';
import { limits } from '@app/contract/core/limits';
import { Refusal } from '@app/kernel/assert';
import { outgoingFetch } from '../../../../platform/http/outgoing/outgoing.ts';
import type { Platform } from '../../../../platform/slice.ts';

/** What came of an address: the picture's file, or why there is none and whether to try again. */
export type FetchedPicture = { readonly file: string } | { readonly flaw: PictureFlaw; readonly again: boolean };

const REDIRECTS_MAX = 3;
const LONGEST_MS = 20_000;
/** Statuses that say something of the moment, not of the picture. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
const FLAW_OF: Readonly<Partial<Record<string, PictureFlaw>>> = {
  'upload.too_large': 'too_large',
  'upload.too_many_pixels': 'too_large',
  'upload.wrong_type': 'kind',
  'upload.unreadable': 'unreadable',
};

/** The answer of an address and of those that it leads on to, each checked as the first is. */
async function answerOf(platform: Platform, address: string): Promise<Response | 'address'> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const headers = {
    accept: 'image/webp,image/png,image/jpeg;q=0.9,image/*;q=0.1',
    'user-agent': 'Avela product import',
  };
  let url = new URL(address);
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const answer = await outgoingFetch(platform)(url, { headers, signal });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || location === null) return answer;
    if (!URL.canParse(location, url.href)) return 'address';
    url = new URL(location, url);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'address';
  }
  return 'address';
}

/** Why a server could not be reached; addresses inside a network are none of the open internet. */
const failureOf = (error: unknown): FetchedPicture => {
  const { message } = error as Error;
  if (/not an address of the open internet/.test(message)) return { flaw: 'address', again: false };
  return /too large/.test(message) ? { flaw: 'too_large', again: false } : { flaw: 'unreachable', again: true };
};

/**
 * Fetches a picture from its address, through the guard of all outgoing calls, and stores it as an upload is stored: judged by
 * its bytes and decoded. Throws only where the shop itself could not store it.
 */
export async function fetchPicture(
  platform: Platform,
  of: { address: string; staffId: string },
): Promise<FetchedPicture> {
  const answer = await answerOf(platform, of.address).catch(failureOf);
  if (answer === 'address') return { flaw: 'address', again: false };
  if (!(answer instanceof Response)) return answer;
  if (answer.status !== 200) return { flaw: 'status', again: PASSING.has(answer.status) };
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > limits.imageBytes) return { flaw: 'too_large', again: false };
  try {
    const { url } = await platform.files.keep(platform.db, {
      upload: { bytes, fileName: 'picture', declaredType: '' },
      purpose: 'product',
      owner: { kind: 'staff', id: of.staffId },
      allowVideo: false,
    });
    return { file: url };
  } catch (error) {
    const flaw = error instanceof Refusal ? FLAW_OF[error.key] : undefined;
    if (!flaw) throw error;
    return { flaw, again: false };
  }
}
