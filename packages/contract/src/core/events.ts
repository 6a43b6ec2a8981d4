/** Domain events with their payloads, written to the outbox in the transaction that causes them. */
export type DomainEvents = {
  'account.registered': { userId: string };
  'order.placed': { orderId: string; userId: string };
  'order.paid': { orderId: string; userId: string };
  'order.changed': { orderId: string; userId: string; event: string; to: string };
  'order.completed': { orderId: string; userId: string };
  'payment.settled': { paymentId: string; payableId: string };
  'payment.credited_late': { paymentId: string; userId: string; usd: number };
  'catalog.product_changed': { productId: string };
  'clock.moved': { offsetMs: number };
};

export type EventName = keyof DomainEvents;
