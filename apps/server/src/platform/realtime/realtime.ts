import type { StaffTopic } from '@app/contract/core/staff-topics';

/**
 * Pushes small messages to the open sockets of a customer, of a visitor without an account, or of staff, whichever
 * process holds them.
 */
export type Realtime = {
  toCustomer(customerId: string, message: RealtimeMessage): Promise<void>;
  toVisitor(visitorId: string, message: RealtimeMessage): Promise<void>;
  /** To staff who hold the permission of the topic; of an agent's staff only where `below` names their agent, of a merchant's where `at` does. */
  toStaff(news: StaffNews): Promise<void>;
  /** Every open socket, whoever listens. */
  toEveryone(message: RealtimeMessage): Promise<void>;
};

/** `topic` is an event name of the contract, or `translations` / `clock`; the client reads again what it concerns. */
export type RealtimeMessage = { readonly topic: string; readonly data: Record<string, unknown> };

export type StaffNews = RealtimeMessage & {
  readonly topic: StaffTopic;
  /** The agents above the record that it is about (see agentsAbove in accounts); none for what is the house's alone. */
  readonly below: readonly string[];
  /** The merchants whose places it is about; none where it is about no place of a merchant's. */
  readonly at?: readonly string[];
};
