import { basePath } from '@app/contract/core/endpoint';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { UsedCredential } from '@app/contract/passkeys/ceremony';
import { staffPasskeyEndpoints } from '@app/contract/passkeys/staff-endpoints';
import type { KnownDevice } from '../../../platform/http/known-device.ts';
import { logRefusal } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { type SignedIn, signInProvenStaff, staffActor } from '../../staff/public.ts';
import { usePasskey } from '../db/passkey.repo.ts';
import { checkSigned, type Signed } from './ceremony.ts';

const CALL = `POST ${basePath.backoffice}${staffPasskeyEndpoints.signInByPasskey.path}`;

type Attempt = {
  readonly credential: UsedCredential;
  readonly ip: string;
  readonly userAgent: string;
  readonly device: KnownDevice;
};

/** Refuses a passkey that did not count on; the operation log stores whose it is. */
async function refuseCopy(platform: Platform, { passkey, used }: Signed, ip: string): Promise<never> {
  platform.log.warn({ passkey: passkey.id, stored: passkey.counter, sent: used.counter }, 'a passkey did not count on');
  const staff = (await staffActor(platform.db, passkey.ownerId)) ?? { id: passkey.ownerId, username: '–' };
  const record = `administrator/${passkey.ownerId}`;
  await logRefusal(
    platform,
    { staff, ip },
    { action: 'staff.sign_in', record, refusal: 'passkey.refused', call: CALL },
  );
  return refuse('passkey.refused');
}

/**
 * Signs someone of the staff in by what their passkey signed, in the place of name, password and image code. Where an
 * authenticator is bound its code is still asked for (staff.code_needed), unless the shop's parameter says that a passkey,
 * which always checks its holder, counts as both. Refuses passkey.challenge_over, passkey.refused, passkey.unavailable,
 * auth.disabled and rate.too_many.
 */
export async function signInStaff(platform: Platform, attempt: Attempt): Promise<SignedIn> {
  const { credential, ...from } = attempt;
  const { id: device } = from.device;
  if (device === null) await platform.limits.take(rateRules.staffLoginPerIp, from.ip);
  else await platform.limits.take(rateRules.passkeyPerDevice, ['staff', device]);
  const signed = await checkSigned(platform, 'staff', credential);
  if (signed.copied) return refuseCopy(platform, signed, from.ip);
  const { passkey, used } = signed;
  const bothSteps = await parameter(platform, 'account.staff_passkey_both_steps');
  const after = { passkey: passkey.name };
  return signInProvenStaff(platform, { ...from, staffId: passkey.ownerId, after, call: CALL, bothSteps }, async (tx) =>
    assertThat(await usePasskey(tx, passkey.id, used), 'passkey.refused'),
  );
}
