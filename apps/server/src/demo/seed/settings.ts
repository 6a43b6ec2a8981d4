import { addMs, DAY, HOUR } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { banners } from '../content/banners.ts';
import { agents, currencies, hotKeywords, levels, logistics } from '../content/money-places.ts';
import { pictureUrl } from '../content/picture-list.ts';
import { demoIdentity, demoReturns, demoSupport } from '../content/shop-facts.ts';
import { DEMO_CUSTOMER } from '../demo-customer.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import { writeBanner } from './write-banner.ts';

/** A currency whose rate nobody has entered anew for long, and one that has a rate to come. */
const [NEGLECTED, PLANNED] = ['TND', 'EUR'];

/** Currencies with a rate each that is a year old, and but for one the same entered anew this morning. */
export async function seedCurrencies(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'currency',
    currencies.map(({ code, name, symbol, decimals }, index) => ({
      code,
      name,
      symbol,
      decimals,
      enabled: true,
      sort_weight: 900 - index * 10,
      is_default: false,
      version: 1,
      updated_at: now,
    })),
  );
  await insertRows(
    tx,
    'currency_rate',
    currencies.flatMap(({ code, rate }) => {
      const row = { currency: code, rate, source: 'demo', entered_by: 'admin', entered_at: addMs(now, -365 * DAY) };
      const first = { ...row, valid_from: addMs(now, -365 * DAY) };
      if (code === NEGLECTED) return [first];
      const anew = { ...row, valid_from: addMs(now, -HOUR), entered_at: addMs(now, -HOUR) };
      const planned = { ...row, valid_from: addMs(now, 30 * DAY), entered_at: addMs(now, -HOUR) };
      return code === PLANNED ? [first, anew, planned] : [first, anew];
    }),
  );
}

/** Parcel services; gives their ids. */
export async function seedLogistics(tx: Tx, chance: Chance, now: Date): Promise<string[]> {
  const rows = logistics.map(({ code, name, trackingUrl }, index) => ({
    id: chance.id(now),
    code,
    name,
    tracking_url: trackingUrl,
    enabled: true,
    sort_weight: 100 - index * 10,
  }));
  await insertRows(tx, 'logistics_company', rows);
  return rows.map((row) => row.id);
}

/** Member levels, lowest first. */
export async function seedLevels(tx: Tx, chance: Chance, now: Date): Promise<void> {
  await insertRows(
    tx,
    'member_level',
    levels.map((level) => ({
      id: chance.id(now),
      identifier: level.identifier,
      name: level.name,
      image: null,
      threshold_usd: level.thresholdUsd,
      discount_bp: level.discountBp,
      benefits: level.benefits,
    })),
  );
}

/** The agent whose code the register screen offers. */
export const OFFERED_CODE = agents[0]?.inviteCode ?? '';

/** Words searched for: the hot ones in their order, and how often each was typed. */
export async function seedKeywords(tx: Tx, chance: Chance): Promise<void> {
  const rows = Object.entries(hotKeywords).flatMap(([locale, words]) =>
    words.map((keyword, index) => ({
      locale,
      keyword,
      hot_rank: index < 6 ? index + 1 : null,
      times: chance.whole(40, 160) + (words.length - index) * 70,
    })),
  );
  await insertRows(tx, 'search_keyword', rows);
}

/** Banners of the home screen, in force since yesterday and for a year. */
export async function seedBanners(
  tx: Tx,
  made: { chance: Chance; now: Date; categories: ReadonlyMap<string, string>; products: ReadonlyMap<string, string> },
): Promise<void> {
  const { chance, now } = made;
  for (const [index, banner] of banners.entries()) {
    await writeBanner(tx, banner, {
      id: chance.id(now),
      image: pictureUrl(banner.picture),
      effectiveAt: addMs(now, -DAY),
      expiresAt: addMs(now, 365 * DAY),
      sortWeight: 100 - index * 10,
      categories: made.categories,
      products: made.products,
    });
  }
}

/** How the demo brand looks. */
export async function seedIdentity(tx: Tx): Promise<void> {
  await tx.updateTable('shop_identity').set(demoIdentity).execute();
}

/** Parameters that differ from their initial values in the demo. */
export async function seedParameters(tx: Tx): Promise<void> {
  const rows = Object.entries({
    'demo.invite_code': OFFERED_CODE,
    'demo.login_email': DEMO_CUSTOMER.email,
    'demo.login_password': DEMO_CUSTOMER.password,
    'assistant.buying': true,
    'withdrawal.account_rest_hours': 0,
    'shop.support_email': demoSupport,
    'shop.return_name': demoReturns.name,
    'shop.return_phone': demoReturns.tel,
    'shop.return_address': demoReturns.address,
  }).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  await tx
    .insertInto('parameter')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
    .execute();
}
