/** Events of restaurants. */
export type Events = {
  /** Guests said that they come late to their table, or that they still come. */
  'dining.guests_said': { orderId: string };
};
