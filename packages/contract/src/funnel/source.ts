/** How long the name of a source may be. */
export const SOURCE_LENGTH = 40;
/** Who opens the shop by its address, a bookmark or a program that does not say where from. */
const DIRECT = 'direct';

/** Services that have many addresses, by what each of these ends or begins with. */
const SERVICES: readonly (readonly [name: string, hosts: RegExp])[] = [
  ['google', /(^|\.)google(\.[a-z]{2,3}){1,2}$/],
  ['bing', /(^|\.)bing\.com$/],
  ['yahoo', /(^|\.)yahoo(\.[a-z]{2,3}){1,2}$/],
  ['duckduckgo', /(^|\.)duckduckgo\.com$/],
  ['baidu', /(^|\.)baidu\.com$/],
  ['yandex', /(^|\.)yandex(\.[a-z]{2,3}){1,2}$/],
  ['facebook', /(^|\.)(facebook\.com|fb\.com|fb\.me)$/],
  ['instagram', /(^|\.)instagram\.com$/],
  ['x', /^(t\.co|(.*\.)?(x|twitter)\.com)$/],
  ['tiktok', /(^|\.)tiktok\.com$/],
  ['youtube', /(^|\.)(youtube\.com|youtu\.be)$/],
  ['whatsapp', /(^|\.)(whatsapp\.com|wa\.me)$/],
  ['telegram', /(^|\.)(telegram\.org|telegram\.me|t\.me)$/],
  ['weibo', /(^|\.)weibo\.(com|cn)$/],
  ['wechat', /(^|\.)(weixin|wechat)\.(qq\.)?com$/],
  ['chatgpt', /(^|\.)(chatgpt|openai)\.com$/],
  ['perplexity', /(^|\.)perplexity\.ai$/],
  ['copilot', /(^|\.)copilot\.microsoft\.com$/],
];

const written = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, SOURCE_LENGTH);

function addressOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Parameters by which a link says where it stands: what campaigns add, and the marks of advertisements. */
export const SOURCE_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const;

/** What a link says of itself: `utm_source`, or the mark that an advertisement adds. */
function namedBy({ searchParams }: URL): string {
  const named = written(searchParams.get('utm_source') ?? '');
  if (named) return named;
  if (searchParams.has('gclid')) return 'google-ads';
  return searchParams.has('fbclid') ? 'facebook' : '';
}

/**
 * Returns where a visit comes from, at most `SOURCE_LENGTH` signs of a to z, digits, dots and dashes: what the link names, the service or
 * host that led here, or `direct`. `landed` is the address that was opened, `referrer` that of the page before, which may be empty. A page of
 * the shop itself counts as the link that led to it.
 */
export function sourceOf(landed: string, referrer: string): string {
  const here = addressOf(landed);
  const before = addressOf(referrer);
  // The app has its parameters behind the hash, or before it.
  const inHash = here?.hash.includes('?') ? addressOf(`https://hash.invalid/${here.hash.slice(1)}`) : null;
  const named = (here && namedBy(here)) || (inHash && namedBy(inHash));
  if (named) return named;
  if (!before || !here) return DIRECT;
  if (before.host === here.host) return namedBy(before) || DIRECT;
  const host = before.hostname.replace(/^www\./, '');
  return SERVICES.find(([, hosts]) => hosts.test(host))?.[0] ?? (written(host) || DIRECT);
}
