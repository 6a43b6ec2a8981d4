/** What a hotel's rooms are sold with; labels are the message keys `hotels.board.<name>`. */
export const BOARDS = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const;
export type Board = (typeof BOARDS)[number];

/** Labels are the message keys `hotels.facility.<name>`. */
export const FACILITIES = [
  'wifi',
  'breakfast',
  'pool',
  'parking',
  'gym',
  'spa',
  'restaurant',
  'bar',
  'lounge',
  'airport_shuttle',
  'family_rooms',
  'pets',
  'air_conditioning',
  'accessible',
  'laundry',
  'front_desk_24h',
  'beach',
  'meeting_rooms',
] as const;
export type Facility = (typeof FACILITIES)[number];

/** Labels are the message keys `hotels.bed.<name>`. */
export const BEDS = ['single', 'twin', 'double', 'queen', 'king', 'bunk'] as const;
export type Bed = (typeof BEDS)[number];

/** Labels are the message keys `hotels.view.<name>`. */
export const VIEWS = ['city', 'sea', 'river', 'garden', 'mountain', 'courtyard', 'pool'] as const;
export type RoomView = (typeof VIEWS)[number];

/** Labels are the message keys `hotels.sort.<name>`. */
export const HOTEL_SORTS = ['recommended', 'price_asc', 'price_desc', 'score', 'distance', 'stars'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** Why a plan cannot be booked for the stay asked for; labels are the message keys `hotels.closed.<name>`. */
export const CLOSED_REASONS = [
  'sold_out',
  'closed',
  'minimum_stay',
  'no_arrival',
  'no_departure',
  'occupancy',
  'no_price',
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/**
 * Why a stay cannot end on a day of a hotel's calendar: a night of it is full or not sold, or a rule of every plan that
 * sells all of its nights.
 */
export const DEPARTURE_PROBLEMS = ['full', 'minimum_stay', 'no_departure', 'no_arrival'] as const;
export type DepartureProblem = (typeof DEPARTURE_PROBLEMS)[number];

/**
 * Why a calendar of another site could not be taken: not reached, an address that is not called, an answer that is none, too large, no
 * calendar, too many entries, empty all at once, or the shop's own.
 */
export const FEED_PROBLEMS = [
  'unreachable',
  'address',
  'status',
  'too_large',
  'not_calendar',
  'too_many',
  'emptied',
  'own',
] as const;
export type FeedProblem = (typeof FEED_PROBLEMS)[number];
