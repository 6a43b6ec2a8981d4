/** Events of tours. */
export type Events = {
  /** A departure is guaranteed, or was cancelled, or was paid for after that: its orders follow. */
  'tour.settled': { departureId: string };
};
