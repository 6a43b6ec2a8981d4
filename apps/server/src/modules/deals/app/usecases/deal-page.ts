import type { DealDetail } from '@app/contract/deals/views';
import type { Platform } from '../../../../platform/slice.ts';
import { type Html, html } from '../../../../platform/text/html.ts';
import {
  facts,
  type JsonLd,
  listedPages,
  offerData,
  type PageContent,
  type PageKind,
  type PageReader,
  paragraphs,
  priceLine,
  section,
  storedNames,
  table,
} from '../../../pages/public.ts';
import { offeredTags } from '../../../travel/public.ts';
import { TRAVEL_DEALS } from '../../../travel-deals/core.ts';
import { dealNames, listedDeals } from '../db/deal-page.repo.ts';
import { listOpenDeals, readOpenDeal } from './show-deals.ts';

/** Days of the calendar that a page shows. */
const DAYS = 31;
const FEATURED = 12;

const calendar = (deal: DealDetail, reader: PageReader): Html | null =>
  section(
    reader.say('page.lowest'),
    table(
      [reader.say('page.day'), reader.say('page.price'), reader.say('page.before')],
      deal.calendar
        .flatMap(({ day, now, before }) =>
          now ? [[reader.day(day), reader.money(now), before && reader.money(before)]] : [],
        )
        .slice(0, DAYS),
    ),
  );

function body(deal: DealDetail, reader: PageReader): Html {
  const { now, was, percent } = deal;
  const off = percent === null || percent === 0 ? null : reader.say('page.percent_off', { percent });
  return html`${
    now
      ? priceLine({
          price: reader.say('catalog.listed_from', { amount: reader.money(now) }),
          before: was && was.usd > now.usd ? reader.money(was) : null,
          notes: [off, deal.left === 0 ? reader.say('catalog.sold_out') : null],
        })
      : html`<p>${off ?? reader.say('catalog.sold_out')}</p>`
  }
${paragraphs(deal.line)}
${facts([
  [reader.say('page.deal_on'), [deal.subject, deal.place].filter(Boolean).join(', ')],
  [
    reader.say('page.deal_time'),
    reader.say('page.deal_until', {
      from: reader.moment(deal.startsAt, 'UTC'),
      until: `${reader.moment(deal.endsAt, 'UTC')} UTC`,
    }),
  ],
  [reader.say('page.left'), deal.left],
])}
${calendar(deal, reader)}`;
}

function data(deal: DealDetail, reader: PageReader): readonly JsonLd[] {
  if (!deal.now) return [];
  return [
    {
      '@type': 'Product',
      offers: offerData({
        price: deal.now,
        availability: deal.state === 'scheduled' ? 'PreOrder' : deal.left === 0 ? 'SoldOut' : 'LimitedAvailability',
        url: reader.address('deal', { id: deal.id, name: deal.title }),
        before: deal.was && deal.was.usd > deal.now.usd ? deal.was : null,
        until: deal.endsAt,
        more: { validFrom: deal.startsAt },
      }),
    },
  ];
}

async function read(platform: Platform, id: string, reader: PageReader): Promise<PageContent | null> {
  const deal = await readOpenDeal(platform, id, reader);
  if (deal.state === 'ended') return null;
  return {
    name: deal.title,
    about: deal.line || [deal.title, deal.subject, deal.place].filter(Boolean).join(', '),
    pictures: deal.cover ? [deal.cover] : [],
    within: [],
    opens: { route: 'dealDetails', query: { id } },
    body: body(deal, reader),
    data: data(deal, reader),
    tags: ['products', 'deals', TRAVEL_DEALS, ...offeredTags(platform)],
  };
}

/** The pages of deals of every kind. */
export const dealPages = (platform: Platform): PageKind => ({
  kind: 'deal',
  names: (id) => storedNames(platform.reads, dealNames(id)),
  read: (id, reader) => read(platform, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedDeals),
  featured: async (reader) => {
    const found = await listOpenDeals(platform, { page: 1, limit: FEATURED, time: 'running' }, reader);
    return {
      title: reader.say('page.deals'),
      links: found.list.map(({ id, title, cover, now }) => ({
        kind: 'deal',
        id,
        name: title,
        picture: cover,
        notes: [now && reader.say('catalog.listed_from', { amount: reader.money(now) })],
      })),
      tags: ['products', 'deals', TRAVEL_DEALS, ...offeredTags(platform)],
    };
  },
});
