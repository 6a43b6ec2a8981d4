import { addMs, DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { storeArticle } from '../../modules/content/public.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { interests } from '../content/interests.ts';
import { about } from '../content/pages/about.ts';
import { condition } from '../content/pages/condition.ts';
import { htmlOf } from '../content/pages/page.ts';
import { privacy } from '../content/pages/privacy.ts';
import { returnPolicy } from '../content/pages/return-policy.ts';
import { pictureUrl } from '../content/picture-list.ts';
import { insertRows } from './bulk.ts';
import { type Chance, createChance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';

/** Apart from the rest of the demo, so that what people say of themselves changes nothing else in it. */
const OWN_SEED = 0x5e1f;
const STEP = 10;

/** The shop's own pages as the demo brand has written them. */
export async function seedPages(tx: Tx): Promise<void> {
  for (const { key, title, parts } of [about, condition, privacy, returnPolicy]) {
    const html = {
      'en-US': htmlOf(parts['en-US']),
      'zh-cn': htmlOf(parts['zh-cn']),
      es: htmlOf(parts.es),
      pt: htmlOf(parts.pt),
    };
    await storeArticle(tx, { key, title, html });
  }
}

type Profile = { readonly id: string; readonly gender: string | null; readonly birthday: string };

const INES_PROFILE = { gender: 'female', birthday: '1991-05-17' };
const INES_SIZE = { units: 'metric', height_mm: 1_680, weight_g: 60_500, bust_mm: 880, waist_mm: 705, hips_mm: 960 };

/** Gender and birthday of those who have given them; the named customer, who is the first, has. */
function profilesOf(customers: readonly SeededCustomer[], chance: Chance, now: Date): Profile[] {
  const [named, ...others] = customers;
  const given = others
    .filter(() => chance.maybe(0.6))
    .map(({ id }) => ({
      id,
      gender: chance.pick(['female', 'male', 'female', 'male', 'other', null]),
      birthday: addMs(now, -Math.round(chance.between(18, 70) * 365.25) * DAY)
        .toISOString()
        .slice(0, 10),
    }));
  return [...(named ? [{ id: named.id, ...INES_PROFILE }] : []), ...given];
}

const chancySize = (chance: Chance) => ({
  units: chance.maybe(0.3) ? 'imperial' : 'metric',
  height_mm: chance.whole(150, 195) * 10,
  weight_g: chance.whole(45, 110) * 1_000,
  bust_mm: chance.whole(78, 120) * 10,
  waist_mm: chance.whole(60, 110) * 10,
  hips_mm: chance.maybe(0.8) ? chance.whole(84, 125) * 10 : null,
});

/** Measurements of those who have given them, in either system of units. */
function sizesOf(customers: readonly SeededCustomer[], chance: Chance, now: Date) {
  return customers
    .filter((_, index) => index === 0 || chance.maybe(0.3))
    .map(({ id }, index) => ({
      customer_id: id,
      ...(index === 0 ? INES_SIZE : chancySize(chance)),
      updated_at: addMs(now, -chance.whole(1, 90) * DAY),
    }));
}

/** What there is to choose, and what the customers say of themselves. `tops` are the ids of the top categories. */
export async function seedInterests(
  tx: Tx,
  given: { customers: readonly SeededCustomer[]; tops: readonly string[]; now: Date },
): Promise<void> {
  const { customers, tops, now } = given;
  const chance = createChance(OWN_SEED);
  const before = addMs(now, -400 * DAY);
  const rows = interests.map((interest, index) => ({ ...interest, id: chance.id(before), index }));
  await insertRows(
    tx,
    'interest',
    rows.map(({ id, kind, name, picture, withdrawn, index }) => ({
      id,
      kind,
      name,
      image: pictureUrl(picture),
      enabled: withdrawn !== true,
      sort_weight: (rows.length - index) * STEP,
      version: 1,
      created_at: before,
    })),
  );
  const profiles = profilesOf(customers, chance, now);
  await sql`
    UPDATE customer c SET gender = p.gender, birthday = p.birthday
      FROM json_to_recordset(${JSON.stringify(profiles)}::json) AS p(id uuid, gender text, birthday date)
     WHERE c.id = p.id AND c.deleted_at IS NULL`.execute(tx);
  await insertRows(tx, 'customer_size', sizesOf(customers, chance, now));
  const tellers = customers.filter((_, index) => index === 0 || chance.maybe(0.5));
  const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => chance.maybe(share));
  const choices = tellers.map((customer) => ({ customer, chosen: some(rows, 0.22), categories: some(tops, 0.3) }));
  await insertRows(
    tx,
    'customer_interest',
    choices.flatMap(({ customer, chosen }) => chosen.map(({ id }) => ({ customer_id: customer.id, interest_id: id }))),
  );
  await insertRows(
    tx,
    'customer_category',
    choices.flatMap(({ customer, categories }) =>
      categories.map((id) => ({ customer_id: customer.id, category_id: id })),
    ),
  );
}
