import { parameter, shopName } from '../../../modules/settings/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { AnswerForm } from './reseller.ts';

/** Where the calls begin. */
export const OCTO_PATH = '/octo';

/** The shop as OCTO says who supplies the tours. */
export async function readSupplier(platform: Platform, asked: AnswerForm) {
  const [name, email] = await Promise.all([
    shopName(platform, asked.language),
    parameter(platform, 'shop.support_email'),
  ]);
  const content = asked.capabilities.has('octo/content') ? { shortDescription: null, media: [] } : {};
  return {
    id: new URL(asked.home).host,
    name,
    endpoint: `${asked.home}${OCTO_PATH}`,
    contact: { website: asked.home, email: email || null, telephone: null, address: null },
    ...content,
  };
}
