import { errorCatalogue } from '@app/contract/core/error-catalogue';

const CODES = new Set<number>([200, ...Object.values(errorCatalogue).map(({ code }) => code)]);
const RAW_ERROR =
  /ECONN|node_modules|\bat .+\.ts:|syntax error|violates|duplicate key|pg_|SQLSTATE|FST_ERR|ZodError|SELECT |INSERT /;

/** What is wrong with an answer, or null where it is as it must be: never a failure, always an envelope, never raw error text. */
export function flawOf(response: {
  statusCode: number;
  body: string;
  headers: Record<string, unknown>;
}): string | null {
  if (response.statusCode >= 500) return `status ${response.statusCode}: ${response.body.slice(0, 300)}`;
  if (!String(response.headers['content-type']).startsWith('application/json'))
    return `type ${response.headers['content-type']}`;
  try {
    const envelope = JSON.parse(response.body) as { code: number; msg: string };
    if (Object.keys(envelope).sort().join() !== 'code,data,msg')
      return `not an envelope: ${response.body.slice(0, 200)}`;
    if (!CODES.has(envelope.code) || typeof envelope.msg !== 'string') return `code ${envelope.code}`;
    if (envelope.code !== 200 && RAW_ERROR.test(response.body)) return `raw error: ${response.body.slice(0, 300)}`;
  } catch {
    return `not JSON: ${response.body.slice(0, 200)}`;
  }
  return null;
}
