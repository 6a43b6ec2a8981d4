import type { Socket } from 'node:net';
import { errorCatalogue } from '@app/contract/core/error-catalogue';
import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Translate } from '../slice.ts';

/** What broke before any hook could set the headers of all answers carries the strictest ones. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Node's reasons that have a status of their own; everything else is a bad request. */
const statuses: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers in the envelope for requests that are not HTTP, or whose address cannot be read; tells nothing of them. */
export function answerBroken(translate: Translate) {
  const body = JSON.stringify({
    code: errorCatalogue['input.invalid'].code,
    data: { error: 'input.invalid' },
    msg: translate(DEFAULT_LOCALE, 'error.input.invalid'),
  });
  return {
    frameworkErrors: (_error: unknown, _request: FastifyRequest, reply: FastifyReply): void => {
      reply.code(400).headers(headers).send(body);
    },
    clientErrorHandler: (error: { code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
      const [status, reason] = statuses[error.code ?? ''] ?? [400, 'Bad Request'];
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const length = `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n`;
      socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}${length}\r\n${body}`);
      socket.destroySoon();
    },
  };
}
