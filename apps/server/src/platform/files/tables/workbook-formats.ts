/** Built-in formats that show a day or a time, those of Chinese and Japanese spreadsheets among them. */
const TIMES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
/** Built-in formats of parts of a hundred. */
const PERCENTS: ReadonlySet<number> = new Set([9, 10]);
/** What a format writes as it stands, colours and conditions, none of which says what the number is. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;
/** Colours, conditions and languages, and the space of a sign that is not written. */
const UNSEEN = /\[[^\]]*\]|_.|\*./g;
/** Digits that are always written, in groups or alone, and texts between them: a postcode, an article or telephone number. */
const PIECE = /"([^"]*)"|\\(.)|([-+/():!^&'~{}<>= ])|(0)/g;
const MASK = /^(?:"[^"]*"|\\.|[-+/():!^&'~{}<>= 0])+$/;
const FEWEST_DIGITS = 2;

/** A piece of a mask: a text, or the place of a digit. */
type MaskPiece = string | null;

/** What a format makes of a number, as far as that is more than how it is grouped and rounded. */
export type NumberLook = 'time' | 'percent' | readonly MaskPiece[] | null;

/** The pieces of a format that writes all digits of a number, zeros in front; null for any other. */
function maskOf(section: string): MaskPiece[] | null {
  const seen = section.replace(UNSEEN, '');
  if (!MASK.test(seen)) return null;
  const pieces = [...seen.matchAll(PIECE)].map(
    ([, quoted, escaped, sign, zero]): MaskPiece => (zero ? null : (quoted ?? escaped ?? sign ?? '')),
  );
  return pieces.filter((piece) => piece === null).length >= FEWEST_DIGITS ? pieces : null;
}

/** Returns what numbers in a format look like: by the number of a built-in one, else by its code. */
export function lookOf(id: number, code: string | undefined): NumberLook {
  if (code === undefined) {
    if (TIMES.some(([first, last]) => id >= first && id <= last)) return 'time';
    return PERCENTS.has(id) ? 'percent' : null;
  }
  const [positive = ''] = code.replace(LITERAL, '').split(';');
  if (/[dmyhs]/i.test(positive) && !/general/i.test(positive)) return 'time';
  if (positive.includes('%')) return 'percent';
  return maskOf(/^(?:"[^"]*"|\\.|[^";])*/.exec(code)?.[0] ?? '');
}

/** Returns a whole number as its mask writes it: 2134 by `00000` is 02134. Null for one below zero or with decimals. */
export function maskedText(number: number, mask: readonly MaskPiece[]): string | null {
  if (!Number.isSafeInteger(number) || number < 0) return null;
  const places = mask.filter((piece) => piece === null).length;
  const digits = String(number).padStart(places, '0');
  let next = digits.length - places;
  let text = '';
  let isFirst = true;
  for (const piece of mask) {
    if (piece !== null) {
      text += piece;
      continue;
    }
    next += 1;
    // More digits than places stand in the first one.
    text += isFirst ? digits.slice(0, next) : digits.charAt(next - 1);
    isFirst = false;
  }
  return text;
}
