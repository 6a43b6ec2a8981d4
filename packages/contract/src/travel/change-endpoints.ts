import type { EndpointRule, StaffRule } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';

/** What pricing a change of a booking refuses in every kind, beside what its vertical refuses. */
const pricingChange: readonly ErrorKey[] = [
  'record.not_found',
  'order.not_allowed',
  'travel.not_changeable',
  'travel.change_too_late',
  'travel.same_dates',
  'travel.too_far_apart',
];

/** What making it refuses beside that. */
const makingChange: readonly ErrorKey[] = [
  ...pricingChange,
  'record.stale',
  'travel.change_expired',
  'travel.change_differs',
  'travel.unavailable',
];

/** A customer's calls for something else instead of what is booked, in a kind: `refuses` is what its vertical refuses by itself. */
export const changeRules = (of: { readonly path: string; readonly refuses: readonly ErrorKey[] }) =>
  ({
    quote: {
      method: 'POST',
      path: `${of.path}/change_quote`,
      access: 'customer',
      errors: [...new Set([...of.refuses, ...pricingChange])],
      summary:
        'What something else instead of what is booked and paid costs, with the fee and the difference; frozen for a while',
    },
    make: {
      method: 'POST',
      path: `${of.path}/change`,
      access: 'customer',
      idempotent: true,
      changesWallet: true,
      errors: [...new Set([...of.refuses, ...makingChange])],
      summary: 'Take a change that was priced: at once where nothing is to be paid, otherwise held until it is paid',
    },
  }) as const satisfies Record<string, EndpointRule>;

/** The same for something more beside what is booked. */
export const extrasRules = (of: { readonly path: string; readonly refuses: readonly ErrorKey[] }) => {
  const { quote, make } = changeRules(of);
  return {
    quote: {
      ...quote,
      path: `${of.path}/extras_quote`,
      summary: 'What something more beside what is booked and paid costs; frozen for a while',
    },
    make: {
      ...make,
      path: `${of.path}/extras`,
      summary: 'Buy what was priced beside a booking: at once where nothing is to be paid, otherwise once it is paid',
    },
  } as const satisfies Record<string, EndpointRule>;
};

/** The same for staff, at `/travel-orders/:id/<name>`. */
export const staffChangeRules = (of: { readonly name: string; readonly refuses: readonly ErrorKey[] }) =>
  ({
    quote: {
      method: 'POST',
      path: `/travel-orders/:id/${of.name}-quote`,
      access: { permission: 'travel.orders.modify_amount' },
      scope: 'own_tree_own_places',
      errors: [...new Set([...of.refuses, ...pricingChange])],
      summary: 'What something else instead of what is booked and paid costs; frozen for a while',
    },
    make: {
      method: 'POST',
      path: `/travel-orders/:id/${of.name}`,
      access: { permission: 'travel.orders.modify_amount' },
      scope: 'own_tree_own_places',
      idempotent: true,
      errors: [...new Set([...of.refuses, ...makingChange])],
      summary: 'Take a change that was priced: at once, or held until the customer has paid what it costs more',
    },
  }) as const satisfies Record<string, StaffRule>;
