import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { profileIn } from '../domain/agent-header.ts';
import { isSigned, type SignedRequest } from '../domain/http-signature.ts';
import { negotiate } from '../domain/negotiate.ts';
import { ProtocolError } from '../domain/protocol-error.ts';
import { ucpBodies } from '../domain/ucp-bodies.ts';
import {
  CART,
  type Capability,
  type CapabilityRules,
  CHECKOUT,
  ORDER,
  SHOPPING,
  shopProfile,
  UCP_VERSION,
} from '../domain/ucp-version.ts';
import type { Caller } from '../usecases/caller.ts';
import { languageFor } from '../usecases/caller.ts';
import { cancelCart, createCart, getCart, updateCart } from '../usecases/cart/change-cart.ts';
import { convertCart } from '../usecases/cart/convert-cart.ts';
import { checkoutSteps, getCheckout, storeCheckout, updateCheckout } from '../usecases/change-checkout.ts';
import { getOrder } from '../usecases/get-order.ts';
import { mayBeFetched } from '../usecases/may-be-fetched.ts';
import { publishedKeys } from '../usecases/news/shop-keys.ts';
import type { ProfileReader } from '../usecases/read-caller-profile.ts';
import { getProduct, lookupCatalog, searchCatalog } from '../usecases/read-catalog.ts';
import { refused, unrecoverable } from '../usecases/refused.ts';
import type { Answered } from '../usecases/session/session-steps.ts';
import { acceptedLanguages } from './accepted-languages.ts';
import { type CallInput, type ProtocolCall, protocolServicePort, reading, sessionCalls } from './protocol-call.ts';
import { answerError } from './ucp-answers.ts';

const BASE = '/ucp';
const SEARCH: Capability = 'dev.ucp.shopping.catalog.search';
const LOOKUP: Capability = 'dev.ucp.shopping.catalog.lookup';

const ok = (body: object): Answered => ({ status: 200, body: body as Answered['body'] });

/** The calls of buying goods, each with the capability that it needs. */
function callsOf(platform: Platform): ProtocolCall[] {
  const { search, lookup, product, cart, checkout, checkoutMade, none } = ucpBodies;
  const steps = checkoutSteps(platform);
  const searching = async ({ caller, body, request }: CallInput<z.output<typeof search>>) => {
    await platform.limits.take(rateRules.search, ['ucp', caller.profile, request.ip]);
    return ok(await searchCatalog(platform, { caller, wish: body }));
  };
  return [
    { method: 'POST', path: '/catalog/search', root: SEARCH, run: reading(search, searching) },
    {
      method: 'POST',
      path: '/catalog/lookup',
      root: LOOKUP,
      run: reading(lookup, async ({ caller, body }) => ok(await lookupCatalog(platform, { caller, wish: body }))),
    },
    {
      method: 'POST',
      path: '/catalog/product',
      root: LOOKUP,
      run: reading(product, async ({ caller, body }) => ok(await getProduct(platform, { caller, wish: body }))),
    },
    ...sessionCalls(platform, {
      path: '/carts',
      root: CART,
      body: cart,
      made: cart,
      create: (tx, of) => createCart(platform, tx, of),
      get: (of) => getCart(platform, platform.db, of),
      update: (tx, of) => updateCart(platform, tx, of),
      cancel: (tx, of) => cancelCart(platform, tx, of),
    }),
    ...sessionCalls(platform, {
      path: '/checkout-sessions',
      root: CHECKOUT,
      body: checkout,
      made: checkoutMade,
      create: (tx, { caller, wish: { cart_id: cartId, ...wish } }) =>
        cartId === undefined
          ? storeCheckout(platform, tx, { caller, wish })
          : convertCart(platform, tx, { caller, cartId, sent: wish.fulfillment }),
      get: (of) => getCheckout(platform, platform.db, of),
      update: (tx, of) => updateCheckout(platform, tx, of),
      complete: steps.complete,
      cancel: steps.cancel,
    }),
    {
      method: 'GET',
      path: '/orders/:id',
      root: ORDER,
      run: reading(none, async ({ caller, id }) => ok(await getOrder(platform, platform.db, { caller, id }))),
    },
  ];
}

/** The bodies of requests as they came: what a signature covers. */
const bodies = new WeakMap<FastifyRequest, string>();

