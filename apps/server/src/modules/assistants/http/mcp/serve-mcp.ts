import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../../../../platform/auth/tokens.ts';
import { asRefusal } from '../../../../platform/http/failures.ts';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter, shopName } from '../../../settings/public.ts';
import { accessBy, touchGrant } from '../../db/access.repo.ts';
import { ORDERS_READ } from '../../domain/access-request.ts';
import { languageFor } from '../../usecases/caller.ts';
import { allTools } from '../../usecases/tools/all-tools.ts';
import { createToolCalls } from '../../usecases/tools/call-tool.ts';
import { refusalText } from '../../usecases/tools/tool.ts';
import { acceptedLanguages } from '../accepted-languages.ts';
import { createMcpServer, type ListedTool, listedTool } from './mcp-server.ts';

const PATH = '/mcp';

/** Codes of JSON-RPC for what is wrong with a request as such. */
const PARSE = -32_700;
const INVALID = -32_600;
const SERVER = -32_000;

const failure = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id: null });

/** Answers with an error of JSON-RPC that belongs to no message. */
const refuseCall = (reply: FastifyReply, status: number, error: ReturnType<typeof failure>): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(error);

/**
 * Whether a page may call: of this shop alone. Programs name no origin; a page elsewhere that has a name of its own lead to this machine
 * names its own (DNS rebinding).
 */
const isFromHere = (origin: string | undefined, home: string): boolean =>
  origin === undefined || origin === new URL(home).origin;

/** The headers of a request as the transport reads them. */
function headersOf({ headers }: FastifyRequest): Headers {
  const made = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    made.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return made;
}

/** A token that reads nothing, or none where one is needed: where to get one stands in the header (RFC 9728). */
function askForToken(reply: FastifyReply, home: string, error: 'invalid_token' | null): FastifyReply {
  const parts = [
    ...(error ? [`error="${error}"`] : []),
    `resource_metadata="${home}/.well-known/oauth-protected-resource/mcp"`,
    `scope="${ORDERS_READ}"`,
  ];
  reply.header('www-authenticate', `Bearer ${parts.join(', ')}`);
  return refuseCall(reply, 401, failure(SERVER, 'A customer has to let this program in first'));
}

const TOKEN = /^Bearer ([A-Za-z0-9_-]{1,200})$/i;

/** Who let the caller read: a customer and a program; `guest` without a token, null for a token that reads nothing. */
async function readerOf(platform: Platform, { headers }: FastifyRequest) {
  const { authorization } = headers;
  if (authorization === undefined) return 'guest';
  const token = TOKEN.exec(authorization)?.[1];
  const found = token === undefined ? null : await accessBy(platform.db, hashToken(token));
  if (found) await touchGrant(platform.db, found.grantId);
  return found;
}

/** What is wrong with a message before the protocol reads it; null where nothing is. */
function flawOf(body: unknown): string | null {
  if (Array.isArray(body)) return 'Send one message at a time';
  return null;
}

/** A message without what wants a task: this server has none, and answers such calls as any other. */
function withoutTask(body: unknown): unknown {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: unknown };
  if (method !== 'tools/call' || typeof params !== 'object' || params === null || !('task' in params)) return body;
  const { task: _task, ...rest } = params as Record<string, unknown>;
  return { ...(body as object), params: rest };
}

/** Answers what was thrown before a message was read. */
async function answerError(platform: Platform, request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const refusal = asRefusal(error);
  const language = await languageFor(platform, acceptedLanguages(request)).catch(() => DEFAULT_LOCALE);
  const said = refusalText(platform, language, error);
  switch (refusal.key) {
    case 'rate.too_many':
      reply.header('retry-after', String(refusal.data?.retryAfter ?? 60));
      return refuseCall(reply, 429, failure(SERVER, said));
    case 'body.too_large':
      return refuseCall(reply, 413, failure(INVALID, said));
    case 'access.denied':
      return refuseCall(reply, 403, failure(SERVER, said));
    case 'input.invalid': {
      const type = (error as { code?: string }).code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
      return refuseCall(reply, type ? 415 : 400, failure(PARSE, said));
    }
    case 'service.busy':
    case 'service.unavailable':
      reply.header('retry-after', '5');
      return refuseCall(reply, 503, failure(SERVER, said));
    default:
      request.log.error({ err: error, url: request.url }, 'the call failed');
      return refuseCall(reply, 500, failure(-32_603, said));
  }
}

