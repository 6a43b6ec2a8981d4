import type { Locale } from '@app/contract/core/locale';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { Refusal } from '@app/kernel/assert';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { CustomerActor, ScopedActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { asCustomer } from '../../../accounts/core.ts';
import { dueProviderChanges } from '../../db/provider-change.repo.ts';
import { staffTravelStep } from '../staff/staff-step.ts';
import { travelTransition } from '../transition/travel-transition.ts';
import { travelDetail } from '../travel-views.ts';

export type Answer = 'accept' | 'refund';

/** The step by which a change is answered. */
const STEPS = { accept: 'accept_change', refund: 'cancel_paid' } as const;

/**
 * The customer's answer to a change of their order. Refuses record.not_found, travel.question_over for one that was answered, replaced
 * by a newer one or decided meanwhile, and order.not_allowed for an answer that it does not leave.
 */
export async function answerChange(
  platform: Platform,
  tx: Tx,
  of: {
    readonly customer: CustomerActor;
    readonly lang: Locale;
    readonly orderId: string;
    readonly changeId: string;
    readonly answer: Answer;
  },
): Promise<TravelOrderDetail> {
  const { customer, lang, orderId, changeId, answer } = of;
  await travelTransition(platform, tx, {
    orderId,
    event: STEPS[answer],
    input: { providerChangeId: changeId },
    ...asCustomer(customer),
  });
  return travelDetail(platform, tx, { orderId, customerId: customer.id, lang });
}

/** The same by staff, for the customer, with the note that says who asked them to. Refuses record.stale as well. */
export const answerForCustomer = (
  platform: Platform,
  by: { tx: Tx; staff: ScopedActor; ip: string; lang: Locale },
  of: {
    readonly orderId: string;
    readonly version: number;
    readonly changeId: string;
    readonly answer: Answer;
    readonly note: string;
  },
): Promise<StaffTravelDetail> => {
  const { answer, changeId, ...step } = of;
  return staffTravelStep(platform, by, { ...step, event: STEPS[answer], input: { providerChangeId: changeId } });
};

const BATCH = 100;

/** Has one change end as its silence says; returns whether it was still to be decided. */
async function decide(platform: Platform, of: { id: string; orderId: string; silence: Answer }): Promise<boolean> {
  const { id: providerChangeId, orderId, silence } = of;
  try {
    await inTransaction(platform.db, (tx) =>
      travelTransition(platform, tx, { orderId, event: STEPS[silence], actor: 'system', input: { providerChangeId } }),
    );
    return true;
  } catch (error) {
    // Answered, or ended with its order, between the look and the lock.
    if (error instanceof Refusal && (error.key === 'order.not_allowed' || error.key === 'travel.question_over'))
      return false;
    platform.log.error({ err: error, ...of }, 'a change by a provider could not be decided');
    return false;
  }
}

/** Decides changes that were not answered in time, each in a transaction of its own; returns how many. */
export async function decideChanges(platform: Platform): Promise<number> {
  let decided = 0;
  for (const due of await dueProviderChanges(platform.db, BATCH)) if (await decide(platform, due)) decided += 1;
  return decided;
}
