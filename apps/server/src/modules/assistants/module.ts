import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { webhookSenderPort } from '../webhooks/public.ts';
import { deleteGrantsOf, forgetAccess } from './db/access.repo.ts';
import { forgetCarts } from './db/cart.repo.ts';
import { deleteCheckoutsOf, forgetCheckouts } from './db/checkout.repo.ts';
import { personalData } from './db/personal-data.ts';
import { assistantRoutes } from './http/assistant.routes.ts';
import { serveMcp } from './http/mcp/serve-mcp.ts';
import { serveOauth } from './http/oauth/serve-oauth.ts';
import { serveUcp } from './http/serve-ucp.ts';
import { staffAssistantRoutes } from './http/staff-assistant.routes.ts';
import { orderNews } from './usecases/news/order-news.ts';
import { rotateKeys } from './usecases/news/shop-keys.ts';
import { createProfileReader } from './usecases/read-caller-profile.ts';

export default defineSlice((platform) => {
  const profileOf = createProfileReader(platform);
  return {
    name: 'assistants',
    owns: ['assistant_cart', 'assistant_checkout', 'assistant_grant', 'assistant_signing_key', 'assistant_token'],
    reads: ['customer', 'goods_order', 'order_quote'],
    gives: [
      webhookSenderPort(orderNews(platform, profileOf)),
      personalDataPort(personalData),
      erasePort(async (tx, { customerId }) => {
        await deleteCheckoutsOf(tx, customerId);
        await deleteGrantsOf(tx, customerId);
      }),
    ],
    endpoints: [...assistantRoutes(platform), ...staffAssistantRoutes(platform)],
    pages: (app) => {
      serveUcp(app, platform, profileOf);
      serveMcp(app, platform);
      serveOauth(app, platform);
    },
    jobs: [
      { name: 'assistants.forget', cron: '35 4 * * *', run: () => forgetCheckouts(platform.db) },
      { name: 'assistants.forget_carts', cron: '38 4 * * *', run: () => forgetCarts(platform.db) },
      { name: 'assistants.rotate_keys', cron: '20 3 * * *', run: () => rotateKeys(platform) },
      { name: 'assistants.forget_access', cron: '40 4 * * *', run: () => forgetAccess(platform.db) },
    ],
    invariants: [
      {
        name: 'assistants.taken_carts_are_theirs',
        promise:
          'The quote and the order of a cart that somebody took from an assistant are theirs; what was said of a buyer and an address is kept while a cart is open alone.',
        sql: `
        SELECT c.id, c.customer_id FROM assistant_checkout c
        LEFT JOIN order_quote q ON q.id = c.quote_id LEFT JOIN goods_order o ON o.id = c.quote_id
        WHERE q.customer_id <> c.customer_id OR o.customer_id <> c.customer_id
          OR (c.state <> 'open' AND (c.destination IS NOT NULL OR c.buyer <> '{}'))`,
      },
    ],
  };
});
