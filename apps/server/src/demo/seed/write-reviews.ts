import { pictureUrl } from '../content/picture-list.ts';
import { reviewPictures } from '../content/review-pictures.ts';
import { reviewTexts } from '../content/review-texts.ts';
import type { Chance } from './chance.ts';
import type { ChosenLine } from './choose-goods.ts';
import type { LivingOrder } from './living-order.ts';

/** The least score for each number of stars, most stars first. */
const SCORES = [
  [0.55, 5],
  [0.36, 4],
  [0.29, 3],
  [0.25, 2],
] as const;

/** The first pictures of what was bought, as buyers share them. */
export const picturesOf = ({ product }: Pick<ChosenLine, 'product'>, count: number): string[] =>
  reviewPictures(product.product).slice(0, count).map(pictureUrl);

/** Reviews that are read together: none of them says the same as another. */
const SIDE_BY_SIDE = 8;

/**
 * Gives what is written about goods: in turns, about one product never the same twice, and nothing that one of the last
 * reviews said, nor of the last ones with photos where it has photos; empty when all has been said.
 */
export function reviewWords() {
  const turns = new Map<readonly string[], number>();
  const said = new Map<string, Set<string>>();
  const lately: string[] = [];
  const pictured: string[] = [];
  return (texts: readonly string[], productId: string, withPhotos: boolean): string => {
    const before = said.get(productId) ?? new Set<string>();
    said.set(productId, before);
    const turn = turns.get(texts) ?? 0;
    turns.set(texts, turn + 1);
    const beside = [...lately.slice(-SIDE_BY_SIDE), ...(withPhotos ? pictured.slice(-SIDE_BY_SIDE) : [])];
    const inTurn = texts.map((_, index) => texts[(turn + index) % texts.length] ?? '');
    const words = inTurn.find((text) => !before.has(text) && !beside.includes(text)) ?? '';
    before.add(words);
    lately.push(words);
    if (withPhotos) pictured.push(words);
    return words;
  };
}

/** What the customer of an order writes about its goods: better liked goods get better stars, most with a text. */
export function reviewsOf(
  order: LivingOrder,
  made: { chance: Chance; words: ReturnType<typeof reviewWords>; at: Date },
): LivingOrder['reviews'] {
  const { chance, words, at } = made;
  const texts = reviewTexts[order.plan.customer.locale];
  return order.lines.map(({ id, product }) => {
    const score = chance.next() * 0.75 + product.product.appeal * 0.45;
    const rating = SCORES.find(([least]) => score > least)?.[1] ?? 1;
    const shown = chance.maybe(0.28) ? chance.whole(1, 3) : 0;
    return {
      lineId: id,
      rating,
      text: chance.maybe(0.88) ? words(texts[rating], product.id, shown > 0) : '',
      pictures: picturesOf({ product }, shown),
      at,
    };
  });
}
