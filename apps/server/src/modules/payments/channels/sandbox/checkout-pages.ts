import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Locale, matchLocale } from '@app/contract/core/locale';
import { routes } from '@app/contract/core/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { closedPage, openPage } from './checkout-view.ts';
import { deliver } from './deliver.ts';
import { type Checkout, readCheckout } from './read-checkout.ts';

const PROVIDER_KEY = /^[A-Za-z0-9_-]{20,64}$/;
const FORM_MAX_BYTES = 1_024;
const actions = { pay: 'checkout.paid', fail: 'checkout.failed', cancel: 'checkout.cancelled' } as const;

type Params = { providerKey: string; action?: string };
const paramsOf = (request: FastifyRequest): Params => request.params as Params;

/** What the address carries beside the try: the language, and the access key of a visitor who is not the owner. */
function visitorOf(request: FastifyRequest): { lang: Locale; key: string | null } {
  const { lang, key } = request.query as Record<string, unknown>;
  const spoken = matchLocale(typeof lang === 'string' ? lang : null);
  const accepted = matchLocale(request.headers['accept-language']?.split(/[,;]/)[0]);
  return {
    lang: spoken ?? accepted ?? DEFAULT_LOCALE,
    key: typeof key === 'string' && PROVIDER_KEY.test(key) ? key : null,
  };
}

/** The cashier's address in the storefront, on our own origin. */
const cashierOf = (checkout: Checkout, key: string | null): string =>
  `/#${routes.cashier.path}?payment=${checkout.paymentId}${key ? `&key=${key}` : ''}`;

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);

/** Serves the sandbox's hosted page, its style sheet and its three buttons. */
export function servePages(platform: Platform, app: FastifyInstance): void {
  const css = readFileSync(join(import.meta.dirname, 'checkout.css'));
  const find = (providerKey: string, lang: Locale): Promise<Checkout | null> =>
    PROVIDER_KEY.test(providerKey) ? readCheckout(platform, providerKey, lang) : Promise.resolve(null);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The buttons send no fields; whatever comes is left unread.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_MAX_BYTES }, (_request, _body, done) =>
      done(null, null),
    );

    scope.get('/sandbox/checkout.css', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(css),
    );

    scope.get('/sandbox/checkout/:providerKey', async (request, reply) => {
      const { lang, key } = visitorOf(request);
      const spoken = { lang, translate: platform.translate, timeZone: await parameter(platform, 'shop.time_zone') };
      const checkout = await find(paramsOf(request).providerKey, lang);
      if (!checkout) return sendPage(reply.code(404), closedPage(spoken, { known: false, back: '/' }));
      if (checkout.closed) return sendPage(reply, closedPage(spoken, { known: true, back: cashierOf(checkout, key) }));
      const query = new URLSearchParams({ lang, ...(key ? { key } : {}) }).toString();
      return sendPage(reply, openPage(checkout, spoken, query));
    });

    scope.post('/sandbox/checkout/:providerKey/:action', async (request, reply) => {
      const { lang, key } = visitorOf(request);
      const { providerKey, action = '' } = paramsOf(request);
      const checkout = await find(providerKey, lang);
      if (!checkout || !Object.hasOwn(actions, action)) return reply.callNotFound();
      const type = actions[action as keyof typeof actions];
      if (!checkout.closed) await deliver(platform, scope, { checkout, type });
      return reply.header('cache-control', 'no-store').redirect(cashierOf(checkout, key), 303);
    });
  });
}
