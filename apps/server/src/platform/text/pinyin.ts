const HAN = /\p{sc=Han}+/gu;

/** A stretch of so many characters is written by every combination of their readings; a longer one by one other reading at a time. */
const COMBINED = 4;
/** Readings of one stretch at most. */
const MOST = 32;

/** Every reading of a stretch by the readings of its characters, the usual one first. */
function readingsOf(usual: readonly string[], readings: readonly (readonly string[])[]): string[][] {
  if (usual.length > COMBINED) {
    const others = readings.flatMap((each, at) => each.map((reading) => usual.with(at, reading)));
    return [[...usual], ...others].slice(0, MOST);
  }
  let all: string[][] = [[]];
  usual.forEach((first, at) => {
    const here = [...new Set([first, ...(readings[at] ?? [])])];
    all = all.flatMap((way) => here.map((reading) => [...way, reading]));
  });
  return all.slice(0, MOST);
}

/**
 * Returns the Chinese stretches of a text in Latin letters without tones, each whole and by its initials: "里斯本" gives
 * "lisiben lsb"; nothing for a text without Chinese. A character that is read in several ways is written by each of them:
 * 繁峙 is "fanshi" to those who live there. The dictionary is loaded when first needed.
 */
export async function pinyinOf(text: string): Promise<string> {
  const stretches = text.match(HAN) ?? [];
  if (stretches.length === 0) return '';
  const { pinyin, polyphonic } = await import('pinyin-pro');
  const written = stretches.flatMap((stretch) => {
    const usual = pinyin(stretch, { toneType: 'none', type: 'array', v: true });
    const readings = polyphonic(stretch, { toneType: 'none', type: 'array', v: true });
    return readingsOf(usual, readings).flatMap((syllables) => [
      syllables.join(''),
      syllables.map((syllable) => syllable.slice(0, 1)).join(''),
    ]);
  });
  return [...new Set(written)].join(' ');
}

type MaybeChinese = { readonly 'zh-cn'?: string | undefined };

/** Returns the pinyin of the Chinese ones of several localized texts. */
export const pinyinOfAll = (texts: readonly MaybeChinese[]): Promise<string> =>
  pinyinOf(texts.map((text) => text['zh-cn'] ?? '').join(' '));

/** Returns each Chinese stretch of a text as its syllables, apart by blanks: "真丝 silk 裙" gives ["zhen si", "qun"]. */
export async function pinyinSyllables(text: string): Promise<string[]> {
  const stretches = text.match(HAN) ?? [];
  if (stretches.length === 0) return [];
  const { pinyin } = await import('pinyin-pro');
  return stretches.map((stretch) => pinyin(stretch, { toneType: 'none', type: 'array', v: true }).join(' '));
}
