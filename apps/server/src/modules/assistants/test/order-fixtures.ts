import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { Shop } from '../../../testing/shop.ts';
import { payOf } from '../../orders/test/fixtures.ts';
import { assistant, newSigner, type openProfiles, profileOf, signing, toAustin, VERSION } from './fixtures.ts';

type Profiles = Awaited<ReturnType<typeof openProfiles>>;

/** An assistant that signs its calls, and may leave that out; `webhook` is where it wants news of its orders. */
export function hearing(shop: Shop, profiles: Profiles, path: string, webhook: string | undefined) {
  const { signer, published } = newSigner();
  const profile = profileOf({ more: { signing_keys: [published] } });
  const order = webhook === undefined ? {} : { config: { webhook_url: webhook } };
  const capabilities = { ...profile.ucp.capabilities, 'dev.ucp.shopping.order': [{ version: VERSION, ...order }] };
  const text = JSON.stringify({ ...profile, ucp: { ...profile.ucp, capabilities } });
  const address = profiles.at(path, { text });
  const plain = assistant(shop, address);
  const home = shop.app.platform.home() ?? '';
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
    plain.call(
      method,
      url,
      body,
      signing(signer, { home, profile: address, method, path: url, ...(body ? { body } : {}) }),
    );
  return { plain, call, profile: address };
}

/** An order of a cart that an assistant made: signed and paid unless said otherwise. */
export async function boughtBy(
  shop: Shop,
  of: Pick<ReturnType<typeof hearing>, 'plain' | 'call'>,
  { signed = true, paid = true }: { readonly signed?: boolean; readonly paid?: boolean } = {},
) {
  const { variantIds } = await shop.product({ prices: [1_200], stock: 9 });
  const body = { line_items: [{ item: { id: variantIds[0] }, quantity: 2 }], ...toAustin };
  const made = await (signed ? of.call : of.plain.call)('POST', '/ucp/checkout-sessions', body);
  const buyer = await shop.buyer({ usd: 50_000 });
  const { token } = buyer;
  const taken = await shop.call(assistantEndpoints.takeAssistantCart, {
    token,
    body: { id: made.body.id, version: 1 },
  });
  const placed = await shop.call(orderEndpoints.submitOrder, {
    token,
    body: { quoteId: taken.data.quoteId, note: '' },
  });
  if (paid) await payOf(shop, buyer, placed.data.paymentId);
  return { id: made.body.id as string, orderId: placed.data.orderId, buyer, variantId: variantIds[0] ?? '' };
}
