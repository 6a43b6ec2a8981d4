import { travelEndpoints } from '@app/contract/travel/endpoints';
import { shapes } from '@app/contract/travel/schemas';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { dropChange } from '../usecases/change/end-change.ts';
import { CITY_TAG, listCities } from '../usecases/cities/cities.ts';
import { cancelTravel, hideTravel, previewCancel, travelStep } from '../usecases/customer-steps.ts';
import { forgetPassenger, listPassengers, savePassenger } from '../usecases/passengers/passengers.ts';
import { proposeContact } from '../usecases/propose-contact.ts';
import { changeAlternatives, takeAlternative } from '../usecases/provider-change/alternatives.ts';
import { answerChange } from '../usecases/provider-change/answer-change.ts';
import { readTravelQuote, reviseTravelQuote } from '../usecases/quote/travel-quote.ts';
import { listReviews, REVIEWS_TAG } from '../usecases/reviews/read-reviews.ts';
import { listTravelOrders } from '../usecases/travel-list.ts';
import { travelDetail } from '../usecases/travel-views.ts';

const readerOf = (call: CallContext) => ({ customerId: call.customer.id, lang: call.lang, currency: call.currency });
const actorOf = (call: CallContext) => ({ customer: call.customer, lang: call.lang });

/** The travel calls of the storefront. */
export const travelRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(travelEndpoints, shapes, {
    readTravelQuote: (call) => readTravelQuote(platform, { ...readerOf(call), quoteId: call.query.id }),
    reviseTravelQuote: (call) => reviseTravelQuote(platform, { ...readerOf(call), ...call.body }),
    travelOrderList: (call) => listTravelOrders(platform, { ...readerOf(call), ...call.query }),
    travelOrderDetails: (call) =>
      travelDetail(platform, platform.db, {
        orderId: call.query.id,
        key: call.query.key,
        customerId: call.maybeCustomer?.id ?? null,
        lang: call.lang,
      }),
    cancelPreview: (call) => previewCancel(platform, { ...readerOf(call), orderId: call.query.id }),
    cancelTravelOrder: (call) =>
      cancelTravel(platform, call.tx, { ...actorOf(call), refundUsd: undefined, ...call.body }),
    dropChange: (call) => dropChange(platform, call.tx, { ...readerOf(call), orderId: call.body.orderId }),
    answerChange: (call) => answerChange(platform, call.tx, { ...actorOf(call), ...call.body }),
    changeAlternatives: (call) => changeAlternatives(platform, { ...readerOf(call), orderId: call.query.id }),
    takeAlternative: (call) => takeAlternative(platform, call.tx, { ...actorOf(call), ...call.body }),
    changeGuests: (call) => {
      const { orderId, guests } = call.body;
      const step = { ...actorOf(call), orderId, event: 'change_guests', input: { guests } } as const;
      return inTransaction(platform.db, (tx) => travelStep(platform, tx, step));
    },
    commentTravelOrder: (call) => {
      const { orderId, ...comment } = call.body;
      return travelStep(platform, call.tx, {
        ...actorOf(call),
        orderId,
        event: 'comment',
        input: { comment: { ...comment, lang: call.language } },
      });
    },
    deleteTravelOrder: async (call) => {
      await inTransaction(platform.db, (tx) => hideTravel(tx, { customer: call.customer, ...call.body }));
      return null;
    },
    travelReviews: {
      handle: ({ query: { subject, ownLanguage, ...asked }, lang, language }) =>
        listReviews(platform, { ...asked, subjectId: subject, writtenIn: ownLanguage ? language : null }, lang),
      cacheTags: () => [REVIEWS_TAG],
    },
    cities: {
      handle: (call) => listCities(platform, { ...call.query, lang: call.lang }),
      cacheTags: () => [CITY_TAG],
    },
    proposedContact: ({ customer }) => proposeContact(platform.db, customer.id),
    passengerPage: (call) => listPassengers(platform, call.customer.id),
    savePassenger: (call) => savePassenger(platform, call.customer.id, call.body),
    deletePassenger: (call) => forgetPassenger(platform, call.customer.id, call.body.id),
  });
