import type { Locale, Localized } from '@app/contract/core/locale';

/** What shopping sites know of a variant by a name of its own. */
export const FEED_ATTRIBUTES = ['color', 'size', 'material', 'pattern'] as const;
export type FeedAttribute = (typeof FEED_ATTRIBUTES)[number];

/** How shops call each of them in each language of the product, in small letters. */
const NAMES: Readonly<Record<FeedAttribute, Readonly<Record<Locale, readonly string[]>>>> = {
  color: {
    'en-US': ['color', 'colour', 'colors', 'colours'],
    'zh-cn': ['颜色', '颜色分类'],
    es: ['color', 'colores'],
    pt: ['cor', 'cores'],
  },
  size: {
    'en-US': ['size', 'sizes', 'shoe size'],
    'zh-cn': ['尺码', '尺寸', '鞋码'],
    es: ['talla', 'tallas', 'tamaño'],
    pt: ['tamanho', 'tamanhos'],
  },
  material: {
    'en-US': ['material', 'materials', 'fabric'],
    'zh-cn': ['材质', '面料'],
    es: ['material', 'tela'],
    pt: ['material', 'tecido'],
  },
  pattern: {
    'en-US': ['pattern', 'print'],
    'zh-cn': ['图案', '花纹'],
    es: ['estampado'],
    pt: ['estampa', 'padrão'],
  },
};

/** Returns which of them a specification of a product is, by its name in any language; null for another, such as a length of cable. */
export function feedAttributeOf(name: Localized): FeedAttribute | null {
  const names = Object.values(name).map((one) => one.trim().toLowerCase());
  const isNamed = (attribute: FeedAttribute): boolean =>
    Object.values(NAMES[attribute]).some((known) => known.some((one) => names.includes(one)));
  return FEED_ATTRIBUTES.find(isNamed) ?? null;
}
