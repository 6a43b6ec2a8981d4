/**
 * How orders stand in reports: paid (or confirmed, where nothing is to pay) and not cancelled; of those, whose guests did not come or said
 * that they come late; not paid yet; paid and cancelled; of the latter, those whose combo has nothing left.
 */
export const TRAVEL_STANDINGS = ['kept', 'no_show', 'late', 'waiting', 'cancelled', 'combo_cancelled'] as const;
export type TravelStanding = (typeof TRAVEL_STANDINGS)[number];
