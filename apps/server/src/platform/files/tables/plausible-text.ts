/** Signs that texts of shops hold beside letters. */
const SIGNS = /[«»¿¡€£¥©®°ºª™–—‘’“”„…•·²³½¼¾×\u00a0]/u;
/** Signs that Chinese texts hold beside letters. */
const WIDE_SIGNS = /[\u3000-\u3011\uff01-\uff5e·—‘’“”…×℃￥]/u;
const LATIN = /\p{Script=Latin}/u;
const HAN = /\p{Script=Han}/u;
const ASCII_LETTER = /[A-Za-z]/;
const LOWER = /\p{Lowercase}/u;
const UPPER = /\p{Uppercase}/u;

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Letters of Russian, Ukrainian, Bulgarian and Belarusian; those of Serbian and Macedonian are rarer. */
const FREQUENT_CYRILLIC = /[а-яёіїєґў]/iu;
const CYRILLIC_LETTERS = /\p{Script=Cyrillic}/gu;
const CYRILLIC_VOWELS = /[аеёиоуыэюяіїє]/giu;
/** Letters that Turkish has and Western languages have not, and such as it lacks. */
const TURKISH = /[ğışĞİŞ]/;
const NOT_TURKISH = /[áíóúæàãõñåø]/i;
/** What ISO 8859-15 has in the place of signs: the euro, and letters within words. */
const OF_ISO_15 = /€|\p{L}[œŒšŠžŽ]\p{L}/u;
const CONTROL = /[\u0080-\u009f]/;

let everyday: ReadonlySet<string> | null = null;

/** The 3,755 characters in daily use: the first level of GB 2312, whose codes stand together. */
function everydayHan(): ReadonlySet<string> {
  if (everyday) return everyday;
  const [firstRow, lastRow, firstCell, lastCell] = [0xb0, 0xd7, 0xa1, 0xfe];
  const codes: number[] = [];
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let cell = firstCell; cell <= lastCell; cell += 1) codes.push(row, cell);
  everyday = new Set(new TextDecoder('gb18030').decode(Uint8Array.from(codes)));
  return everyday;
}

/** How well a letter with a mark fits the letters beside it: those of words stand among plain ones. */
function latinFits(sign: string, before: string, after: string): number {
  if (LOWER.test(before) && UPPER.test(sign)) return -1;
  return ASCII_LETTER.test(before) || ASCII_LETTER.test(after) ? 1 : -0.3;
}

/** How well a Chinese character fits: rare ones do not, nor one alone within a word of Latin letters. */
function hanFits(sign: string, before: string, after: string): number {
  if (!everydayHan().has(sign)) return -0.5;
  return ASCII_LETTER.test(before) && ASCII_LETTER.test(after) ? -1 : 1;
}

/** How well a Cyrillic letter fits: words are of one script; a letter alone says less for it than one with a mark for Latin. */
function cyrillicFits(sign: string, before: string, after: string): number {
  if (ASCII_LETTER.test(before) || ASCII_LETTER.test(after)) return -1;
  if (LOWER.test(before) && UPPER.test(sign)) return -1;
  if (!CYRILLIC.test(before) && !CYRILLIC.test(after)) return -0.4;
  return FREQUENT_CYRILLIC.test(sign) ? 1 : 0.3;
}

function fits(sign: string, before: string, after: string): number {
  if (HAN.test(sign)) return hanFits(sign, before, after);
  if (LATIN.test(sign)) return latinFits(sign, before, after);
  if (CYRILLIC.test(sign)) return cyrillicFits(sign, before, after);
  if (SIGNS.test(sign)) return 0.3;
  return WIDE_SIGNS.test(sign) ? 0.5 : -1;
}

/**
 * Returns how plausible a text is: 1 when each of its letters beyond ASCII fits the letters beside it, below 0 when most
 * do not.
 */
export const plausibility = (text: string): number => mean(text, fits);

/**
 * Returns how plausible a text from DOS is. Typographic signs of Windows are letters there, at the beginning and at the end
 * of words, so only those within words speak for it.
 */
export const dosPlausibility = (text: string): number =>
  mean(text, (sign, before, after) => {
    if (!LATIN.test(sign)) return fits(sign, before, after);
    if (LOWER.test(before) && UPPER.test(sign)) return -1;
    return LATIN.test(before) && LATIN.test(after) ? 1 : -0.3;
  });

/** Returns how plausible a text is that may be Cyrillic, whose words have vowels; Chinese read as Cyrillic has few. */
export function cyrillicPlausibility(text: string): number {
  const letters = text.match(CYRILLIC_LETTERS)?.length ?? 0;
  const vowels = text.match(CYRILLIC_VOWELS)?.length ?? 0;
  return plausibility(text) - (vowels < letters / 4 ? 1 : 0);
}

/** Returns whether a text has letters of Turkish, and none of the languages that are written with the same bytes. */
export const isTurkish = (text: string): boolean => TURKISH.test(text) && !NOT_TURKISH.test(text);

/**
 * What Polish, Czech, Hungarian and Romanian have within words, and what no Western language would have in the same places: ł is
 * written as ³ is, ř with ě or ů as ø with ì or ù, ő as õ, which Portuguese has before e alone, ţ with ă as þ with ã.
 */
const CENTRAL = [[/\p{L}[łąż]\p{L}/u], [/ř/, /[ěů]/], [/ő(?!e)/, /[áé]/], [/ţ/, /ă/]];

/** Returns whether a text, read as Central European, is that rather than Western. */
export const isCentralEuropean = (text: string): boolean =>
  CENTRAL.some((signs) => signs.every((sign) => sign.test(text)));

/** Returns whether a text has what ISO 8859-15 was made for, and no signs that it lacks. */
export const needsIso15 = (text: string): boolean => OF_ISO_15.test(text) && !CONTROL.test(text);

function mean(text: string, fitting: typeof fits): number {
  const signs = [...text];
  let [sum, count] = [0, 0];
  for (const [at, sign] of signs.entries()) {
    if (sign < '\u0080') continue;
    sum += fitting(sign, signs[at - 1] ?? '', signs[at + 1] ?? '');
    count += 1;
  }
  return count === 0 ? -1 : sum / count;
}
