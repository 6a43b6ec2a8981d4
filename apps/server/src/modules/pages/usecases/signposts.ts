import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import { languageSegment, PAGE_SEGMENTS } from '@app/contract/pages/page-address';
import type { MadeAnswer } from '../../../platform/http/answer-cache.ts';
import type { Platform } from '../../../platform/slice.ts';
import { defaultCurrency, shownCurrencies } from '../../currencies/public.ts';
import { parameter, shopName } from '../../settings/public.ts';
import { pageKindPort } from './page-kind.ts';
import { pageLanguages } from './page-reader.ts';
import { SHELL_TAGS } from './show-page.ts';

/** What no program needs to look at: the back office, and pages of payments under way. */
const CLOSED = ['/admin/', '/admin_api/', '/pay/'];

/** Returns what programs may look at, and where the lists of pages are. */
export function writeRobots(platform: Platform): MadeAnswer {
  const home = platform.home();
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...(home === null ? [] : ['', `Sitemap: ${home}/sitemap.xml`]),
  ];
  return { body: Buffer.from(`${lines.join('\n')}\n`), tags: ['identity'], type: 'text/plain; charset=utf-8' };
}

/** What assistants can do beside reading. */
const forAssistants = (home: string): string => `
## Tools for assistants

- [Model Context Protocol](${home}/mcp): search of goods, hotels, flights, tours, restaurants and combos, and carts and stays in hotels that a person goes on with and pays for; Streamable HTTP, no sign-in but for own orders
- [Universal Commerce Protocol](${home}/.well-known/ucp): catalogue, carts and checkout of goods, and booking sessions of rooms, by REST
`;

/** Returns what the shop is and how its pages are asked for, for programs that read text. */
export async function writeLlms(platform: Platform): Promise<MadeAnswer> {
  const home = platform.home() ?? '';
  const [name, languages, currencies, currency, assistants] = await Promise.all([
    shopName(platform, DEFAULT_LOCALE),
    pageLanguages(platform),
    shownCurrencies(platform, DEFAULT_LOCALE),
    defaultCurrency(platform),
    parameter(platform, 'assistant.buying'),
  ]);
  const own = languages.find(({ isDefault }) => isDefault) ?? languages[0];
  const first = own ? languageSegment(own.code) : languageSegment(DEFAULT_LOCALE);
  const kinds = pageKindPort.all(platform).map(({ kind }) => PAGE_SEGMENTS[kind]);
  const text = `# ${name}

> ${platform.translate(DEFAULT_LOCALE, 'page.home_about', { brand: name })} Every page below is plain HTML with schema.org data in JSON-LD and needs no JavaScript.

Addresses are \`/{language}/{kind}/{id}-{name}\`. Any name after the id leads to the right address. Prices are in the currency of \`?currency=\`, by default ${currency}.

- Languages: ${languages.map(({ code }) => languageSegment(code)).join(', ')}
- Kinds: ${kinds.join(', ')}
- Currencies: ${currencies.map(({ code }) => code).join(', ')}
- Hotels take \`?checkIn=YYYY-MM-DD&checkOut=YYYY-MM-DD&adults=2&rooms=1\` and answer with rooms, prices and what cancelling costs.
${assistants && home !== '' ? forAssistants(home) : ''}
## Pages

${languages.map(({ code, title }) => `- [${title}](${home}/${languageSegment(code)}/)`).join('\n')}

## Lists

- [Sitemap of all pages](${home}/sitemap.xml)
- [Goods for Google Merchant Center](${home}/feeds/google/${first}/${currency}.xml)
- [Goods for Meta catalogues](${home}/feeds/meta/${first}/${currency}.xml)

## Optional

- [Reference of the API](${home}/docs)
`;
  return { body: Buffer.from(text), tags: [...SHELL_TAGS, 'parameters'], type: 'text/plain; charset=utf-8' };
}
