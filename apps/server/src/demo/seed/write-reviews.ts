import { pictureUrl } from '../content/picture-list.ts';
import { reviewPictures } from '../content/review-pictures.ts';
import { reviewTexts } from '../content/review-texts.ts';
import type { Chance } from './chance.ts';
import type { ChosenLine } from './choose-goods.ts';
import type { LivingOrder } from './order-life.ts';

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

/** What the customer of an order writes about its goods: better liked goods get better stars, most with a text. */
export function reviewsOf(order: LivingOrder, chance: Chance, at: Date): LivingOrder['reviews'] {
  const texts = reviewTexts[order.plan.customer.locale];
  return order.lines.map(({ id, product }) => {
    const score = chance.next() * 0.75 + product.product.appeal * 0.45;
    const rating = SCORES.find(([least]) => score > least)?.[1] ?? 1;
    const shown = chance.maybe(0.28) ? chance.whole(1, 3) : 0;
    return {
      lineId: id,
      rating,
      text: chance.maybe(0.88) ? chance.pick<string>(texts[rating]) : '',
      pictures: picturesOf({ product }, shown),
      at,
    };
  });
}
