import type { FastifyInstance } from 'fastify';

/** A text that may hold a number with more digits than a double keeps, or one beyond its range. Texts may look alike. */
const SUSPECT = /[\d.]{16}|\d[eE][+-]?\d{3}/;
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** A number's sign, digits and power of ten, the same for every way of writing it. */
function valueIn(text: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] = NUMBER.exec(text) ?? [];
  const digits = `${whole}${part}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(power) - part.length + digits.length - significant.length}`;
}

/** Whether reading this number of a JSON text changes it, as 999.9999999999999999 becomes 1000. */
export const losesDigits = (source: string, value: number): boolean =>
  !Number.isFinite(value) || valueIn(source) !== valueIn(String(value));

type Source = { readonly source?: string };
/** What a number that cannot be read exactly becomes: no schema takes it, so it is refused where it stands. */
const exactly = (_key: string, value: unknown, { source = '' }: Source): unknown =>
  typeof value === 'number' && losesDigits(source, value) ? Number.NaN : value;

/** Reads JSON as before, but for numbers that would become others: those reach their schema as NaN. */
export function readNumbersExactly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    parse(request, body, (error, read) => {
      if (error || !SUSPECT.test(body)) done(error, read);
      // What is forbidden in it was refused by the first reading.
      else done(null, JSON.parse(body, exactly as (key: string, value: unknown) => unknown));
    });
  });
}
