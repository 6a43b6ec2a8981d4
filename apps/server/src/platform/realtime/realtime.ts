/**
 * Pushes small messages to the open sockets of a customer, of a visitor without an account, or of all staff, whichever
 * process holds them.
 */
export type Realtime = {
  toCustomer(customerId: string, message: RealtimeMessage): Promise<void>;
  toVisitor(visitorId: string, message: RealtimeMessage): Promise<void>;
  toStaff(message: RealtimeMessage): Promise<void>;
  /** Every open socket, whoever listens. */
  toEveryone(message: RealtimeMessage): Promise<void>;
};

/** `topic` is an event name of the contract, or `translations` / `clock`; the client reads again what it concerns. */
export type RealtimeMessage = { readonly topic: string; readonly data: Record<string, unknown> };
