/** By which sign the numbers of a column part their decimals; thousands are grouped by the other, spaces or apostrophes. */
export const NUMBER_STYLES = ['point', 'comma'] as const;
export type NumberStyle = (typeof NUMBER_STYLES)[number];

/**
 * What the numbers of a column mean: in one style, in either the same, or `ask` where a number means one thing with a
 * point and another with a comma; `sample` is such a number with both readings. Null for a column without numbers.
 */
export type ColumnNumbers = {
  style: NumberStyle | 'either' | 'ask' | null;
  sample: { cell: string; point: string | null; comma: string | null } | null;
};

/** Characters of a number with what may stand around it. */
const LONGEST = 60;
/** Digits before the decimals, grouped by thousands or as in India, and behind them. Nothing is grouped behind a zero: 0.250 has decimals. */
const FORMS: Readonly<Record<NumberStyle, RegExp>> = {
  point: /^(?:\d+|(?!0)\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?$/,
  comma: /^(?:\d+|(?!0)\d{1,3}(?:\.\d{2,3})*\.\d{3})?(?:,\d*)?$/,
};
/** Groups parted by spaces of any width, apostrophes or the Arabic sign, which mean the same in either style. */
const SPACED = /^(\d{1,3})((?:[ '’٬]\d{3})+)(?![\d ])/;
const SPACES = /[\s\u00a0\u2000-\u200b\u202f\u2060]+/g;
const MINUS = /[-−–﹣－]/g;
/** A number with what may stand around it: the settlement currency, one sign on either side, brackets for below zero. */
const DOLLARS = String.raw`(?:US ?\$|U\$S|USD|US ?Dollars?|\$)`;
const AROUND = new RegExp(
  String.raw`^([+-]?) ?${DOLLARS}? ?([+-]?) ?(\(?) ?${DOLLARS}? ?([\d., '’٬]+?) ?${DOLLARS}? ?(\)?) ?(-?) ?${DOLLARS}? ?(-?)$`,
  'i',
);

/** The digits of a number without sign, as `1234.5`; null for what is no number in this style. */
function digitsOf(text: string, style: NumberStyle): string | null {
  const bare = text.replace(SPACED, (all) => all.replace(/[ '’٬]/g, ''));
  if (!/\d/.test(bare) || !FORMS[style].test(bare)) return null;
  const [point, group] = style === 'point' ? ['.', ','] : [',', '.'];
  const [whole = '', part = ''] = bare.replaceAll(group, '').split(point);
  const decimals = part.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals && `.${decimals}`}`;
}

/**
 * Returns a number as `-1234.5`, whichever way a spreadsheet, bank or provider writes it: grouped, with the dollar's sign
 * or code on either side, below zero by any minus on either side or by brackets. Null for what is none in this style.
 */
export function readNumber(cell: string, style: NumberStyle): string | null {
  if (cell.length > LONGEST) return null;
  const found = AROUND.exec(cell.replace(SPACES, ' ').trim().replace(MINUS, '-'));
  if (!found) return null;
  const [, first = '', second = '', opened, body = '', closed, third = '', fourth = ''] = found;
  const signs = first + second + third + fourth;
  if (signs.length > 1 || (opened !== '') !== (closed !== '') || (opened && signs)) return null;
  const digits = digitsOf(body, style);
  return digits !== null && digits !== '0' && (opened || signs === '-') ? `-${digits}` : digits;
}

/** How banks say on which side a number stands, before or behind it: credit or debit. */
const SIDE = /^(?:(CR|DR)[ .]*(.+)|(.+?)[ .]*(CR|DR)\.?)$/i;

/**
 * Returns a number of a statement, which may say CR for what came in and DR for what went out. Null where a sign says
 * otherwise than that.
 */
export function readBooking(cell: string, style: NumberStyle): string | null {
  if (cell.length > LONGEST) return null;
  const [, first, behind, before, last] = SIDE.exec(cell.replace(SPACES, ' ').trim()) ?? [];
  const number = readNumber(behind ?? before ?? cell, style);
  const side = (first ?? last)?.toUpperCase();
  if (number === null || side === undefined || number === '0') return number;
  if (side === 'CR') return number.startsWith('-') ? null : number;
  return number.startsWith('-') ? number : `-${number}`;
}

/** Whether a cell is the same number in both styles, one in each, or one in one style alone; null for none. */
function meaningOf(cell: string, read: typeof readNumber): 'same' | 'both' | NumberStyle | null {
  const [point, comma] = [read(cell, 'point'), read(cell, 'comma')];
  if (point === comma) return point === null ? null : 'same';
  if (point === null) return 'comma';
  return comma === null ? 'point' : 'both';
}

/**
 * Returns what the numbers of a column mean. One that can be read in one style alone decides for all; without such a one,
 * or with both kinds of them, numbers that mean two things are to be asked about. Cells without a number say nothing.
 */
export function columnNumbers(cells: Iterable<string>, read = readNumber): ColumnNumbers {
  const found: Partial<Record<'same' | 'both' | NumberStyle, NonNullable<ColumnNumbers['sample']>>> = {};
  for (const cell of cells) {
    const kind = meaningOf(cell, read);
    if (kind) found[kind] ??= { cell, point: read(cell, 'point'), comma: read(cell, 'comma') };
  }
  const { same, both, point, comma } = found;
  if (point && comma) return { style: 'ask', sample: both ?? point };
  if (point) return { style: 'point', sample: null };
  if (comma) return { style: 'comma', sample: null };
  if (both) return { style: 'ask', sample: both };
  return { style: same ? 'either' : null, sample: null };
}

/** Returns the amount of a number as `readNumber` writes it in hundredths; null beyond what is exact or with a finer part. */
export function hundredthsOf(digits: string): number | null {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  if (whole === '') return null;
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign && value !== 0 ? -value : value;
}
