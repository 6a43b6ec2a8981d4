import { matchLocale } from '@app/contract/core/locale';
import { priceAlertLimits } from '@app/contract/price-history/limits';
import { SETTLEMENT } from '@app/kernel/money';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Job, Platform } from '../../../../platform/slice.ts';
import { correspondent } from '../../../accounts/core.ts';
import { amountText, sendMail } from '../../../mail/public.ts';
import { notify } from '../../../messaging/public.ts';
import { dropOldAlerts, markNotified, type StoredAlert, takeDueAlerts, writeNow } from '../db/alert.repo.ts';
import { hasFallen } from '../domain/alert-price.ts';
import { type AlertSubject, alertSubject } from './alert-subjects.ts';

/** Alerts that are looked at in one go. */
const BATCH = 50;

const usdOf = (minor: number) => ({ minor, currency: SETTLEMENT, decimals: 2 });

/** Tells a customer once what their alert was for, into the inbox and by mail; false where another process has. */
async function notifyOwner(
  platform: Platform,
  alert: StoredAlert,
  of: { subject: AlertSubject; nowUsd: number | null },
) {
  const { subject, nowUsd } = of;
  return inTransaction(platform.db, async (tx) => {
    if (!(await markNotified(tx, alert.id))) return false;
    const { customerId, usd, id } = alert;
    const key = `price_alert/${id}/${platform.clock.now().getTime()}`;
    const owner = await correspondent(tx, customerId);
    const locale = matchLocale(owner?.locale ?? '') ?? 'en-US';
    const base = { customerId, type: 'promotion', key } as const;
    const to = owner && { to: owner.email, locale, key, customerId };
    if (usd === null || nowUsd === null) {
      const values = (lang: typeof locale) => ({ name: subject.name(lang) });
      const dealId = subject.target.id ?? '';
      await notify(platform, tx, { ...base, subject: 'price_alert_deal', values, link: { kind: 'deal', id: dealId } });
      const query = `?${new URLSearchParams({ id: dealId })}`;
      if (to)
        await sendMail(platform, tx, { ...to, template: 'price_alert_deal', values: { ...values(locale), query } });
      return true;
    }
    const values = (lang: typeof locale) => ({
      name: subject.name(lang),
      asked: amountText(lang, usdOf(usd)),
      now: amountText(lang, usdOf(nowUsd)),
    });
    await notify(platform, tx, { ...base, subject: 'price_alert', values, link: { kind: 'price_alert', id } });
    if (to) await sendMail(platform, tx, { ...to, template: 'price_alert', values: values(locale) });
    return true;
  });
}

/** Looks at one alert; returns whether it was sent. */
async function look(platform: Platform, alert: StoredAlert): Promise<boolean> {
  const owner = await correspondent(platform.db, alert.customerId);
  const lang = matchLocale(owner?.locale ?? '') ?? 'en-US';
  const subject = await alertSubject(platform, alert, { lang, priced: true });
  if (alert.kind === 'deal') return subject?.left ? notifyOwner(platform, alert, { subject, nowUsd: null }) : false;
  const nowUsd = subject?.usd ?? null;
  if (nowUsd !== alert.nowUsd) await writeNow(platform.db, alert.id, nowUsd);
  if (!subject || nowUsd === null || alert.usd === null || !hasFallen(nowUsd, alert.usd)) return false;
  return notifyOwner(platform, alert, { subject, nowUsd });
}

/** Looks at the alerts that were not looked at for a while, and tells those whose price has fallen; returns how many were looked at. */
export async function notifyAlerts(platform: Platform): Promise<number> {
  const due = await takeDueAlerts(platform.db, { minutes: priceAlertLimits.everyMinutes, limit: BATCH });
  for (const alert of due) {
    // One that fails is looked at again in its turn, and keeps no other waiting.
    await look(platform, alert).catch((error) =>
      platform.log.error({ err: error, alert: alert.id }, 'a price alert could not be looked at'),
    );
  }
  return due.length;
}

export const alertJobs = (platform: Platform): Job[] => [
  { name: 'price-history.alerts', cron: '* * * * *', run: () => notifyAlerts(platform) },
  {
    name: 'price-history.old_alerts',
    cron: '40 * * * *',
    run: () => dropOldAlerts(platform.db, priceAlertLimits.keptDays),
  },
];