type Access = Awaited<ReturnType<typeof accessBy>>;

/** Returns how one message is answered: by a server and a transport of its own. */
function createAnswers(platform: Platform) {
  const tools = allTools(platform);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const callTool = createToolCalls(platform);
  let listed: readonly ListedTool[] | null = null;

  async function callNamed(request: FastifyRequest, access: Access, { name, sent }: { name: string; sent: unknown }) {
    const accepts = acceptedLanguages(request);
    const tool = byName.get(name);
    if (!tool) {
      const language = await languageFor(platform, accepts);
      const refused = platform.translate(language, 'assistant.say.no_tool', { name: name.slice(0, 100) });
      return { refused };
    }
    const answer = await callTool(tool, sent, {
      accepts,
      ip: request.ip,
      customerId: access?.customerId ?? null,
      log: request.log,
    });
    const body = 'body' in answer ? answer.body : null;
    const { id, status } = body ?? {};
    request.log.info(
      {
        assistant: access?.clientId ?? String(request.headers['user-agent'] ?? '').slice(0, 200),
        ...(access ? { customer: access.customerId } : {}),
        call: tool.name,
        refused: body === null,
        ...(status === undefined ? {} : { checkout: id, state: status }),
      },
      'an assistant called',
    );
    return answer;
  }

  const needsToken = (body: unknown): boolean => {
    const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
    const name = method === 'tools/call' ? params?.name : undefined;
    return typeof name === 'string' && byName.get(name)?.needs !== undefined;
  };

  const answerMessage = async (request: FastifyRequest, home: string, access: Access): Promise<Response> => {
    listed ??= tools.map(listedTool);
    const server = createMcpServer({
      shop: await shopName(platform, DEFAULT_LOCALE),
      home,
      listed,
      call: (name, sent) => callNamed(request, access, { name, sent }),
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const asked = new Request(`${home}${PATH}`, { method: 'POST', headers: headersOf(request) });
      return await transport.handleRequest(asked, { parsedBody: withoutTask(request.body) });
    } finally {
      await server.close();
    }
  };
  return { answerMessage, needsToken };
}

/** Serves the Model Context Protocol where staff have let assistants in: one message and its answer at a time, without sessions. */
export function serveMcp(app: FastifyInstance, platform: Platform): void {
  const { answerMessage, needsToken } = createAnswers(platform);
  const isOn = async (): Promise<string | null> =>
    (await parameter(platform, 'assistant.buying')) ? platform.home() : null;

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const home = await isOn();
    if (home === null) return reply.callNotFound();
    if (!isFromHere(request.headers.origin, home)) {
      return refuseCall(reply, 403, failure(SERVER, 'This origin may not call'));
    }
    await platform.limits.take(rateRules.perAnonymousIp, ['mcp', request.ip]);
    const flaw = flawOf(request.body);
    if (flaw !== null) return refuseCall(reply, 400, failure(INVALID, flaw));
    const access = await readerOf(platform, request);
    if (access === null) return askForToken(reply, home, 'invalid_token');
    const guest = access === 'guest';
    if (guest && needsToken(request.body)) return askForToken(reply, home, null);
    const made = await answerMessage(request, home, guest ? null : access);
    reply.code(made.status).header('cache-control', 'no-store');
    const type = made.headers.get('content-type');
    if (type !== null) reply.header('content-type', type);
    return reply.send(made.body === null ? undefined : await made.text());
  };
  const notHere = async (_request: FastifyRequest, reply: FastifyReply) => {
    if ((await isOn()) === null) return reply.callNotFound();
    return refuseCall(reply.header('allow', 'POST'), 405, failure(SERVER, 'Only POST is answered'));
  };
  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerError(platform, request, reply, error));
    scope.post(PATH, answer);
    scope.route({ method: ['GET', 'DELETE'], url: PATH, handler: notHere });
  });
}
