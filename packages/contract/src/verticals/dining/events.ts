/** Events of restaurants. */
export type Events = {
  /** Guests said that they come late to their table, or that they still come. */
  'dining.guests_said': { orderId: string };
  /** Tables of a restaurant may be free again. */
  'dining.freed': { restaurantId: string };
  /** Somebody joined or left a waiting list, was offered a table, took it, missed it, or waited until it was too late. */
  'dining.wait_changed': {
    waitId: string;
    restaurantId: string;
    to: 'waiting' | 'offered' | 'booked' | 'missed' | 'left' | 'over';
  };
};
