const HAN = /\p{sc=Han}+/gu;

/**
 * Returns the Chinese stretches of a text in Latin letters without tones, each whole and by its initials: "里斯本" gives
 * "lisiben lsb"; nothing for a text without Chinese. The dictionary is loaded when first needed.
 */
export async function pinyinOf(text: string): Promise<string> {
  const stretches = text.match(HAN) ?? [];
  if (stretches.length === 0) return '';
  const { pinyin } = await import('pinyin-pro');
  const written = stretches.flatMap((stretch) => {
    const syllables = pinyin(stretch, { toneType: 'none', type: 'array', v: true });
    return [syllables.join(''), syllables.map((syllable) => syllable.slice(0, 1)).join('')];
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
