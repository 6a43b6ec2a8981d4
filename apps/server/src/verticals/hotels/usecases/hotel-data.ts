import type { HotelDetail, RatePlanOffer, RoomTypeOffer } from '@app/contract/verticals/hotels/views';
import {
  beforeData,
  type JsonLd,
  offerData,
  placeData,
  priceData,
  ratingData,
  reviewsData,
} from '../../../modules/pages/public.ts';

const roomData = (room: RoomTypeOffer): JsonLd => ({
  '@type': 'HotelRoom',
  identifier: room.id,
  name: room.name,
  ...(room.description ? { description: room.description } : {}),
  floorSize: { '@type': 'QuantitativeValue', value: room.squareMetres, unitCode: 'MTK' },
  occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: room.maxGuests },
  bed: room.beds.map(({ bed, count }) => ({ '@type': 'BedDetails', typeOfBed: bed, numberOfBeds: count })),
});

/** A plan of a room for the stay that was priced: the whole of it with taxes. */
function planOffer(hotel: HotelDetail, room: RoomTypeOffer, plan: RatePlanOffer, url: string): JsonLd | null {
  const { stay } = hotel;
  if (!plan.price || !stay) return null;
  const total = priceData(plan.price.total);
  return offerData({
    price: plan.price.total,
    availability: plan.roomsLeft === null ? 'InStock' : 'LimitedAvailability',
    url,
    more: {
      name: `${room.name}, ${plan.name}`,
      // What a booking session of an assistant names: the rate and the type of room.
      sku: plan.id,
      itemOffered: { '@type': 'HotelRoom', identifier: room.id, name: room.name },
      checkinTime: `${stay.checkIn}T${hotel.checkInFrom}:00`,
      checkoutTime: `${stay.checkOut}T${hotel.checkOutUntil}:00`,
      priceSpecification: {
        '@type': 'CompoundPriceSpecification',
        ...total,
        valueAddedTaxIncluded: true,
        priceComponent: [
          { '@type': 'UnitPriceSpecification', name: plan.name, ...total },
          ...(plan.deal && plan.deal.percent > 0 ? [beforeData(plan.deal.totalWas)] : []),
        ],
      },
    },
  });
}

/** A hotel with its rooms and what the stay costs in them. */
export function hotelData(hotel: HotelDetail, url: string): JsonLd {
  const offers = hotel.roomTypes.flatMap((room) =>
    room.plans.flatMap((plan) => planOffer(hotel, room, plan, url) ?? []),
  );
  return {
    '@type': 'Hotel',
    identifier: hotel.id,
    ...placeData(hotel),
    ...(hotel.phone ? { telephone: hotel.phone } : {}),
    ...(hotel.stars > 0 ? { starRating: { '@type': 'Rating', ratingValue: hotel.stars } } : {}),
    checkinTime: hotel.checkInFrom,
    checkoutTime: hotel.checkOutUntil,
    // What is not among the facilities may be agreed on with the house.
    ...(hotel.facilities.includes('pets') ? { petsAllowed: true } : {}),
    amenityFeature: hotel.facilities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    containsPlace: hotel.roomTypes.map(roomData),
    ...(offers.length > 0 ? { makesOffer: offers } : {}),
    ...ratingData({ score: hotel.score, best: 10, reviews: hotel.reviews }),
    ...reviewsData(hotel.latestReviews),
  };
}
