import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Price } from '@app/contract/core/validation';
import { priceAlertLimits } from '@app/contract/price-history/limits';
import type { AlertWish, PriceAlert } from '@app/contract/price-history/schemas';
import { inTransaction } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { priceIn } from '../../../currencies/public.ts';
import { alertsOf, countAlerts, deleteAlert, type StoredAlert, writeAlert } from '../db/alert.repo.ts';
import { type AlertSubject, alertSubject } from './alert-subjects.ts';

type AlertReader = { readonly customerId: string; readonly lang: Locale; readonly currency: string };

function alertView(
  { customerId: _, usd, nowUsd, checkedAt, toldAt, ...alert }: StoredAlert,
  subject: AlertSubject | null,
  of: { readonly lang: Locale; readonly price: (usd: number) => Price },
): PriceAlert {
  return {
    ...alert,
    name: subject?.name(of.lang) ?? '',
    place: subject?.place ?? '',
    cover: subject?.cover ?? null,
    target: subject?.target ?? null,
    asked: usd === null ? null : of.price(usd),
    now: nowUsd === null ? null : of.price(nowUsd),
    checkedAt: checkedAt.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
  };
}

/** A customer's price alerts, the latest first, with the prices that they were looked at with last. */
export async function listAlerts(
  platform: Platform,
  { customerId, lang, currency }: AlertReader,
): Promise<{ list: PriceAlert[]; max: number }> {
  const [alerts, price] = await Promise.all([alertsOf(platform.db, customerId), priceIn(platform, currency)]);
  const list: PriceAlert[] = [];
  for (const alert of alerts) {
    list.push(alertView(alert, await alertSubject(platform, alert, { lang, priced: false }), { lang, price }));
  }
  return { list, max: priceAlertLimits.alerts };
}

/**
 * Writes down that a customer wants to hear of a lower price, or of a sold-out deal of which something comes back. The same wish again
 * begins anew at the price of now. Refuses record.not_found for what is not sold, price_alert.no_price where nothing can be had now, or
 * the deal is not sold out, and price_alert.too_many.
 */
export async function addAlert(platform: Platform, reader: AlertReader, wish: AlertWish): Promise<PriceAlert> {
  const { customerId, lang, currency } = reader;
  const subject = (await alertSubject(platform, wish, { lang, priced: true })) ?? refuse('record.not_found');
  assertThat(wish.kind === 'deal' ? subject.left === 0 : subject.usd !== null, 'price_alert.no_price');
  const price = await priceIn(platform, currency);
  const written = await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const has = await countAlerts(tx, customerId, wish);
    assertThat(has < priceAlertLimits.alerts, 'price_alert.too_many', { max: priceAlertLimits.alerts });
    return writeAlert(tx, { ...wish, id: newId(platform.clock), customerId, usd: subject.usd });
  });
  return alertView(written, subject, { lang, price });
}

/** Deletes an alert. Refuses record.not_found. */
export async function removeAlert(platform: Platform, customerId: string, id: string): Promise<null> {
  assertThat(await deleteAlert(platform.db, customerId, id), 'record.not_found');
  return null;
}
