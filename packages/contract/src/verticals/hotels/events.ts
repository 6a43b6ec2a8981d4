/** Events of hotels. */
export type Events = {
  /** A calendar of another site takes rooms in nights that are sold here: `nights` of them anew. */
  'hotel.nights_clash': { hotelId: string; roomTypeId: string; feedId: string; nights: number };
  /** A calendar of another site cannot be read, or is read again after it could not. */
  'hotel.feed_changed': { hotelId: string; roomTypeId: string; feedId: string; problem: string | null };
};
