import { type Locale, localize } from '@app/contract/core/locale';
import type { AlertWish } from '@app/contract/price-history/schemas';
import { basisPointsOf, money } from '@app/kernel/money';
import type { Platform } from '../../../../platform/slice.ts';
import { type DealSubject, dealsOfKind } from '../../../travel/public.ts';
import { logDay } from '../../core/usecases/note-prices.ts';
import {
  type DealSubjectRow,
  type GoodsSubject,
  goodsSubjects,
  runningDealSubjects,
} from '../db/alert-subject.repo.ts';
import { partsOf, partUsd } from '../domain/alert-price.ts';
import { askedDays } from './seen-now.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id in a key of one thing, such as `product:ID`; null in any other. */
function idIn({ kind, key }: Pick<AlertWish, 'kind' | 'key'>): string | null {
  const id = key.slice(kind.length + 1);
  return key.startsWith(`${kind}:`) && UUID.test(id) ? id : null;
}

/** What an alert is on, as it is now: the price that is compared, or of a deal how many units are left. */
export type AlertSubject = {
  readonly name: (lang: Locale) => string;
  readonly place: string;
  readonly cover: string | null;
  readonly target: Readonly<Record<string, string>>;
  readonly usd: number | null;
  readonly left: number | null;
};

const ofGoods = ({ id, name, cover, usd }: GoodsSubject): AlertSubject => ({
  name: (lang) => localize(name, lang),
  place: '',
  cover,
  target: { id },
  usd,
  left: null,
});

const ofDeal = ({ id, name, cover, left }: DealSubjectRow): AlertSubject => ({
  name: (lang) => localize(name, lang),
  place: '',
  cover,
  target: { id },
  usd: null,
  left,
});

/** What a wish of travel costs now, with tax and charges: of one adult, of a room for two; null where nothing can be had. */
async function travelUsd(platform: Platform, wish: AlertWish, subject: DealSubject): Promise<number | null> {
  const deals = dealsOfKind(platform, wish.kind);
  let sum = 0;
  for (const part of deals ? partsOf(wish, logDay(platform.clock.now())) : []) {
    const days = deals ? await askedDays(platform, deals, part) : [];
    const whole = days.map(({ day, asked, chargesUsd }) => ({
      day,
      usd: asked + basisPointsOf(money(asked), subject.taxBp).minor + chargesUsd,
    }));
    const usd = partUsd(part, whole);
    if (usd === null) return null;
    sum += usd;
  }
  return sum > 0 ? sum : null;
}

async function travelSubject(
  platform: Platform,
  wish: AlertWish,
  of: { readonly lang: Locale; readonly priced: boolean },
): Promise<AlertSubject | null> {
  const deals = dealsOfKind(platform, wish.kind);
  const names = async (lang: Locale) => (await deals?.subjects(platform.db, [wish.key], lang))?.get(wish.key);
  const subject = await names(of.lang);
  if (!subject?.online) return null;
  const usd = of.priced ? await travelUsd(platform, wish, subject) : null;
  return { ...subject, name: () => subject.name, usd, left: null };
}

/** What a wish is on, in a language, with its price of now where that is asked for; null where it is not sold any more. */
export async function alertSubject(
  platform: Platform,
  wish: AlertWish,
  of: { readonly lang: Locale; readonly priced: boolean },
): Promise<AlertSubject | null> {
  if (wish.kind !== 'product' && wish.kind !== 'deal') return travelSubject(platform, wish, of);
  const id = idIn(wish);
  if (id === null) return null;
  if (wish.kind === 'product') {
    const [goods] = await goodsSubjects(platform.db, [id]);
    return goods ? ofGoods(goods) : null;
  }
  const [deal] = await runningDealSubjects(platform.db, [id]);
  return deal ? ofDeal(deal) : null;
}
