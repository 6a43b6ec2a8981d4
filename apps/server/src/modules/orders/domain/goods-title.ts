import { namesText } from '@app/contract/core/list-words';
import { type Locale, type Localized, localize } from '@app/contract/core/locale';

/** Names all goods of an order, each product once with its pieces: "2 × Harbour tote, Stoneware teapot". */
export function goodsTitle(lines: readonly { name: Localized; quantity: number }[], lang: Locale): string {
  const pieces = new Map<string, number>();
  for (const { name, quantity } of lines) {
    const said = localize(name, lang);
    pieces.set(said, (pieces.get(said) ?? 0) + quantity);
  }
  return namesText(
    lang,
    [...pieces].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)),
  );
}
