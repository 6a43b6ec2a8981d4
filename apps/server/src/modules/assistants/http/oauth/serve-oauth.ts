import { routes } from '@app/contract/core/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asRefusal } from '../../../../platform/http/failures.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { answerNotice } from '../../../pages/public.ts';
import { SCOPES } from '../../domain/access-request.ts';
import { accessHome, resourceOf } from '../../usecases/access/ask-consent.ts';
import {
  revokeByToken,
  type TokenError,
  type Tokens,
  tokensForCode,
  tokensForRefresh,
} from '../../usecases/access/give-tokens.ts';
import { languageFor } from '../../usecases/caller.ts';
import { acceptedLanguages } from '../accepted-languages.ts';

/** Longest request of a program that the app is handed. */
const MOST_ASKED = 6_000;
const MOST_FORM = 16_384;

/** What the shop says of itself as who lets programs in (RFC 8414). */
const serverMetadata = (home: string) => ({
  issuer: home,
  authorization_endpoint: `${home}/oauth/authorize`,
  token_endpoint: `${home}/oauth/token`,
  revocation_endpoint: `${home}/oauth/revoke`,
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  scopes_supported: [...SCOPES],
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
});

/** What the shop says of the resource that tokens are for (RFC 9728). */
const resourceMetadata = (home: string) => ({
  resource: resourceOf(home),
  authorization_servers: [home],
  scopes_supported: [...SCOPES],
  bearer_methods_supported: ['header'],
});

const refuseWith = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ error });

const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

async function tokensFor(platform: Platform, form: URLSearchParams, home: string): Promise<Tokens | TokenError> {
  const one = (name: string): string => form.get(name) ?? '';
  const names = [...form.keys()].filter((name) => name !== 'resource');
  if (new Set(names).size < names.length) return { error: 'invalid_request' };
  if (form.getAll('resource').some((resource) => resource !== resourceOf(home))) return { error: 'invalid_target' };
  const clientId = one('client_id');
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      const [code, verifier, redirectUri] = [one('code'), one('code_verifier'), one('redirect_uri')];
      if (!code || !verifier || !clientId || !redirectUri) return { error: 'invalid_request' };
      return tokensForCode(platform, { code, clientId, redirectUri, verifier });
    }
    case 'refresh_token': {
      const token = one('refresh_token');
      if (!token || !clientId) return { error: 'invalid_request' };
      if (
        one('scope')
          .split(' ')
          .some((scope) => scope !== '' && !SCOPES.some((known) => known === scope))
      ) {
        return { error: 'invalid_scope' };
      }
      return tokensForRefresh(platform, { token, clientId });
    }
    default:
      return { error: form.has('grant_type') ? 'unsupported_grant_type' : 'invalid_request' };
  }
}

/** Answers what was thrown in the protocol's words. */
function answerError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { key, data } = asRefusal(error);
  if (key === 'rate.too_many') {
    reply.header('retry-after', String(data?.retryAfter ?? 60));
    return refuseWith(reply, 429, 'temporarily_unavailable');
  }
  if (key === 'service.busy' || key === 'service.unavailable') {
    return refuseWith(reply.header('retry-after', '5'), 503, 'temporarily_unavailable');
  }
  if (key === 'body.too_large') return refuseWith(reply, 413, 'invalid_request');
  if (key === 'access.denied') return refuseWith(reply, 403, 'access_denied');
  if (key === 'input.invalid') return refuseWith(reply, 400, 'invalid_request');
  request.log.error({ err: error, url: request.url.split('?')[0] }, 'the call failed');
  return refuseWith(reply, 500, 'server_error');
}

type Answer = (request: FastifyRequest, reply: FastifyReply, home: string) => Promise<FastifyReply>;

/** Leads someone whom a program sent into the app, where they sign in and are asked. */
const sendToApp: Answer = async (request, reply, home) => {
  const ask = (request.url.split('?')[1] ?? '').slice(0, MOST_ASKED);
  // Language and currency stay those that the customer has chosen.
  const to = `/#${routes.assistantAccess.path}?${new URLSearchParams({ ask })}`;
  return reply.header('cache-control', 'no-store').redirect(`${home}${to}`, 302);
};

/** Serves what programs need to be let read by a customer (OAuth 2.1), while staff let assistants in. */
export function serveOauth(app: FastifyInstance, platform: Platform): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerError(request, reply, error));
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_FORM },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    const open = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
      const home = await accessHome(platform);
      if (home === null) return reply.callNotFound();
      await platform.limits.take(rateRules.perAnonymousIp, ['oauth', request.ip]);
      return answer(request, reply, home);
    };
    const cached =
      (metadataOf: (home: string) => object): Answer =>
      async (_request, reply, home) =>
        reply.header('cache-control', 'public, max-age=300').send(metadataOf(home));
    scope.get('/.well-known/oauth-authorization-server', open(cached(serverMetadata)));
    for (const path of ['', '/mcp'])
      scope.get(`/.well-known/oauth-protected-resource${path}`, open(cached(resourceMetadata)));
    const authorize = open(sendToApp);
    scope.get('/oauth/authorize', async (request, reply) => {
      if ((await accessHome(platform)) !== null) return authorize(request, reply);
      await platform.limits.take(rateRules.perAnonymousIp, ['oauth', request.ip]);
      const language = await languageFor(platform, acceptedLanguages(request));
      return answerNotice(platform, reply, { status: 404, state: 'no_programs', language });
    });
    scope.post(
      '/oauth/token',
      open(async (request, reply, home) => {
        const made = await tokensFor(platform, formOf(request), home);
        if ('error' in made) return refuseWith(reply, 400, made.error);
        return reply.header('cache-control', 'no-store').send(made);
      }),
    );
    scope.post(
      '/oauth/revoke',
      open(async (request, reply) => {
        const form = formOf(request);
        const token = form.get('token');
        if (!token) return refuseWith(reply, 400, 'invalid_request');
        await revokeByToken(platform, { token, clientId: form.get('client_id') });
        return reply.header('cache-control', 'no-store').send({});
      }),
    );
  });
}
