import type { Surface } from '@app/contract/core/endpoint';
import type { Envelope } from '@app/contract/core/envelope';
import { type ErrorKey, errorCatalogue } from '@app/contract/core/error-catalogue';
import { withLimit } from '@app/contract/core/limit-message';
import type { Language } from '@app/contract/core/locale';
import { Refusal } from '@app/kernel/assert';
import type { Translate } from '../slice.ts';

export type Failure = { status: number; envelope: Envelope };

/** On the storefront only these are told by the HTTP status too; all else is 200 with a code (decision 006). */
const TRANSPORT_STATUS = new Set([413, 429, 500, 503]);

const isErrorKey = (key: string): key is ErrorKey => Object.hasOwn(errorCatalogue, key);

/** The HTTP status that a refusal is sent with on this surface. */
export function sentStatus(key: ErrorKey, surface: Surface): number {
  const { status } = errorCatalogue[key];
  return surface === 'storefront' && !TRANSPORT_STATUS.has(status) ? 200 : status;
}

/** What node-postgres says when no connection of a pool was free in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** What Fastify and PostgreSQL throw that is the caller's fault, or passes by itself. */
function keyOfForeignError(error: { code?: string; statusCode?: number; message?: string }): ErrorKey {
  if (error.message === NO_CONNECTION) return 'service.busy';
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.statusCode === 413) return 'body.too_large';
  if (error.statusCode === 429) return 'rate.too_many';
  if (error.statusCode === 503) return 'service.unavailable';
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return 'input.invalid';
  // 22xxx: a value PostgreSQL cannot keep, such as an out-of-range date that passed the schema.
  if (error.code && /^22\w{3}$/.test(error.code)) return 'input.invalid';
  return 'operation.failed';
}

/** The refusal behind any thrown thing; defects become operation.failed. */
export function asRefusal(error: unknown): Refusal & { key: ErrorKey } {
  if (error instanceof Refusal && isErrorKey(error.key)) return error as Refusal & { key: ErrorKey };
  return new Refusal(keyOfForeignError((error ?? {}) as { code?: string })) as Refusal & { key: ErrorKey };
}

/** The answer to a refusal: code, translated text, and the fields it names. */
export function failureOf(
  refusal: Refusal & { key: ErrorKey },
  at: { surface: Surface; language: Language; translate: Translate },
): Failure {
  const { code } = errorCatalogue[refusal.key];
  const fields = refusal.data?.fields as Record<string, string> | undefined;
  const limits = refusal.data?.limits as Record<string, number> | undefined;
  const [named, said] = Object.entries(fields ?? {})[0] ?? [];
  const limit = named === undefined ? undefined : limits?.[named];
  const msg = said
    ? limit === undefined
      ? at.translate(at.language, said, refusal.data)
      : at.translate(at.language, withLimit(said), { limit })
    : at.translate(at.language, `error.${refusal.key}`, refusal.data);
  return {
    status: sentStatus(refusal.key, at.surface),
    envelope: { code, data: { error: refusal.key, ...refusal.data }, msg },
  };
}
