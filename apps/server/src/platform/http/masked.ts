const HIDDEN = '•••';
const SECRET = /pass(word|phrase)|secret|token|totp|captcha|credential|private_?key|api_?key|signing/i;
const PERSONAL =
  /^(e_?mail|nick_?name|phone|tel|mobile|address(_?(line|detail))?|recipient|(real|account|holder|bank)_?name|iban|account_?number|card_?number|postal_?code|birth(day|_?date))$/i;
const EMAIL = /([A-Za-z0-9._%+-])[A-Za-z0-9._%+-]*@([A-Za-z0-9.-]+\.[A-Za-z]{2,})/g;
/** Characters of a personal text that stay at its end, where it is long enough to hide the rest. */
const KEPT = 2;
const DEEPEST = 12;

/** A text as the database can keep it: neither NUL nor half a character. */
export const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

const maskedText = (text: string): string =>
  text.length > 3 * KEPT ? storable(`${HIDDEN}${text.slice(-KEPT)}`) : HIDDEN;

/** A text that the database can keep, every e-mail address in it shortened to its first letter and its domain. */
const withoutEmails = (text: string): string => storable(text).replace(EMAIL, `$1${HIDDEN}@$2`);

const eachField = (value: object, change: (key: string, one: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [storable(key), change(key, one)]));

function hiddenWhole(value: unknown, of: 'secret' | 'personal', depth: number): unknown {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return value;
  if (typeof value !== 'object') {
    if (of === 'secret') return HIDDEN;
    const text = String(value);
    return text.includes('@') ? withoutEmails(text) : maskedText(text);
  }
  if (depth > DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((one) => hiddenWhole(one, of, depth + 1));
  return eachField(value, (_key, one) => hiddenWhole(one, of, depth + 1));
}

/**
 * A value as it may stand in the operation log: secrets hidden, personal data shortened, whatever the depth. Fields are
 * known by their names, e-mail addresses wherever they stand. Moments become ISO texts.
 */
export function masked(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutEmails(value);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  if (depth > DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((one) => masked(one, depth + 1));
  return eachField(value, (key, one) => {
    if (SECRET.test(key)) return hiddenWhole(one, 'secret', depth + 1);
    return PERSONAL.test(key) ? hiddenWhole(one, 'personal', depth + 1) : masked(one, depth + 1);
  });
}
