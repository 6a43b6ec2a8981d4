import type { CustomerActor } from '../../../../platform/http/bind.ts';

/** Whose event on an order it is: the customer's, on an order of their own. */
export const asCustomer = (customer: Pick<CustomerActor, 'id' | 'nickname'>) =>
  ({
    actor: 'customer',
    customerId: customer.id,
    who: { id: customer.id, name: customer.nickname },
  }) as const;
