import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Price } from '@app/contract/core/validation';
import { isDated } from '@app/contract/deals/deal-facts';
import type { shapes } from '@app/contract/deals/schemas';
import type { DealCard, DealDay, DealDetail } from '@app/contract/deals/views';
import type { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { priceIn } from '../../../currencies/public.ts';
import { knownSince, readPriors, variantKey } from '../../../price-history/core.ts';
import { type DealDayPrice, lowestAtDeal, percentOff, shownBefore } from '../../../travel-deals/core.ts';
import {
  keptMinutes,
  type ShownDeal,
  shownTravelDeal,
  shownTravelDeals,
  travelDealDays,
} from '../../../travel-deals/public.ts';
import { type OpenGoodsDeal, openGoodsDeal, openGoodsDeals } from '../db/open-deal.repo.ts';
import { countCities, countKinds, countTimes, dealList, type ListedDeal, stateAt } from '../domain/deal-list.ts';

type DealsReader = { readonly lang: Locale; readonly currency: string };
type Shapes = typeof shapes;
type Money = (usd: number) => Price;

/** Deals of goods that are shown at most. */
const MOST = 1_000;

/** A deal of goods or of travel in a list. */
type Listed = ListedDeal & ({ readonly goods: OpenGoodsDeal } | { readonly travel: ShownDeal });

const listedGoods = (goods: OpenGoodsDeal): Listed => ({ ...goods, kind: 'product', cityId: null, goods });
const listedTravel = (travel: ShownDeal): Listed => ({
  ...travel.row,
  cityId: travel.subject.city?.id ?? null,
  travel,
});

type Waiting = { readonly waiting: number; readonly waitingUntil: Date | null };
const waitingView = ({ waiting, waitingUntil }: Waiting) =>
  waiting > 0 && waitingUntil ? { units: waiting, until: waitingUntil.toISOString() } : null;

const pricesView = (lowest: { wasUsd: number | null; nowUsd: number } | null, money: Money) => ({
  now: lowest && money(lowest.nowUsd),
  was: lowest && lowest.wasUsd !== null ? money(lowest.wasUsd) : null,
  percent: lowest && lowest.wasUsd !== null ? percentOff(lowest.wasUsd, lowest.nowUsd) : null,
});

/** What a card has of any deal. */
const basis = (deal: Omit<ListedDeal, 'cityId'> & { readonly perCustomer: number | null }, now: Date) => ({
  id: deal.id,
  kind: deal.kind,
  state: stateAt(deal, now),
  startsAt: deal.startsAt.toISOString(),
  endsAt: deal.endsAt.toISOString(),
  quota: deal.quota,
  left: Math.max(0, deal.quota - deal.claimed),
  perCustomer: deal.perCustomer,
});

const goodsCard = (goods: OpenGoodsDeal, of: { reader: DealsReader; now: Date; money: Money }): DealCard => ({
  ...basis({ ...goods, kind: 'product' }, of.now),
  title: localize(goods.name, of.reader.lang),
  line: '',
  cover: goods.cover,
  subject: '',
  place: '',
  ...pricesView({ ...goods, wasUsd: shownBefore(goods.wasUsd, goods.nowUsd) }, of.money),
  party: null,
  waiting: waitingView(goods),
  days: null,
  hours: null,
});

const ANY_DAY = 7;

function travelCard(deal: ShownDeal, days: readonly DealDayPrice[], of: { now: Date; money: Money }): DealCard {
  const { row, subject } = deal;
  const lowest = lowestAtDeal(days);
  const dated = row.travelFrom !== null || row.travelTo !== null || row.weekdays.length < ANY_DAY;
  const known = row.method === 'percent' ? row.value : null;
  return {
    ...basis(row, of.now),
    title: deal.title,
    line: deal.line,
    cover: subject.cover,
    subject: subject.name,
    place: subject.place,
    ...pricesView(lowest, of.money),
    ...(lowest ? {} : { percent: known }),
    party: subject.party ?? null,
    waiting: waitingView(row),
    days: dated ? { from: row.travelFrom, to: row.travelTo, weekdays: row.weekdays } : null,
    hours: row.sitting,
  };
}

async function card(
  platform: Platform,
  deal: Listed,
  of: { reader: DealsReader; now: Date; money: Money },
): Promise<DealCard> {
  if ('goods' in deal) return goodsCard(deal.goods, of);
  return travelCard(deal.travel, (await travelDealDays(platform, deal.travel, of.reader.lang)).days, of);
}

/** A page of the deals of a kind, or of all kinds, in a city, or anywhere, at a time, with how many there are of each. */
export async function listOpenDeals(
  platform: Platform,
  query: z.output<Shapes['dealList']['query']>,
  reader: DealsReader,
): Promise<z.output<Shapes['dealList']['answer']>> {
  const { kind, city, time, page, limit } = query;
  const now = platform.clock.now();
  const [goods, travel, money] = await Promise.all([
    openGoodsDeals(platform.db, MOST),
    shownTravelDeals(platform, reader.lang),
    priceIn(platform, reader.currency),
  ]);
  const deals = [...goods.map(listedGoods), ...travel.map(listedTravel)];
  const found = dealList(deals, { kind, city, time, now });
  const list: DealCard[] = [];
  for (const deal of found.slice((page - 1) * limit, page * limit))
    list.push(await card(platform, deal, { reader, now, money }));
  const anywhere = dealList(deals, { kind, time, now });
  const names = new Map(travel.flatMap(({ subject }) => (subject.city ? [[subject.city.id, subject.city.name]] : [])));
  return {
    list,
    total: found.length,
    page,
    limit,
    kinds: countKinds(deals),
    times: countTimes(deals, { kind, city, now }),
    cities: countCities(anywhere).map((one) => ({ ...one, name: names.get(one.id) ?? '' })),
  };
}

function calendarDay({ day, wasUsd, nowUsd, priorUsd, stays, time }: DealDayPrice, money: Money): DealDay {
  const beforeUsd = nowUsd === null ? null : shownBefore(priorUsd, nowUsd);
  return {
    day,
    stays: [...stays],
    time,
    was: money(wasUsd),
    now: nowUsd === null ? null : money(nowUsd),
    before: beforeUsd === null ? null : money(beforeUsd),
  };
}

/** One deal that is switched on, over or not. Refuses record.not_found. */
export async function readOpenDeal(platform: Platform, id: string, reader: DealsReader): Promise<DealDetail> {
  const now = platform.clock.now();
  const money = await priceIn(platform, reader.currency);
  const goods = await openGoodsDeal(platform.db, id);
  if (goods) {
    const target = { id: goods.productId };
    const [prior] = await readPriors(platform.db, [{ key: variantKey(goods.variantId), startsAt: goods.startsAt }]);
    const pricesSince = knownSince(goods.startsAt, prior?.knownDays ?? 0);
    return { ...goodsCard(goods, { reader, now, money }), calendar: [], target, pricesSince, keptMinutes: null };
  }
  const deal = (await shownTravelDeal(platform, id, reader.lang)) ?? refuse('record.not_found');
  const { days, knownDays } = await travelDealDays(platform, deal, reader.lang);
  const dated = isDated(deal.row.kind);
  return {
    ...travelCard(deal, days, { now, money }),
    calendar: dated ? days.map((one) => calendarDay(one, money)) : [],
    target: deal.subject.target,
    pricesSince: knownSince(deal.row.startsAt, knownDays),
    keptMinutes: await keptMinutes(platform, deal.row.kind),
  };
}
