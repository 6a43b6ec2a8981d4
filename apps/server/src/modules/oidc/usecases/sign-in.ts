import { basePath } from '@app/contract/core/endpoint';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { oidcEndpoints } from '@app/contract/oidc/staff-endpoints';
import type { OidcReturned } from '@app/contract/oidc/staff-schemas';
import type { KnownDevice } from '../../../platform/http/known-device.ts';
import { logOperation, logRefusal } from '../../../platform/http/operation-log.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { hasAuthenticator, type SignedIn, signInProvenStaff, staffActor } from '../../staff/public.ts';
import { type LinkRow, linkByEmail, linkBySubject, useLink } from '../db/link.repo.ts';
import { type AtProvider, finishAttempt, holdTalk, type OidcPlatform } from './attempt.ts';

const CALL = `POST ${basePath.backoffice}${oidcEndpoints.signInByOidc.path}`;

type Attempted = {
  readonly returned: OidcReturned;
  readonly ip: string;
  readonly userAgent: string;
  readonly device: KnownDevice;
};

/** Whose account it is: linked already, or waited for by its verified e-mail. */
async function linkFor({ db }: Platform, { provider, subject, email }: AtProvider): Promise<LinkRow | null> {
  const linked = await linkBySubject(db, provider.id, subject);
  return linked ?? (email === null ? null : linkByEmail(db, provider.id, email));
}

/** Refuses an account that is not linked; the operation log stores the try. */
async function refuseStranger(platform: Platform, provider: AtProvider['provider'], ip: string): Promise<never> {
  const staff = { id: null, username: '–' };
  const entry = { action: 'staff.sign_in', record: `oidc_provider/${provider.id}`, call: CALL };
  await logRefusal(platform, { staff, ip }, { ...entry, refusal: 'oidc.not_linked' });
  return refuse('oidc.not_linked', { provider: provider.name });
}

/**
 * Signs someone of the staff in by their account at a provider, in the place of name, password and image code. No account is made:
 * only a linked one signs in, or one whose verified e-mail is waited for, which is linked by that. Where an authenticator is bound
 * its code is still asked for (staff.code_needed), unless the shop's parameter takes the provider's word for a second factor.
 * Refuses what `finishAttempt` refuses, oidc.not_linked, auth.disabled and rate.too_many.
 */
export async function signInByProvider(platform: OidcPlatform, attempted: Attempted): Promise<SignedIn> {
  const { returned, ...from } = attempted;
  const { id: device } = from.device;
  if (device === null) await platform.limits.take(rateRules.staffLoginPerIp, from.ip);
  else await platform.limits.take(rateRules.oidcPerDevice, ['staff', device]);
  const at = await finishAttempt(platform, returned, null);
  const link = (await linkFor(platform, at)) ?? (await refuseStranger(platform, at.provider, from.ip));
  const { staffId } = link;
  const trusted = await parameter(platform, 'account.staff_oidc_both_steps');
  const bothSteps = trusted && at.secondFactor;
  const after = { provider: at.provider.name, account: at.account };
  const codeFollows = !bothSteps && (await hasAuthenticator(platform.db, staffId));
  return signInProvenStaff(platform, { ...from, staffId, after, call: CALL, bothSteps }, async (tx) => {
    await holdTalk(tx, at);
    assertThat(await useLink(tx, link.id, at), 'oidc.not_linked', { provider: at.provider.name });
    if (!codeFollows) return;
    const staff = (await staffActor(tx, staffId)) ?? refuse('auth.user_missing');
    const entry = { action: 'staff.first_step', record: `administrator/${staffId}`, before: null, after };
    await logOperation(tx, { staff, ip: from.ip }, entry);
  });
}
