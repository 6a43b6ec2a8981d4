/** Events of tours. */
export type Events = {
  /** Staff moved its day, hour or meeting point: its orders follow; moments are ISO texts. */
  'tour.moved': { departureId: string; version: number; wasAt: string };
  /** A departure is guaranteed, or was cancelled, or was paid for after that: its orders follow. */
  'tour.settled': { departureId: string };
};
