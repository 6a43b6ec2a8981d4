import pino from 'pino';
import { tracing } from './tracing/tracing.ts';

/** Where secrets may stand in what is logged; they are blanked. */
const SECRETS = ['req.headers.authorization', 'headers.authorization', '*.password', '*.token'];

/** What the database adds to an error that names no person: where it happened, not with what. */
const PLACES = ['code', 'severity', 'table', 'column', 'constraint', 'routine', 'key', 'queue'] as const;

/** PostgreSQL's class of errors about a value, whose message quotes that value. */
const ABOUT_A_VALUE = /^22/;

/** The job queue tells of its troubles in plain objects made like errors. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/**
 * An error as it may be logged: what, where and the stack. The database's `detail`, `where` and `query` quote rows and
 * parameters, which are people's own, and are left out (reliability S16).
 */
export function loggedError(error: unknown): Record<string, unknown> {
  if (!isErrorLike(error)) return { type: typeof error };
  const given = error as Error & Record<string, unknown>;
  const places = PLACES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]));
  const quotes = typeof given.code === 'string' && ABOUT_A_VALUE.test(given.code);
  const clean = (text: string): string => (quotes ? text.replace(/"[^"]*"/g, '"…"') : text);
  return {
    type: error.name ?? 'object',
    message: clean(error.message),
    stack: clean(error.stack ?? ''),
    ...Object.fromEntries(places),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

/**
 * The program's log from this level on, one JSON line each; to standard output unless said otherwise. `traced`: each line names the trace
 * that it belongs to.
 */
export const openLog = (
  level: string,
  { to, traced = false }: { to?: pino.DestinationStream | undefined; traced?: boolean } = {},
): pino.Logger =>
  pino(
    {
      level,
      redact: SECRETS,
      serializers: { err: loggedError },
      ...(traced ? { mixin: () => tracing()?.ids() ?? {} } : {}),
    },
    to ?? pino.destination(1),
  );
