import type { TravelKind } from '@app/contract/travel/kinds';
import type { PassengerInput } from '@app/contract/travel/person-schemas';
import { invariant } from '@app/kernel/assert';
import { addMs, DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { pay } from '../../modules/payments/usecases/pay.ts';
import { makeChange } from '../../modules/travel/usecases/change/make-change.ts';
import { quoteChange } from '../../modules/travel/usecases/change/quote-change.ts';
import { cancelTravel } from '../../modules/travel/usecases/customer-steps.ts';
import { savePassenger } from '../../modules/travel/usecases/passengers/passengers.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';

type Person = { readonly id: string; readonly nickname: string };
type Traveller = Pick<PassengerInput, 'givenName' | 'familyName' | 'gender' | 'nationality'>;
const lang = 'en-US';

/** What customers of the demo do with what they booked, by the calls of the product. */
export type CustomerCalls = {
  payFromWallet(who: Person, payment: string): Promise<void>;
  /** Keeps a grown-up to book for, with a passport; returns their id. Whoever has that name already is taken. */
  keepPassenger(who: Person, traveller: Traveller): Promise<string>;
  /** Changes a paid order of a kind to what is wanted instead, and pays what that costs more. */
  changeOrder(
    who: Person,
    of: { readonly orderId: string; readonly kind: TravelKind; readonly wanted: Record<string, unknown> },
  ): Promise<void>;
  /** Cancels a paid order for what is given back. */
  cancelOrder(who: Person, of: { readonly orderId: string; readonly refundUsd: number }): Promise<void>;
};

async function payFromWallet(platform: Platform, { id: customerId }: Person, payment: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE kind = 'balance'`.execute(
    platform.db,
  );
  const channel = rows[0]?.id;
  invariant(channel, 'the demo has a wallet to pay from');
  await inTransaction(platform.db, (tx) => pay(platform, tx, { payment, channel, customerId, lang }));
}

export const customerCalls = (platform: Platform): CustomerCalls => ({
  payFromWallet: (who, payment) => payFromWallet(platform, who, payment),
  changeOrder: async (who, { orderId, kind, wanted }) => {
    const { id: customerId, nickname: name } = who;
    const form = 'instead';
    const asked = {
      kind,
      form,
      orderId,
      customerId,
      lang,
      wanted,
      guests: null,
      byStaff: false,
      waivesFee: false,
    } as const;
    const change = await quoteChange(platform, asked);
    const of = { kind, form, changeId: change.id, customerId, who: { id: customerId, name } } as const;
    const { paymentId } = await inTransaction(platform.db, (tx) => makeChange(platform, tx, of));
    if (paymentId) await payFromWallet(platform, who, paymentId);
  },
  keepPassenger: async ({ id: customerId }, traveller) => {
    const { givenName, familyName } = traveller;
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM travel_passenger WHERE customer_id = ${customerId} AND given_name = ${givenName}
        AND family_name = ${familyName} AND document_number IS NOT NULL AND document_valid_until > app_now() + interval '1 year'`.execute(
      platform.db,
    );
    const [kept] = rows;
    if (kept) return kept.id;
    const passenger = await savePassenger(platform, customerId, {
      ...traveller,
      birthDate: '1988-04-17',
      documentType: 'passport',
      documentNumber: `${traveller.nationality}${customerId.slice(-6).toUpperCase()}`,
      documentValidUntil: addMs(platform.clock.now(), 1_500 * DAY)
        .toISOString()
        .slice(0, 10),
    });
    return passenger.id;
  },
  cancelOrder: async ({ id, nickname }, of) => {
    const customer = { kind: 'customer', id, sessionId: id, nickname } as const;
    await inTransaction(platform.db, (tx) => cancelTravel(platform, tx, { customer, lang, reason: '', ...of }));
  },
});
