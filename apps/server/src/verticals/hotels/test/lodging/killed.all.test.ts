import { lodgingEndpoints } from '@app/contract/lodging/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, switchBuying } from '../../../../modules/assistants/test/fixtures.ts';
import { patient } from '../../../../platform/testing/chaos.ts';
import { cutAtEach, type Fragile, openFragile } from '../../../../reliability/after-booking/at-each-step.ts';
import { plantHotel } from '../fixtures.ts';
import { booker, openGuests, wishFor } from './fixtures.ts';

let fragile: Fragile;
let profiles: Awaited<ReturnType<typeof openGuests>>;
beforeAll(async () => {
  [fragile, profiles] = await Promise.all([openFragile(), openGuests()]);
  await switchBuying(fragile.shop, true);
  fragile.victim.app.platform.cache.drop(['parameters']);
}, patient(120_000));
afterAll(async () => {
  await fragile.close();
  await profiles.close();
});

test(
  'a process that is cut off at any statement leaves a session as it was before or as it is after',
  async () => {
    const { shop, victim } = fragile;
    const url = profiles.at('/agent.json');
    const [one, weak] = [booker(shop, url), booker(victim, url)];
    const house = await plantHotel(shop, await shop.staff());
    const wish = wishFor(shop, house);
    await weak.create(wish);
    const counted = async () => {
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM lodging_session`.execute(
        shop.app.platform.db,
      );
      return rows[0]?.n ?? 0;
    };
    const before = await counted();
    const key = newKey();
    const cuts = await cutAtEach(
      fragile,
      { name: 'create', work: () => weak.create(wish, key), short: true },
      async () => (await counted()) - before,
    );
    expect([cuts > 2, (await counted()) - before]).toEqual([true, 1]);

    const buyer = await shop.buyer();
    const { body } = await one.create(wish);
    const state = async () => (await one.get(body.id)).body.status;
    const take = () =>
      victim.call(lodgingEndpoints.takeAssistantStay, { token: buyer.token, body: { id: body.id, version: 1 } });
    await cutAtEach(fragile, { name: 'take', work: take, short: true }, state);
    const taken = await take();
    expect(taken.code).toBe(200);

    const change = newKey();
    const longer = wishFor(shop, house, { nights: 3 });
    const nights = async () => (await one.get(body.id)).body.stays[0].stay_dates.end_date;
    await cutAtEach(fragile, { name: 'change', work: () => weak.put(body.id, longer, change), short: true }, nights);
    expect(await nights()).toBe(longer.stays[0]?.stay_dates.end_date);

    const again = newKey();
    await cutAtEach(fragile, { name: 'cancel', work: () => weak.cancel(body.id, again), short: true }, state);
    expect(await state()).toBe('canceled');
    const left = await sql`SELECT 1 FROM travel_quote WHERE id = ${taken.data.quoteId}`.execute(shop.app.platform.db);
    expect(left.rows).toEqual([]);
  },
  patient(180_000),
);