/** A request as a signature covers it, sent to the shop's own address. */
function signedRequest(request: FastifyRequest, { call, home }: { call: ProtocolCall; home: string }): SignedRequest {
  const [path = '', ...query] = request.url.split('?');
  return {
    method: request.method,
    authority: new URL(home).host,
    path,
    query: query.length > 0 ? query.join('?') : null,
    headers: request.headers,
    body: bodies.get(request) ?? null,
    changes: call.changes === true,
  };
}

/** Returns who calls, with what both sides have. Throws what the protocol answers where that cannot be found out. */
function createCallers(platform: Platform, profileOf: ProfileReader) {
  return async (request: FastifyRequest, of: { call: ProtocolCall; home: string }): Promise<Caller> => {
    const url = profileIn(request.headers['ucp-agent']);
    if (url === null || !mayBeFetched(platform, { url, home: of.home, ip: request.ip })) {
      throw new ProtocolError(400, 'invalid_profile_url', 'UCP-Agent has to name a profile: profile="https://…"');
    }
    await platform.limits.take(rateRules.perAssistant, ['ucp', url]);
    const { version, capabilities, keys } = await profileOf(url);
    if (version !== UCP_VERSION) {
      throw new ProtocolError(
        422,
        'version_unsupported',
        `Protocol version ${version} is not supported. This business supports version ${UCP_VERSION}.`,
      );
    }
    const accepts = acceptedLanguages(request);
    const signed = isSigned(signedRequest(request, of), keys, platform.clock.real());
    return { profile: url, active: negotiate(capabilities, rulesOf(platform)), accepts, signed };
  };
}

async function incompatible(platform: Platform, caller: Caller, home: string): Promise<Answered> {
  const language = await languageFor(platform, caller.accepts);
  const content = platform.translate(language, 'assistant.say.incompatible');
  return ok(refused([], [unrecoverable('capabilities_incompatible', content)], home));
}

/** The services that are published: of goods, and those of other slices. */
const servicesOf = (platform: Platform) => [SHOPPING, ...protocolServicePort.all(platform)];

/** Every capability of every service. */
const rulesOf = (platform: Platform): CapabilityRules =>
  Object.assign({}, ...servicesOf(platform).map(({ capabilities }) => capabilities));

/** Serves the Universal Commerce Protocol where staff have switched it on: the shop's profile, and the calls that it names. */
export function serveUcp(app: FastifyInstance, platform: Platform, profileOf: ProfileReader): void {
  const isOn = async (): Promise<string | null> =>
    (await parameter(platform, 'assistant.buying')) ? platform.home() : null;

  app.get('/.well-known/ucp', async (_request, reply) => {
    const home = await isOn();
    if (home === null) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=300')
      .send(shopProfile(`${home}${BASE}`, servicesOf(platform), await publishedKeys(platform)));
  });

  const callerOf = createCallers(platform, profileOf);
  const answer = async (call: ProtocolCall, request: FastifyRequest, reply: FastifyReply) => {
    const home = await isOn();
    if (home === null) return reply.callNotFound();
    await platform.limits.take(rateRules.perAnonymousIp, ['ucp', request.ip]);
    const caller = await callerOf(request, { call, home });
    const done = !caller.active.includes(call.root)
      ? await incompatible(platform, caller, home)
      : await call.run(request, caller);
    request.log.info(
      {
        assistant: caller.profile,
        call: `${call.method} ${call.path}`,
        checkout: done.body.id,
        state: done.body.status,
      },
      'an assistant called',
    );
    return reply.code(done.status).header('cache-control', 'no-store').send(done.body);
  };
  app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => answerError(request, reply, { error, home: platform.home() }));
      acceptEmptyJson(scope);
      const others = protocolServicePort.all(platform).flatMap(({ calls }) => calls);
      for (const call of [...callsOf(platform), ...others]) {
        const { method, path: url } = call;
        scope.route({ method, url, handler: (request, reply) => answer(call, request, reply) });
      }
    },
    { prefix: BASE },
  );
}

/** Assistants name JSON also where they send nothing, as when they cancel. */
function acceptEmptyJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body !== '') bodies.set(request, body);
    if (body.trim() === '') done(null, undefined);
    else parse(request, body, done);
  });
}
