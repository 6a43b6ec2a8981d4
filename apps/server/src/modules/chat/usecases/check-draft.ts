import type { ChatDraft } from '@app/contract/chat/message-schemas';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { Platform } from '../../../platform/slice.ts';
import { ownsOrder } from '../../orders/public.ts';
import { type NewMessage, ownedPicture } from '../db/message.repo.ts';
import { chatGoods } from './show-messages.ts';

const SHOWN = { lang: 'en-US', currency: 'USD' } as const;

/**
 * What of a draft is written down. Refuses a picture that the sender did not upload, a product that is not listed, and
 * with record.not_found an order that is not the customer's.
 */
export async function contentOf(
  platform: Platform,
  draft: ChatDraft,
  sender: { readonly ownerId: string; readonly customerId: string | null },
): Promise<NewMessage['content']> {
  switch (draft.kind) {
    case 'text':
      return { kind: 'text', text: draft.text };
    case 'picture': {
      const size = await ownedPicture(platform.db, draft.picture, sender.ownerId);
      if (!size) return refuseField('picture', 'field.invalid');
      return { kind: 'picture', picture: draft.picture, ...size };
    }
    case 'product': {
      const [product] = await chatGoods(platform, [draft.productId], SHOWN);
      if (!product) return refuseField('productId', 'field.invalid');
      return { kind: 'product', productId: draft.productId };
    }
    default: {
      const own = sender.customerId && (await ownsOrder(platform.db, draft.orderId, sender.customerId));
      return own ? { kind: 'order', orderId: draft.orderId } : refuse('record.not_found');
    }
  }
}
