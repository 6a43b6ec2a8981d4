/** Signs that texts of shops hold beside letters. */
const SIGNS = /[«»¿¡€£¥©®°ºª™–—‘’“”„…•·²³½¼¾×\u00a0]/u;
/** Signs that Chinese texts hold beside letters. */
const WIDE_SIGNS = /[\u3000-\u3011\uff01-\uff5e·—‘’“”…×℃￥]/u;
const LATIN = /\p{Script=Latin}/u;
const HAN = /\p{Script=Han}/u;
const ASCII_LETTER = /[A-Za-z]/;
const LOWER = /\p{Lowercase}/u;
const UPPER = /\p{Uppercase}/u;

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

function fits(sign: string, before: string, after: string): number {
  if (HAN.test(sign)) return hanFits(sign, before, after);
  if (LATIN.test(sign)) return latinFits(sign, before, after);
  if (SIGNS.test(sign)) return 0.3;
  return WIDE_SIGNS.test(sign) ? 0.5 : -1;
}

/**
 * Returns how plausible a text is: 1 when each of its letters beyond ASCII fits the letters beside it, below 0 when most
 * do not.
 */
export function plausibility(text: string): number {
  const signs = [...text];
  let [sum, count] = [0, 0];
  for (const [at, sign] of signs.entries()) {
    if (sign < '\u0080') continue;
    sum += fits(sign, signs[at - 1] ?? '', signs[at + 1] ?? '');
    count += 1;
  }
  return count === 0 ? -1 : sum / count;
}
