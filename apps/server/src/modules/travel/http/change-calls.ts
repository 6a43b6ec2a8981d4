import type { Locale } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { Tx } from '../../../platform/db/connect.ts';
import type { ScopedActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { makeChange } from '../usecases/change/make-change.ts';
import { quoteChange } from '../usecases/change/quote-change.ts';
import { changeForStaff, quoteChangeForStaff } from '../usecases/staff/staff-change.ts';
import { clearTheWayOfChange } from '../usecases/timed-transitions.ts';

type ByCustomer = { readonly customer: { readonly id: string; readonly nickname: string }; readonly lang: Locale };
type ChangeBody = { readonly orderId: string } & Readonly<Record<string, unknown>>;

/** What customers' calls for a change of a booking of a kind do; their rules are `changeRules` of the contract. */
export const changeCalls = (platform: Platform, kind: TravelKind) => ({
  quote: ({ customer, lang, body: { orderId, ...wanted } }: ByCustomer & { readonly body: ChangeBody }) =>
    quoteChange(platform, { kind, orderId, wanted, customerId: customer.id, byStaff: false, waivesFee: false, lang }),
  make: {
    // Whoever holds what this change needs beyond their time is ended first, in transactions of their own.
    ahead: ({ body }: { readonly body: { readonly changeId: string } }) => clearTheWayOfChange(platform, body.changeId),
    handle: ({ customer, tx, body }: ByCustomer & { readonly tx: Tx; readonly body: { readonly changeId: string } }) =>
      makeChange(platform, tx, {
        kind,
        changeId: body.changeId,
        customerId: customer.id,
        who: { id: customer.id, name: customer.nickname },
      }),
  },
});

type ByStaff = { readonly staff: ScopedActor; readonly lang: Locale; readonly params: { readonly id: string } };

/** The same for staff; their rules are `staffChangeRules` of the contract. */
export const staffChangeCalls = (platform: Platform, kind: TravelKind) => ({
  quote: (call: ByStaff & { readonly body: { readonly waiveFee: boolean } & Readonly<Record<string, unknown>> }) => {
    const { waiveFee, ...wanted } = call.body;
    return quoteChangeForStaff(platform, call, { kind, orderId: call.params.id, wanted, waivesFee: waiveFee });
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
      return changeForStaff(platform, by, { kind, orderId: call.params.id, ...call.body });
    },
  },
});
