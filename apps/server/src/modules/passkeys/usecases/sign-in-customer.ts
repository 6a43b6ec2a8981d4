import { assertThat, refuse } from '@app/contract/core/refuse';
import type { UsedCredential } from '@app/contract/passkeys/ceremony';
import { HOUR } from '@app/kernel/clock';
import { inTransaction } from '../../../platform/db/connect.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Proven, signInProven } from '../../accounts/public.ts';
import { usePasskey } from '../db/passkey.repo.ts';
import { checkSigned, type Signed } from './ceremony.ts';
import { notifyOwner } from './notify-owner.ts';

type Attempt = Omit<Proven, 'customerId'> & { readonly credential: UsedCredential };

/** Refuses a passkey that did not count on, and notifies its owner, at most once an hour. */
async function refuseCopy(platform: Platform, { passkey, used }: Signed): Promise<never> {
  platform.log.warn({ passkey: passkey.id, stored: passkey.counter, sent: used.counter }, 'a passkey did not count on');
  const hour = Math.floor(platform.clock.real().getTime() / HOUR);
  const news = { news: 'passkey_copied', name: passkey.name, id: `${passkey.id}/${hour}` } as const;
  await inTransaction(platform.db, (tx) => notifyOwner(platform, tx, { ...news, customerId: passkey.ownerId }));
  return refuse('passkey.refused');
}

/**
 * Signs a customer in by what their passkey signed. Tries count for the device that someone signed in on before, else for
 * the address as tries of passwords do; none count for the account, whose passkey cannot be guessed, so that no one is shut
 * out. Refuses passkey.challenge_over, passkey.refused, passkey.unavailable, auth.disabled (only to who holds the passkey) and
 * rate.too_many.
 */
export async function signInCustomer(platform: Platform, attempt: Attempt) {
  const { credential, ...who } = attempt;
  const { id: device } = who.device;
  if (device === null) await platform.limits.take(rateRules.loginPerIp, who.ip);
  else await platform.limits.take(rateRules.passkeyPerDevice, device);
  const signed = await checkSigned(platform, 'customer', credential);
  if (signed.copied) return refuseCopy(platform, signed);
  const { passkey, used } = signed;
  const token = await signInProven(platform, { ...who, customerId: passkey.ownerId }, async (tx) =>
    assertThat(await usePasskey(tx, passkey.id, used), 'passkey.refused'),
  );
  return { customerId: passkey.ownerId, token };
}
