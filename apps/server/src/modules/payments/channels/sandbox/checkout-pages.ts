import type { Locale } from '@app/contract/core/locale';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../../../../platform/slice.ts';
import { cashierOf, KEY, sendPage, spokenTo, styleSheet, visitorOf } from '../hosted-page.ts';
import { closedPage, openPage } from './checkout-view.ts';
import { deliver } from './deliver.ts';
import { type Checkout, readCheckout } from './read-checkout.ts';

const FORM_MAX_BYTES = 1_024;
const actions = { pay: 'checkout.paid', fail: 'checkout.failed', cancel: 'checkout.cancelled' } as const;

type Params = { providerKey: string; action?: string };
const paramsOf = (request: FastifyRequest): Params => request.params as Params;

/** Serves the sandbox's hosted page, its style sheet and its three buttons. */
export function servePages(platform: Platform, app: FastifyInstance): void {
  const find = (providerKey: string, lang: Locale): Promise<Checkout | null> =>
    KEY.test(providerKey) ? readCheckout(platform, providerKey, lang) : Promise.resolve(null);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The buttons send no fields; whatever comes is left unread.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_MAX_BYTES }, (_request, _body, done) =>
      done(null, null),
    );

    scope.get('/sandbox/checkout.css', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styleSheet),
    );

    scope.get('/sandbox/checkout/:providerKey', async (request, reply) => {
      const { lang, key } = visitorOf(request);
      const spoken = await spokenTo(platform, lang);
      const checkout = await find(paramsOf(request).providerKey, lang);
      if (!checkout) return sendPage(reply.code(404), closedPage(spoken, { known: false, back: '/' }));
      if (checkout.closed)
        return sendPage(reply, closedPage(spoken, { known: true, back: cashierOf(checkout.payment, key) }));
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
      return reply.header('cache-control', 'no-store').redirect(cashierOf(checkout.payment, key), 303);
    });
  });
}
