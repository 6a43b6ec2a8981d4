export { keepCities } from './db/city.repo.ts';
export { fillCityPinyin, findCityIds } from './db/find-cities.repo.ts';
export type { BookedGuest, GuestDocument } from './db/guest.repo.ts';
export { countOnSale, fitsOnSale, type OnSalePage, onSalePage } from './db/on-sale.ts';
export { isCalledOff } from './db/provider-change.repo.ts';
export {
  citiesAs,
  ratingOf,
  soldBundles,
  travelGuestsAs,
  travelHistoryAs,
  travelItemsAs,
  travelOrdersAs,
  travelQuotesAs,
} from './db/readable.ts';
export { moveService, type ServiceNow } from './db/service.repo.ts';
export { soldAs } from './db/snapshot.repo.ts';
export { lastContact } from './db/travel-list.repo.ts';
export { IS_OFF } from './db/travel-order.repo.ts';
export { ageOn, ageTypeOn } from './domain/age-type.ts';
export { describeSubject, type FrozenSubject, SUBJECT_NAMES } from './domain/bundle-subject.ts';
export { feeAt as feeCharged } from './domain/cancellation.ts';
export { carriedPolicy, type Exchange } from './domain/carried-policy.ts';
export type { ChangeRule, ChangeSums } from './domain/change.ts';
export type { BundleTerms } from './domain/discount-items.ts';
export { savedOf } from './domain/frozen-bundle.ts';
export { frozenPolicy } from './domain/frozen-policy.ts';
export { asksTheSame, type FrozenTravel } from './domain/frozen-travel.ts';
export { AIRPORT_WORDS, placeWords, townWords } from './domain/place-words.ts';
export { type ChangeExtent, type ChangeThresholds, weightOf } from './domain/provider-change.ts';
export type { BookedItem } from './domain/split-price.ts';
export type { ItemShare, PolicyShare } from './domain/split-share.ts';
export { summedReport } from './domain/summed-report.ts';
export type { TimeTaken } from './domain/time-taken.ts';
export { togetherUsd } from './domain/together.ts';
export { VOUCHER_BYTES, voucherCode } from './domain/travel-number.ts';
export { frozenCurrency } from './domain/travel-row.ts';
export type { AnytimeStop, FlightStop, StayStop, StopEnd, StopsOf, TripStop, VisitStop } from './domain/trip-stop.ts';
export { bundleBooking } from './http/bundle-booking.ts';
export { changeCalls, staffChangeCalls } from './http/change-calls.ts';
export { createBundleQuote } from './usecases/bundle/bundle-quote.ts';
export {
  type BundleOffer,
  type BundleStock,
  type BundleVertical,
  bundleVerticalPort,
  type OfferedPart,
} from './usecases/bundle/bundle-vertical.ts';
export { type BundleBooking, placeBundle } from './usecases/bundle/place-bundle.ts';
export { memberPartsOf, type PricedPart, pricePart, shownPart } from './usecases/bundle/price-part.ts';
export {
  anySlotProvider,
  type NamedSubject,
  type RuleOf,
  type SlotChoice,
  type SlotDays,
  type SlotOption,
  type SlotParty,
  type SlotProvider,
  type SlotWanted,
  type TimedPrice,
} from './usecases/bundle/slot-provider.ts';
export { slotProviderOf } from './usecases/bundle/slot-provider-of.ts';
export { callOff } from './usecases/call-off.ts';
export { changeEffectsPort, type OrderThen } from './usecases/change/change-effects.ts';
export { changePrices } from './usecases/change/change-prices.ts';
export { callOffChange } from './usecases/change/end-change.ts';
export { CITY_TAG, cityViews } from './usecases/cities/cities.ts';
export { cityAsked, cityNamedIn } from './usecases/cities/city-asked.ts';
export { cityNamesOfPlaces, type TripCity } from './usecases/cities/city-of-place.ts';
export { confirmOrder } from './usecases/confirm-order.ts';
export { type DealSource, dealSources, dealsOfKind } from './usecases/deal-sources.ts';
export { findTravel } from './usecases/find/find-travel.ts';
export type { SearchProvider } from './usecases/find/search-provider.ts';
export { searchProviderInTable } from './usecases/find/search-provider-in-table.ts';
export { isAtMerchant } from './usecases/merchant-scope.ts';
export { notifyBuyer } from './usecases/notify-buyer.ts';
export { kindsOffered, offeredTags } from './usecases/offered.ts';
export { orderFacts } from './usecases/order-facts.ts';
export { orderNotesPort } from './usecases/order-notes.ts';
export { refundPieces, verifyUsed } from './usecases/pieces.ts';
export { countPlaceAlarms, placeAlarmsPort } from './usecases/place-alarms.ts';
export { type Booking, placeTravelOrder } from './usecases/place-travel-order.ts';
export {
  askAbout,
  type Followed,
  followProvider,
  type ProviderNow,
} from './usecases/provider-change/follow-provider.ts';
export { type Hearers, hearersOf } from './usecases/push-travel.ts';
export { createTravelQuote, quotedSnapshot, readTravelQuote } from './usecases/quote/travel-quote.ts';
export { type VisitorQuote, visitorQuote, visitorQuoteView } from './usecases/quote/visitor-quote.ts';
export { withdrawTravelQuote } from './usecases/quote/withdraw-travel-quote.ts';
export { createResalePrices, type ResalePrice, type ResalePrices } from './usecases/resale/resale-price.ts';
export {
  cancelResold,
  extendResold,
  holdForReseller,
  type NamedBooking,
  nameResold,
  payResold,
  type ResoldOrder,
  resoldOrders,
} from './usecases/resale/resold-order.ts';
export { soldByPort } from './usecases/resale/sold-by.ts';
export { reviewsHead } from './usecases/reviews/read-reviews.ts';
export { findAlternatives, type OnDays } from './usecases/search-alternatives.ts';
export { orderForStaff } from './usecases/staff/staff-views.ts';
export { onSaleSwitch } from './usecases/staff/switch-on-sale.ts';
export { clearTheWayOf, clearTheWayOfBundle, expireBlockingOrders } from './usecases/timed-transitions.ts';
export {
  type AmendOffer,
  type Confirming,
  type CountedBy,
  type DealSubject,
  type GuestedOrder,
  type HeldOrder,
  type OfferItem,
  type PolicyRule,
  type TravelAmend,
  type TravelOffer,
  type TravelSplit,
  type TravelVertical,
  timesTaken,
  travelVerticalPort,
  type VerticalDeals,
  verticals,
} from './usecases/travel-vertical.ts';
export { travelDetail } from './usecases/travel-views.ts';
export { type TripBooking, tripBookings } from './usecases/trip-bookings.ts';
export { usableHours } from './usecases/usable-hours.ts';
