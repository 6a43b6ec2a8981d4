import type { Language } from '@app/contract/core/locale';
import { analyticsOf } from '@app/contract/funnel/analytics';
import type { publicConfig } from '@app/contract/settings/schemas';
import type { z } from 'zod';
import { relyingParty } from '../../../platform/auth/relying-party.ts';
import type { Platform } from '../../../platform/slice.ts';
import { shownIdentity } from './identity/read-identity.ts';
import { readParameters } from './read-parameters.ts';

/** The parameters that everybody may know. */
export async function readPublicConfig(platform: Platform, language: Language): Promise<z.output<typeof publicConfig>> {
  const values = await readParameters(platform);
  const { demo } = platform.config;
  const login = { email: values['demo.login_email'], password: values['demo.login_password'] };
  return {
    identity: await shownIdentity(platform, language),
    demo,
    invite_code: demo && values['demo.invite_code'] !== '' ? values['demo.invite_code'] : null,
    demo_login: demo && login.email !== '' ? login : null,
    deduction_percent: values['order.deduction_percent'],
    points_per_usd: values['points.per_usd'],
    sign_up_points: values['points.sign_up'],
    unpaid_minutes_goods: values['order.unpaid_minutes'],
    return_days: values['order.return_days'],
    low_stock_at: values['catalog.low_stock_at'],
    support_email: values['shop.support_email'],
    analytics: analyticsOf(values['shop.analytics_url']),
    passkey_origin: relyingParty(platform.home())?.origin ?? null,
  };
}
