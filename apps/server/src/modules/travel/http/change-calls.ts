import type { Locale } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { Tx } from '../../../platform/db/connect.ts';
import type { ScopedActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { ChangeForm } from '../domain/change.ts';
import { makeChange } from '../usecases/change/make-change.ts';
import { quoteChange } from '../usecases/change/quote-change.ts';
import { changeForStaff, quoteChangeForStaff } from '../usecases/staff/staff-change.ts';
import { clearTheWayOfChange } from '../usecases/timed-transitions.ts';

type ByCustomer = { readonly customer: { readonly id: string; readonly nickname: string }; readonly lang: Locale };
/** Names are of every kind: the rest is what its vertical is asked for. */
type Named = { readonly guests?: readonly GuestInput[] | undefined };
type ChangeBody = Named & { readonly orderId: string } & Readonly<Record<string, unknown>>;

/** Names of a change are typed: documents of saved passengers do not come with them. */
const typed = (guests: Named['guests']) => guests?.map(({ passengerId: _, ...guest }) => guest) ?? null;

/** What customers' calls for a change of a booking of a kind do, something else being booked unless another form is named; their rules are `changeRules` of the contract. */
export const changeCalls = (platform: Platform, kind: TravelKind, form: ChangeForm = 'instead') => ({
  quote: ({ customer, lang, body: { orderId, guests, ...wanted } }: ByCustomer & { readonly body: ChangeBody }) =>
    quoteChange(platform, {
      kind,
      form,
      orderId,
      wanted,
      guests: typed(guests),
      customerId: customer.id,
      byStaff: false,
      waivesFee: false,
      lang,
    }),
  make: {
    // Whoever holds what this change needs beyond their time is ended first, in transactions of their own.
    ahead: ({ body }: { readonly body: { readonly changeId: string } }) => clearTheWayOfChange(platform, body.changeId),
    handle: ({ customer, tx, body }: ByCustomer & { readonly tx: Tx; readonly body: { readonly changeId: string } }) =>
      makeChange(platform, tx, {
        kind,
        form,
        changeId: body.changeId,
        customerId: customer.id,
        who: { id: customer.id, name: customer.nickname },
      }),
  },
});

type ByStaff = { readonly staff: ScopedActor; readonly lang: Locale; readonly params: { readonly id: string } };

/** The same for staff; their rules are `staffChangeRules` of the contract. */
export const staffChangeCalls = (platform: Platform, kind: TravelKind, form: ChangeForm = 'instead') => ({
  quote: (
    call: ByStaff & { readonly body: Named & { readonly waiveFee: boolean } & Readonly<Record<string, unknown>> },
  ) => {
    const { waiveFee, guests, ...wanted } = call.body;
    const of = { kind, form, orderId: call.params.id, wanted, guests: typed(guests), waivesFee: waiveFee };
    return quoteChangeForStaff(platform, call, of);
  },
  make: {
    ahead: ({ body }: { readonly body: { readonly changeId: string } }) => clearTheWayOfChange(platform, body.changeId),
    handle: (
      call: ByStaff & {
        readonly tx: Tx;
        readonly ip: string;
        readonly body: { readonly version: number; readonly changeId: string; readonly note: string };
      },
    ) => {
      const by = { tx: call.tx, staff: call.staff, ip: call.ip, lang: call.lang };
      return changeForStaff(platform, by, { kind, form, orderId: call.params.id, ...call.body });
    },
  },
});
