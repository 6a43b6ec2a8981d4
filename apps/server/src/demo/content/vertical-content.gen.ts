// Generated from the folders of the slices by `npm run generate`.
import diningSeed from '../../verticals/dining/demo/seed.ts';
import flightsSeed from '../../verticals/flights/demo/seed.ts';
import hotelsSeed from '../../verticals/hotels/demo/seed.ts';
import mealsSeed from '../../verticals/meals/demo/seed.ts';
import toursSeed from '../../verticals/tours/demo/seed.ts';
import tourCombosSeed from '../../verticals/tour-combos/demo/seed.ts';
import diningTrips from '../../verticals/dining/demo/trips.ts';
import flightsTrips from '../../verticals/flights/demo/trips.ts';
import hotelsTrips from '../../verticals/hotels/demo/trips.ts';
import mealsTrips from '../../verticals/meals/demo/trips.ts';
import toursTrips from '../../verticals/tours/demo/trips.ts';
import tourCombosTrips from '../../verticals/tour-combos/demo/trips.ts';
import diningDeals from '../../verticals/dining/demo/deals.ts';
import flightsDeals from '../../verticals/flights/demo/deals.ts';
import hotelsDeals from '../../verticals/hotels/demo/deals.ts';
import mealsDeals from '../../verticals/meals/demo/deals.ts';
import toursDeals from '../../verticals/tours/demo/deals.ts';
import diningBookings from '../../verticals/dining/demo/bookings.ts';
import flightsBookings from '../../verticals/flights/demo/bookings.ts';
import combosBookings from '../../verticals/combos/demo/bookings.ts';
import tourCombosBookings from '../../verticals/tour-combos/demo/bookings.ts';

export const seeds = [diningSeed, flightsSeed, hotelsSeed, mealsSeed, toursSeed, tourCombosSeed] as const;
export const trips = [diningTrips, flightsTrips, hotelsTrips, mealsTrips, toursTrips, tourCombosTrips] as const;
export const deals = [diningDeals, flightsDeals, hotelsDeals, mealsDeals, toursDeals] as const;
export const bookings = [diningBookings, flightsBookings, combosBookings, tourCombosBookings] as const;
