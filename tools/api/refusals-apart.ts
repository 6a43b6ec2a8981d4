import type { Refused } from './undeclared-refusals.ts';

const server = 'apps/server/src';

/** Refusals that no endpoint near them declares, and why none has to. */
export const refusalsApart: readonly (Refused & { readonly because: string })[] = [
  { key: 'route.not_found', file: `${server}/platform/http/server.ts`, because: 'no endpoint was meant' },
  {
    key: 'travel.change_expired',
    file: 'packages/contract/src/webhooks/kinds.ts',
    because: 'an event of the same name, which no call is refused with',
  },
  {
    key: 'payment.forged',
    file: `${server}/modules/payments/channels/card/webhook.ts`,
    because: 'webhooks are pages, and no endpoints',
  },
  {
    key: 'payment.forged',
    file: `${server}/modules/payments/channels/sandbox/webhook.ts`,
    because: 'webhooks are pages, and no endpoints',
  },
  {
    key: 'export.too_large',
    file: `${server}/modules/lists/usecases/run-exports.ts`,
    because: 'a job runs exports, and the list of exports shows the key',
  },
  {
    key: 'parameter.invite_code_taken',
    file: `${server}/modules/accounts/app/usecases/invite-codes.ts`,
    because: 'settings asks it through a port, and declares it',
  },
  {
    key: 'wallet.hold_resolved',
    file: `${server}/modules/ledger/core/usecases/hold.ts`,
    because: 'whoever ends a hold has locked what it is held for, in a state in which it is held',
  },
  {
    key: 'payment.not_payable',
    file: `${server}/modules/payments/usecases/open-payment.ts`,
    because: 'a payable is locked in a state in which its payment is open',
  },
  {
    key: 'payment.not_payable',
    file: `${server}/modules/payments/usecases/refund-payment.ts`,
    because: 'of an order never more goes back than was paid for it',
  },
];

/** Keys that nothing refuses with any more. Their numbers and texts are published, and are used for nothing else. */
export const neverRefused: readonly string[] = [
  'order.spec_incomplete',
  'wallet.points_locked',
  'language.name_exists',
];
