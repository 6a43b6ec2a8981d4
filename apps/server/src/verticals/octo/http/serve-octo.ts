import { RESELLING } from '@app/contract/api-keys/reselling';
import { contentLocale, tagOf } from '@app/contract/core/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguages, languageFor } from '../../../modules/assistants/public.ts';
import { shownLanguages } from '../../../modules/languages/public.ts';
import { tokenOf } from '../../../platform/http/call-context.ts';
import { recorded } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { StaffCall } from '../../../platform/http/staff-call.ts';
import type { Platform } from '../../../platform/slice.ts';
import { capabilitiesIn, capabilityList } from '../domain/capabilities.ts';
import { OctoError } from '../domain/octo-error.ts';
import { OCTO_PATH } from '../usecases/read-supplier.ts';
import { type AnswerForm, type Reseller, resellerOf } from '../usecases/reseller.ts';
import { answerError } from './octo-answers.ts';
import { idOf, type OctoCall, octoCalls } from './octo-calls.ts';

/** Characters of a key that its calls are counted by. */
const COUNTED_BY = 22;

/** Who calls. Calls of a good key are counted by it, others by their address. */
async function callerOf(platform: Platform, request: FastifyRequest): Promise<Reseller> {
  const token = tokenOf(request);
  const reseller = await resellerOf(platform, { token, ip: request.ip }).catch(async (refused: unknown) => {
    await platform.limits.take(rateRules.perAnonymousIp, ['octo', request.ip]);
    throw refused;
  });
  await platform.limits.take(rateRules.perToken, (token ?? '').slice(0, COUNTED_BY));
  return reseller;
}

/** In which words a call is answered, and with which capabilities. */
async function askedBy(platform: Platform, request: FastifyRequest, home: string): Promise<AnswerForm> {
  const language = await languageFor(platform, acceptedLanguages(request));
  const capabilities = capabilitiesIn(request.headers['octo-capabilities']);
  return { capabilities, language, lang: contentLocale(language), home };
}

/** Says which capabilities an answer is by, and in which language it is. */
async function sayHow(platform: Platform, reply: FastifyReply, { capabilities, language }: AnswerForm): Promise<void> {
  reply.header('octo-capabilities', [...capabilities].join(', '));
  if (!capabilities.has('octo/content')) return;
  const languages = await shownLanguages(platform);
  reply.header('content-language', tagOf(language));
  reply.header('available-languages', languages.map(({ code }) => tagOf(code)).join(', '));
}

/** A call that changes something, as the operation log shows it. */
const staffCallOf = (
  { method, path, verb = 'update' }: OctoCall,
  of: { readonly request: FastifyRequest; readonly reseller: Reseller; readonly asked: AnswerForm },
): StaffCall => ({
  staff: of.reseller.staff,
  ip: of.request.ip,
  requestId: of.request.id,
  permission: RESELLING,
  call: `${method} ${OCTO_PATH}${path}`,
  action: `octo_booking.${verb}`,
  kind: 'octo_booking',
  lang: of.asked.lang,
  confirmed: false,
  written: false,
});

/** What was sent without those who travel: the operation log is no list of them. */
function withoutPeople(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return null;
  const { contact: _contact, unitItems, ...rest } = body as Record<string, unknown>;
  const unitIds = Array.isArray(unitItems) ? unitItems.map((one) => (one as { unitId?: unknown } | null)?.unitId) : [];
  return unitIds.length > 0 ? { ...rest, unitIds } : rest;
}

/** Serves OCTO, the standard by which resellers sell tours, to those who have a key for that. */
export function serveOcto(app: FastifyInstance, platform: Platform): void {
  const answer = async (call: OctoCall, request: FastifyRequest, reply: FastifyReply) => {
    const home = platform.home();
    if (home === null) return reply.callNotFound();
    const reseller = await callerOf(platform, request);
    const asked = await askedBy(platform, request, home);
    await sayHow(platform, reply, asked);
    const calling = { request, reseller, asked };
    const body = call.verb
      ? await recorded(
          {
            db: platform.db,
            log: request.log,
            call: staffCallOf(call, calling),
            sent: { params: { id: idOf(request) || undefined }, body: withoutPeople(request.body) },
          },
          async () => {
            const done = await call.run(calling);
            return { replayed: false, answer: { id: (done as { uuid?: string }).uuid }, done };
          },
        ).then(({ done }) => done)
      : await call.run(calling);
    return reply.header('cache-control', 'no-store').send(body);
  };

  app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => answerError(request, reply, { platform, error }));
      scope.setNotFoundHandler((request, reply) =>
        answerError(request, reply, { platform, error: new OctoError('NOT_FOUND') }),
      );
      // A route of its own: else the files of the storefront answer for what is unknown here.
      for (const url of ['/', '/*']) scope.get(url, (_request, reply) => reply.callNotFound());
      acceptEmptyJson(scope);
      for (const call of octoCalls(platform)) {
        const handler = (request: FastifyRequest, reply: FastifyReply) => answer(call, request, reply);
        for (const url of [call.path, `${call.path}/`]) scope.route({ method: call.method, url, handler });
      }
      const capabilities = async (request: FastifyRequest, reply: FastifyReply) => {
        await platform.limits.take(rateRules.perAnonymousIp, ['octo', request.ip]);
        return reply.send(capabilityList());
      };
      for (const url of ['/capabilities', '/capabilities/']) scope.get(url, capabilities);
    },
    { prefix: OCTO_PATH },
  );
}

/** Programs name JSON also where they send nothing, as when they cancel. */
function acceptEmptyJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, undefined);
    else parse(request, body, done);
  });
}
