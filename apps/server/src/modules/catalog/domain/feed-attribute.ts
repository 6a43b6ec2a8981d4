import type { Localized } from '@app/contract/core/locale';

/** What shopping sites know of a variant by a name of its own. */
export const FEED_ATTRIBUTES = ['color', 'size', 'material', 'pattern'] as const;
export type FeedAttribute = (typeof FEED_ATTRIBUTES)[number];

/** How shops call each of them in the languages of the product, in small letters. */
const NAMES: Readonly<Record<FeedAttribute, readonly string[]>> = {
  color: ['color', 'colour', 'colors', 'colours', '颜色', '颜色分类', 'cor', 'cores'],
  size: ['size', 'sizes', 'shoe size', '尺码', '尺寸', '鞋码', 'talla', 'tallas', 'tamaño', 'tamanho', 'tamanhos'],
  material: ['material', 'materials', 'fabric', '材质', '面料', 'tela', 'tecido'],
  pattern: ['pattern', 'print', '图案', '花纹', 'estampado', 'estampa', 'padrão'],
};

/** Returns which of them a specification of a product is, by its name in any language; null for another, such as a length of cable. */
export function feedAttributeOf(name: Localized): FeedAttribute | null {
  const names = Object.values(name).map((one) => one.trim().toLowerCase());
  return FEED_ATTRIBUTES.find((attribute) => NAMES[attribute].some((known) => names.includes(known))) ?? null;
}
