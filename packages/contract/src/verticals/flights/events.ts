/** Events of flights. */
export type Events = {
  /** Staff announced another time for a departure, or cancelled it; moments are ISO texts. */
  'flight.day_changed': {
    flightId: string;
    day: string;
    version: number;
    state: 'scheduled' | 'delayed' | 'cancelled';
    /** Why; null in events of before 2026-11-30. */
    reason?: string | null;
    /** When it was to depart before. */
    wasAt: string;
    departsAt: string;
  };
};
