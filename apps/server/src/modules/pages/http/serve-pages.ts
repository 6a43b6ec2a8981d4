import { languageOf } from '@app/contract/core/locale';
import { SOURCE_PARAMETERS } from '@app/contract/funnel/source';
import { PAGE_SEGMENTS } from '@app/contract/pages/page-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MadeAnswer } from '../../../platform/http/answer-cache.ts';
import type { Platform } from '../../../platform/slice.ts';
import { keptQuery } from '../domain/kept-query.ts';
import { pageSource, withSource } from '../domain/marked-link.ts';
import { tidyPath } from '../domain/tidy-path.ts';
import { pageKindPort } from '../usecases/page-kind.ts';
import { languageAsked, pageLanguages } from '../usecases/page-reader.ts';
import { showHome } from '../usecases/show-home.ts';
import { showNotice } from '../usecases/show-notice.ts';
import { type PageAnswer, showPage } from '../usecases/show-page.ts';
import { answerRemembered, answerTooMany } from './answer-remembered.ts';
import { HTML, POLICY_OF_STYLES, STYLE_SHEET, STYLES } from './page-styles.ts';

/** A language at the beginning of an address; files and other folders do not look like one. */
const LANGUAGE = ':language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)';
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The code of the sharer of a link goes on to the app. */
const INVITE = 'invite';
/** Marks of advertisements are long. */
const SOURCE_LETTERS = 200;

/** What is thrown where a page is none, so that nothing of it is remembered. */
class NoPage extends Error {
  readonly shown: Exclude<PageAnswer, { state: 'page' }>;
  constructor(shown: Exclude<PageAnswer, { state: 'page' }>) {
    super(shown.state);
    this.shown = shown;
  }
}

/** Sends what there is instead of a page. */
async function answerNone(
  platform: Platform,
  reply: FastifyReply,
  shown: NoPage['shown'],
  search: string,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache');
  if (shown.state === 'moved') return reply.code(301).header('location', `${shown.to}${search}`).send();
  const page = await showNotice(platform, { ...shown, styles: STYLES });
  return reply
    .code(shown.state === 'gone' ? 410 : 404)
    .type(HTML)
    .send(page);
}

/** What goes on to the address that a thing has now: what its page follows, and which link led here. */
function searchMoved(search: string, query: unknown): string {
  const source = new URLSearchParams(keptQuery(query, SOURCE_PARAMETERS, SOURCE_LETTERS)).toString();
  const all = [search, source].filter(Boolean).join('&');
  return all ? `?${all}` : '';
}

/** Writes where a reader comes from into the links that open the app; null for who comes directly. */
function markFor(platform: Platform, { url, headers }: FastifyRequest): ((page: string) => string) | null {
  const home = platform.home();
  const own = [...(home === null ? [] : [new URL(home).host]), ...(headers.host ? [headers.host] : [])];
  const source = pageSource({ path: url, referrer: headers.referer, own });
  return source === null ? null : (page) => withSource(page, source);
}

type Below = { Params: { language: string; part: string } };
type PageRequest = FastifyRequest<Below>;

/** Answers pages that `show` makes, for the language and the parameters of the query that the page uses. */
function pageHandler(
  platform: Platform,
  keeps: readonly string[],
  show: (asked: {
    path: string;
    language: string;
    part: string;
    currency: string | undefined;
    query: Record<string, string>;
    styles: string;
  }) => Promise<PageAnswer>,
) {
  return async (request: PageRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { language, part = '' } = request.params;
    if (!languageOf(language)) return reply.callNotFound() as never;
    const { currency, ...query } = keptQuery(request.query, ['currency', ...keeps, INVITE]);
    const search = new URLSearchParams({ ...(currency ? { currency } : {}), ...query }).toString();
    const [path = ''] = request.url.split('?');
    const make = async (): Promise<MadeAnswer> => {
      const shown = await show({ path, language, part, currency, query, styles: STYLES });
      if (shown.state !== 'page') throw new NoPage(shown);
      return { body: Buffer.from(shown.html), tags: shown.tags, type: HTML };
    };
    try {
      const address = `${path}${search ? `?${search}` : ''}`;
      return await answerRemembered(platform, { request, reply }, { address, make, mark: markFor(platform, request) });
    } catch (error) {
      if (error instanceof NoPage) return answerNone(platform, reply, error.shown, searchMoved(search, request.query));
      return answerTooMany(reply, error);
    }
  };
}

/** Answers what leads to no page: with the address that was meant, or with a page that says that there is nothing. */
async function answerUnknown(platform: Platform, request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { language } = request.params;
  if (!languageOf(language)) return reply.callNotFound() as never;
  const [path = '', search] = request.url.split('?');
  const to = tidyPath(path);
  if (to) return answerNone(platform, reply, { state: 'moved', to }, search ? `?${search}` : '');
  const asked = languageAsked(await pageLanguages(platform), language);
  return answerNone(platform, reply, { state: 'unknown', language: asked.language }, '');
}

/** Pages are only read. */
function refuseChange(request: PageRequest, reply: FastifyReply): FastifyReply {
  if (!languageOf(request.params.language)) return reply.callNotFound() as never;
  return reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Method not allowed');
}

/** Serves a page for each thing of each kind, and the first page of each language. */
export function servePages(app: FastifyInstance, platform: Platform): void {
  app.get(STYLES, async (_request, reply) =>
    reply
      .headers({
        'content-security-policy': POLICY_OF_STYLES,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .type('text/css; charset=utf-8')
      .send(STYLE_SHEET),
  );
  serveBelow(app, platform, `/${LANGUAGE}`);
}

/** Serves what stands below a language. */
function serveBelow(app: FastifyInstance, platform: Platform, below: string): void {
  for (const kind of pageKindPort.all(platform)) {
    const show = pageHandler(platform, kind.keeps ?? [], (asked) => showPage(platform, kind, asked));
    app.get(`${below}/${PAGE_SEGMENTS[kind.kind]}/:part`, show);
  }
  const home = pageHandler(platform, [], (asked) => showHome(platform, asked));
  app.get(below, home);
  app.get(`${below}/`, home);
  app.get<Below>(`${below}/*`, (request, reply) => answerUnknown(platform, request, reply));
  for (const url of [below, `${below}/*`]) {
    app.route<Below>({ method: CHANGING, url, handler: async (request, reply) => refuseChange(request, reply) });
  }
}
