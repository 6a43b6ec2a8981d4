import { pinyinSyllables } from './pinyin.ts';

const HAN = /\p{sc=Han}+/gu;

let simplified: ReadonlySet<string> | null = null;

/** The 6,763 characters of GB 2312, in which simplified Chinese is written; its codes stand together. */
function simplifiedHan(): ReadonlySet<string> {
  if (simplified) return simplified;
  const [firstRow, lastRow, firstCell, lastCell] = [0xb0, 0xf7, 0xa1, 0xfe];
  const codes: number[] = [];
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let cell = firstCell; cell <= lastCell; cell += 1) codes.push(row, cell);
  simplified = new Set(new TextDecoder('gb18030').decode(Uint8Array.from(codes)));
  return simplified;
}

/** Whether a text has characters that simplified Chinese does not write, as the traditional 錶 of 手錶. */
export const mayBeTraditional = (text: string): boolean =>
  [...text].some((sign) => /\p{sc=Han}/u.test(sign) && !simplifiedHan().has(sign));

/** Returns a text with each stretch of traditional Chinese by its sound, which the simplified one shares: 手錶 is "shoubiao". */
export async function soundOfTraditional(text: string): Promise<string> {
  const stretches = [...new Set(text.match(HAN) ?? [])].filter(mayBeTraditional);
  let sound = text;
  for (const stretch of stretches.sort((one, other) => other.length - one.length)) {
    const [syllables = ''] = await pinyinSyllables(stretch);
    sound = sound.replaceAll(stretch, ` ${syllables.replaceAll(' ', '')} `);
  }
  return sound;
}
