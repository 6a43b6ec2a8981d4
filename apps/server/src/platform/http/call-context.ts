import { contentLocale, DEFAULT_CURRENCY, DEFAULT_LOCALE, type Language, languageOf } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/connect.ts';
import type { CallContext, CustomerActor, ScopedActor, Upload } from './bind.ts';
import type { KnownDevice } from './known-device.ts';

/** The token of a request: `Authorization: Bearer x`, or the bare token. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header) return null;
  const token = header.startsWith('Bearer ') ? header.slice(7) : header;
  return /^[A-Za-z0-9_-]{20,200}$/.test(token) ? token : '';
}

/** The token of an anonymous visitor's device, beside or instead of a customer's. */
function visitorTokenOf(request: FastifyRequest): string | null {
  const header = request.headers['visitor-token'];
  return typeof header === 'string' && /^[A-Za-z0-9_-]{20,200}$/.test(header) ? header : null;
}

const first = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export type Spoken = { lang: CallContext['lang']; language: Language; currency: string };

/** Language and display currency asked for by the query; anything unknown is the default, never an error. */
export function spokenBy(request: FastifyRequest): Spoken {
  const query = (request.query ?? {}) as Record<string, unknown>;
  const language = languageOf(first(query.lang)) ?? DEFAULT_LOCALE;
  const currency = first(query.currency)?.toUpperCase() ?? DEFAULT_CURRENCY;
  return {
    lang: contentLocale(language),
    language,
    currency: /^[A-Z]{3,10}$/.test(currency) ? currency : DEFAULT_CURRENCY,
  };
}

export type Actors = { customer: CustomerActor | null; staff: ScopedActor | null };

/** What a handler is given beside its input. */
export function callContext(
  request: FastifyRequest,
  given: Actors & Spoken & { device: KnownDevice; tx: Tx | null; upload: Upload | null },
): CallContext<ScopedActor> {
  return {
    requestId: request.id,
    lang: given.lang,
    language: given.language,
    currency: given.currency,
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 200),
    device: given.device,
    visitorToken: visitorTokenOf(request),
    maybeCustomer: given.customer,
    get customer() {
      return given.customer ?? refuse('auth.sign_in_needed');
    },
    get staff() {
      return given.staff ?? refuse('auth.sign_in_needed');
    },
    get tx() {
      invariant(given.tx, 'only idempotent endpoints have a transaction');
      return given.tx;
    },
    get upload() {
      invariant(given.upload, 'only upload endpoints have an upload');
      return given.upload;
    },
  };
}
