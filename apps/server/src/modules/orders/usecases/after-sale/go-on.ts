import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { ReturnRequest } from '@app/contract/orders/after-sale/schemas';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { asCustomer } from '../../../accounts/core.ts';
import { lockOrder } from '../../db/order.repo.ts';
import { readReturnRequest } from '../../db/return-request.repo.ts';
import type { TransitionInput } from '../transition/step.ts';
import { transition } from '../transition/transition.ts';
import { readAfterSale } from './read-return-request.ts';

export type GoingOn = {
  readonly customer: CustomerActor;
  readonly lang: Locale;
  readonly caseId: string;
  readonly event: 'withdraw' | 'send_back';
  readonly note?: string;
  readonly input?: TransitionInput;
};

/**
 * Goes on with the customer's own return request: takes it back, or says which parcel brings the goods. Refuses record.not_found,
 * order.not_allowed, and the field companyId.
 */
export async function goOnWithReturnRequest(platform: Platform, tx: Tx, going: GoingOn): Promise<ReturnRequest> {
  const { customer, lang, caseId, ...rest } = going;
  const seen = (await readReturnRequest(tx, caseId)) ?? refuse('record.not_found');
  const order = await lockOrder(tx, seen.orderId);
  if (order?.customerId !== customer.id || order.state === 'user_deleted') refuse('record.not_found');
  // Behind the lock: an order may have got another return request since.
  if ((await readReturnRequest(tx, caseId))?.endedAt !== null) refuse('order.not_allowed', { state: order.state });
  await transition(platform, tx, {
    ...rest,
    orderId: seen.orderId,
    ...asCustomer(customer),
  });
  return readAfterSale(platform, tx, { caseId, customerId: customer.id, lang });
}
