const HAN = /^[\p{sc=Han}·]+$/u;

/** Whether a text is written in Chinese characters alone. */
export const isHan = (text: string): boolean => HAN.test(text);

/** Shorter words are not guessed at: too many others are one letter away. */
const SHORTEST = 4;
const LONG = 8;

/** Slips that are forgiven in a word of this length: one, from eight letters on two. */
export const slipsIn = (length: number): number => (length < SHORTEST ? 0 : length < LONG ? 1 : 2);

/** The same of Chinese characters, each of which says as much as two letters. */
const hanSlipsIn = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** The slips between a typed word and each beginning of another, or with `anywhere` each part of it that ends there. */
function slipsUpTo(typed: string, other: string, anywhere: boolean): number[] {
  const width = other.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, at) => (anywhere ? 0 : at));
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j < width; j += 1) {
      const same = typed[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === other[j - 2] && typed[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last;
}

/**
 * How many letters are too many, missing, another or changed round with their neighbour between a typed word and another
 * one: `whole`, and to that beginning of the other which is nearest, `start`.
 */
export function slipsBetween(typed: string, other: string): { whole: number; start: number } {
  const found = slipsUpTo(typed, other, false);
  return { whole: found[other.length] ?? typed.length, start: Math.min(...found) };
}

const forgiven = (typed: string): number => (isHan(typed) ? hanSlipsIn : slipsIn)(typed.length);

/**
 * How many slips of the finger are between a typed word and a name, both folded; null where it is not meant. "lisbno" is one
 * from "lisbon", 雷克雅末克 one from 雷克雅未克.
 */
export function slips(typed: string, name: string): number | null {
  const most = forgiven(typed);
  if (Math.abs(typed.length - name.length) > most) return null;
  const { whole } = slipsBetween(typed, name);
  return whole <= most ? whole : null;
}

/** Fewest characters that are looked for inside a longer name. */
const FEWEST_WITHIN = 4;

/** Whether a part of a name in Chinese, whose words are not parted, is meant: 特茹合酒店 is one slip from a part of 里斯本特茹河酒店. */
export const isSlipWithin = (typed: string, name: string): boolean =>
  isHan(typed) && typed.length >= FEWEST_WITHIN && Math.min(...slipsUpTo(typed, name, true)) <= forgiven(typed);

/** Parts of a text of which one at least stands unchanged in whatever it is a slip of. */
export function unharmedParts(typed: string): string[] {
  const parts = 2 * forgiven(typed) + 1;
  const size = Math.floor(typed.length / parts);
  if (size < 1) return [];
  return Array.from({ length: parts }, (_, at) =>
    typed.slice(at * size, at === parts - 1 ? undefined : (at + 1) * size),
  );
}
