import type { Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { correspondent } from '../../accounts/core.ts';
import { momentText, sendMail } from '../../mail/public.ts';
import { notify } from '../../messaging/public.ts';

/** What a customer is notified of a passkey. */
export type PasskeyNews = 'passkey_added' | 'passkey_removed' | 'passkey_copied';

/** Notifies a customer of a passkey, by mail and in the inbox; `id` is one the same news has again. */
export async function notifyOwner(
  platform: Platform,
  tx: Tx,
  of: { readonly customerId: string; readonly news: PasskeyNews; readonly name: string; readonly id?: string },
): Promise<void> {
  const { customerId, news, name, id = newId(platform.clock) } = of;
  const owner = await correspondent(tx, customerId);
  if (!owner) return;
  const key = `${news}/${id}`;
  await sendMail(platform, tx, {
    to: owner.email,
    locale: owner.locale,
    template: news,
    values: { name, time: await momentText(platform, owner, platform.clock.now()) },
    key,
    customerId,
  });
  const link = { kind: 'passkey', id } as const;
  await notify(platform, tx, { customerId, type: 'system', subject: news, values: { name }, link, key });
}
