import { isOpenAddress } from '../../../../platform/http/outgoing/open-address.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import type { WebhookSender } from '../../../webhooks/public.ts';
import { checkoutOfOrder, profilesOfOrders } from '../../db/checkout.repo.ts';
import { orderWebhookOf } from '../../domain/caller-profile.ts';
import { signedPost } from '../../domain/http-signature.ts';
import { negotiate } from '../../domain/negotiate.ts';
import { ORDER, UCP_VERSION } from '../../domain/ucp-version.ts';
import { orderBody } from '../get-order.ts';
import type { ProfileReader } from '../read-caller-profile.ts';
import { orderOf } from '../show-checkout.ts';
import { signingKey } from './shop-keys.ts';

/** Whether news may go to an address: on the open internet, or on this machine where the profile that names it is too. */
function mayHear({ config }: Platform, url: string, profile: string): boolean {
  return isOpenAddress(config, url) && (url.startsWith('https:') || profile.startsWith('http:'));
}

/** The address of the shop's own profile. Throws while the shop is not to be found by assistants: there is no key to verify by. */
async function ownProfile(platform: Platform): Promise<string> {
  const home = (await parameter(platform, 'assistant.buying')) ? platform.home() : null;
  if (home === null) throw new Error('the shop serves no assistants now');
  return `${home}/.well-known/ucp`;
}

/**
 * News of orders for the assistants they came by: the whole order as it stands, from its payment on, to the address that the
 * profile names. Only those of checkouts that were made by signed calls, as they alone can be read.
 */
export const orderNews = (platform: Platform, profileOf: ProfileReader): WebhookSender => ({
  name: 'assistants',
  kinds: ['order.changed'],

  async addressesOf(db, records) {
    const rows = await profilesOfOrders(db, records);
    return new Map(rows.map(({ orderId, profile }) => [orderId, { address: profile, name: new URL(profile).host }]));
  },

  async prepare({ id, address, record, at }) {
    const own = await ownProfile(platform);
    const checkout = await checkoutOfOrder(platform.db, record);
    const order =
      checkout?.profile === address && checkout.signed ? await orderOf(platform, platform.db, checkout) : null;
    if (!checkout || !order) return null;
    const profile = await profileOf(address);
    const active = negotiate(profile.capabilities);
    const url = orderWebhookOf(profile, { version: UCP_VERSION });
    if (!active.includes(ORDER) || url === null || !mayHear(platform, url, address)) return null;
    const body = JSON.stringify(orderBody(platform, { active, checkout, order }));
    const headers = {
      'content-type': 'application/json',
      'ucp-agent': `profile="${own}"`,
      'idempotency-key': id,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    };
    return { url, body, headers: signedPost({ url, headers, body }, await signingKey(platform)) };
  },
});
