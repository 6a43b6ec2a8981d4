import { type Locale, type Localized, localize, tagOf } from '@app/contract/core/locale';

/** Names all goods of an order, each product once with its pieces: "2 × Harbour tote, Stoneware teapot". */
export function goodsTitle(lines: readonly { name: Localized; quantity: number }[], lang: Locale): string {
  const pieces = new Map<string, number>();
  for (const { name, quantity } of lines) {
    const said = localize(name, lang);
    pieces.set(said, (pieces.get(said) ?? 0) + quantity);
  }
  const names = [...pieces].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
  return new Intl.ListFormat(tagOf(lang), { type: 'unit', style: 'short' }).format(names);
}
