import { staffAllDealsEndpoints } from '@app/contract/deals/all-deals-endpoints';
import { dealEndpoints } from '@app/contract/deals/endpoints';
import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import type { TravelDealInput } from '@app/contract/travel-deals/schemas';
import { addMs, DAY, HOUR } from '@app/kernel/clock';
import type { Shop } from './shop.ts';

type On = Pick<TravelDealInput, 'kind' | 'key'>;

/** A deal of a quarter off that runs from an hour ago for a day, unless said. */
export const dealOn = (shop: Pick<Shop, 'app'>, of: On & Partial<TravelDealInput>): TravelDealInput => ({
  title: { 'en-US': 'Quiet days', es: 'Días tranquilos' },
  line: { 'en-US': 'A quarter less.' },
  method: 'percent',
  value: 25,
  quota: 10,
  perCustomer: null,
  startsAt: addMs(shop.app.platform.clock.now(), -HOUR).toISOString(),
  endsAt: addMs(shop.app.platform.clock.now(), DAY).toISOString(),
  travelFrom: null,
  travelTo: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  enabled: true,
  ...of,
});

/** Makes a deal through the back office; returns its id. */
export async function makeDeal(shop: Shop, staff: string, of: On & Partial<TravelDealInput>): Promise<string> {
  const made = await shop.call(staffTravelDealEndpoints.createTravelDeal, { token: staff, body: dealOn(shop, of) });
  if (made.code !== 200) throw new Error(`deal: ${JSON.stringify(made.data)}`);
  return made.data.id;
}

/** A deal as customers see it. */
export const readDeal = async (shop: Shop, id: string) =>
  (await shop.call(dealEndpoints.dealDetails, { query: { id } })).data;

/** What a quote's deal line takes off, in US cents. */
export const dealLine = (quote: { priceLines: readonly { step: string; amount: { usd: number } }[] }): number =>
  quote.priceLines.find(({ step }) => step === 'deal')?.amount.usd ?? Number.NaN;

/** The deals that a text finds in the back office's two lists, that of travel and that of every kind: by both the same. */
export async function dealsFound(shop: Shop, staff: string, title: string): Promise<string[]> {
  const query = { title, limit: '100' };
  const ofTravel = await shop.call(staffTravelDealEndpoints.listTravelDeals, { token: staff, query });
  const ofAll = await shop.call(staffAllDealsEndpoints.listAllDeals, { token: staff, query });
  const [travel, all] = [ofTravel, ofAll].map(({ data }) => data.list.map(({ id }) => id).sort());
  if (JSON.stringify(travel) !== JSON.stringify(all)) throw new Error(`${title}: ${travel} and ${all}`);
  return travel ?? [];
}
