import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../../platform/slice.ts';
import { noteClosed, type ProviderTry, tryByKey } from '../../db/provider-try.repo.ts';
import { payablePort } from '../../usecases/payables.ts';
import type { ProviderEvent } from '../channel-kind.ts';
import { cashierOf, KEY, noticePage, sendPage, spokenTo, styleSheet, visitorOf } from '../hosted-page.ts';
import { ask, openSession } from './session.ts';

const CSS = '/pay/card/page.css';
const COOKIE = 'pay_link';
const COOKIE_SECONDS = 86_400;

type Served = { readonly platform: Platform; readonly receive: (event: ProviderEvent) => Promise<unknown> };

const keyOf = (request: FastifyRequest): string => (request.params as { providerKey: string }).providerKey;

/** The access key of the link by which the visitor came, kept on their device while they are at the provider. */
function linkOf(request: FastifyRequest): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === COOKIE)?.[1] ?? '';
  return KEY.test(value) ? value : null;
}

function keepLink(platform: Platform, reply: FastifyReply, of: { providerKey: string; key: string | null }): void {
  if (!of.key) return;
  const secure = platform.config.publicUrl?.startsWith('https:') ? '; Secure' : '';
  const path = `/pay/card/${of.providerKey}`;
  reply.header(
    'set-cookie',
    `${COOKIE}=${of.key}; Path=${path}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
}

const backTo = (found: ProviderTry, key: string | null): string =>
  cashierOf({ kind: found.payableKind, id: found.paymentId }, key);

const isClosed = (found: ProviderTry): boolean =>
  found.state !== 'pending' || found.paymentState !== 'pending' || found.expired;

/** Takes in how a try stands at the provider, if it is reached; whatever it says then is settled. */
async function catchUp({ platform, receive }: Served, found: ProviderTry): Promise<'open' | 'ended'> {
  const { channelId, providerKey, session } = found;
  if (!session) return 'open';
  const report = await ask(platform, { channelId, providerKey, session });
  if (report === 'open') return 'open';
  await receive(report);
  await noteClosed(platform.db, found.attemptId);
  return 'ended';
}

/** Where to send the customer: to the provider's page, which is opened once for a try, or back when it has ended. */
async function onwards(served: Served, found: ProviderTry, back: string): Promise<string> {
  const { platform } = served;
  if (found.session && found.url) return (await catchUp(served, found)) === 'open' ? found.url : back;
  const payable = payablePort.of(platform, found.payableKind);
  const { number } = await payable.describe(platform.db, found.payableId, 'en-US');
  return openSession(platform, found, number);
}

/**
 * `/pay/card/<key>` leads on to the provider's page, `/pay/card/<key>/back` is where the provider sends the customer
 * afterwards: it asks how the try stands instead of waiting for the webhook, and leads to the cashier.
 */
export function servePages(served: Served, app: FastifyInstance): void {
  const { platform } = served;
  const find = async (request: FastifyRequest): Promise<ProviderTry | null> => {
    const found = KEY.test(keyOf(request)) ? await tryByKey(platform.db, keyOf(request)) : null;
    return found?.channelKind === 'card' ? found : null;
  };
  const spoken = (request: FastifyRequest) => spokenTo(platform, visitorOf(request).lang);
  const missing = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(
      reply.code(404),
      noticePage(await spoken(request), {
        title: 'sandbox.missing_title',
        text: null,
        links: [{ label: 'sandbox.back', href: '/' }],
        css: CSS,
      }),
    );

  app.get(CSS, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styleSheet),
  );

  app.get('/pay/card/:providerKey', async (request, reply) => {
    const found = await find(request);
    if (!found) return missing(request, reply);
    const { key } = visitorOf(request);
    const back = backTo(found, key);
    if (isClosed(found)) return reply.header('cache-control', 'no-store').redirect(back, 303);
    try {
      const address = await onwards(served, found, back);
      keepLink(platform, reply, { providerKey: found.providerKey, key });
      return reply.header('cache-control', 'no-store').redirect(address, 303);
    } catch (error) {
      request.log.warn({ err: error, attemptId: found.attemptId }, 'the card provider did not open a page');
      const retry = `/pay/card/${found.providerKey}?lang=${visitorOf(request).lang}${key ? `&key=${key}` : ''}`;
      return sendPage(
        reply.code(503),
        noticePage(await spoken(request), {
          title: 'card.unreachable_title',
          text: 'card.unreachable_text',
          links: [
            { label: 'card.again', href: retry },
            { label: 'sandbox.back', href: back },
          ],
          css: CSS,
        }),
      );
    }
  });

  app.get('/pay/card/:providerKey/back', async (request, reply) => {
    const found = await find(request);
    if (!found) return missing(request, reply);
    await catchUp(served, found).catch((error: unknown) =>
      request.log.warn({ err: error, attemptId: found.attemptId }, 'the card provider did not say how a try stands'),
    );
    return reply.header('cache-control', 'no-store').redirect(backTo(found, linkOf(request)), 303);
  });
}
