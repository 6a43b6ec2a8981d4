/** Labels are the message keys `dining.cuisine.<name>`. */
export const CUISINES = [
  'portuguese',
  'spanish',
  'french',
  'italian',
  'british',
  'german',
  'nordic',
  'turkish',
  'moroccan',
  'middle_eastern',
  'chinese',
  'japanese',
  'korean',
  'thai',
  'indonesian',
  'peranakan',
  'himalayan',
  'australian',
  'american',
  'brazilian',
  'seafood',
  'grill',
  'noodles',
  'vegetarian',
  'cafe',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** Labels are the message keys `dining.facility.<name>`. */
export const DINING_FACILITIES = [
  'outdoor',
  'water_view',
  'private_room',
  'chef_counter',
  'open_kitchen',
  'vegetarian_dishes',
  'halal',
  'gluten_free',
  'step_free',
  'high_chairs',
  'playground',
  'dogs',
  'live_music',
  'parking',
  'wine_list',
  'wifi',
] as const;
export type DiningFacility = (typeof DINING_FACILITIES)[number];

/** Labels are the message keys `dining.sort.<name>`. */
export const DINING_SORTS = ['best', 'near', 'rating', 'price'] as const;
export type DiningSort = (typeof DINING_SORTS)[number];

/** What is celebrated; labels are the message keys `dining.occasion.<name>`. */
export const OCCASIONS = ['none', 'birthday', 'anniversary', 'date', 'family', 'friends', 'business'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Who confirms a table: the system as soon as it is paid for, or the restaurant. */
export const CONFIRMED_BY = ['system', 'staff'] as const;
export type ConfirmedBy = (typeof CONFIRMED_BY)[number];

/** How a time of a day can be had: `few` with two tables or one left; `closed` for the reason given with it. */
export const TABLE_STATES = ['free', 'few', 'closed'] as const;

/** Why a time is not to be had; labels are `dining.why.<name>`, refusals `dining.<name>`. */
export const TABLE_PROBLEMS = [
  'closed_day',
  'closed_hour',
  'last_seating',
  'notice',
  'far',
  'party',
  'area',
  'full',
  'pace',
] as const;
export type TableProblem = (typeof TABLE_PROBLEMS)[number];
