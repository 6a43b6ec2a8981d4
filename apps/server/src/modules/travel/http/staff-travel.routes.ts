import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { shapes } from '@app/contract/travel/staff-schemas';
import type { TravelOrderEvent } from '@app/contract/travel/travel-order.machine';
import { type BoundEndpoint, bindEndpoints, type CallContext, type ScopedActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { createCity, deleteCity, listStaffCities, markCities, readCity, saveCity } from '../usecases/cities/cities.ts';
import { answerForCustomer } from '../usecases/provider-change/answer-change.ts';
import { hideComment, listComments } from '../usecases/reviews/staff-comments.ts';
import { dropOut } from '../usecases/staff/drop-out.ts';
import { listTravelForStaff } from '../usecases/staff/list-travel.ts';
import { staffTravelStep } from '../usecases/staff/staff-step.ts';
import { findByVoucher, staffTravelDetail } from '../usecases/staff/staff-views.ts';
import type { TravelInput } from '../usecases/transition/step.ts';

type StepCall = CallContext<ScopedActor> & { params: { id: string }; body: { version: number; note: string } };

/** The travel calls of the back office. */
export const staffTravelRoutes = (platform: Platform): BoundEndpoint[] => {
  const step = (call: StepCall, event: TravelOrderEvent | 'cancel_any', input: TravelInput = {}) => {
    const by = { tx: call.tx, staff: call.staff, ip: call.ip, lang: call.lang };
    const { version, note } = call.body;
    return staffTravelStep(platform, by, { orderId: call.params.id, event, version, note, input });
  };
  return bindEndpoints(staffTravelEndpoints, shapes, {
    listTravelOrders: (call) => listTravelForStaff(platform, call.query, call),
    readTravelOrder: (call) => staffTravelDetail(platform, platform.db, call.params.id, call),
    findByVoucher: (call) => findByVoucher(platform, call.query.code, call),
    reviewTravelOrder: (call) => step(call, 'review'),
    confirmTravelOrder: (call) => step(call, 'confirm', { references: call.body.references }),
    verifyTravelOrder: (call) => step(call, 'verify', { voucherCode: call.body.voucherCode }),
    unverifyTravelOrder: (call) => step(call, 'unverify'),
    cancelTravelOrder: (call) => {
      const { refundUsd } = call.body;
      return step(call, 'cancel_any', refundUsd === undefined ? {} : { refundUsd });
    },
    modifyTravelAmount: (call) => step(call, 'modify_amount', { payableUsd: call.body.payableUsd }),
    answerChangeForCustomer: (call) => answerForCustomer(platform, call, { orderId: call.params.id, ...call.body }),
    dropOutOfPart: (call) => dropOut(platform, call, { orderId: call.params.id, ...call.body }),
    noteNoShow: (call) => step(call, 'no_show'),
    changeTravelGuests: (call) => step(call, 'change_guests', { guests: call.body.guests }),
    listTravelComments: (call) => listComments(platform, call.query, call),
    hideTravelComment: (call) => hideComment(platform, call, { id: call.params.id, ...call.body }),
    listCities: (call) => listStaffCities(platform.db, { ...call.query, lang: call.lang }),
    readCity: (call) => readCity(platform.db, call.params.id),
    createCity: (call) => createCity(platform, call, call.body),
    updateCity: (call) => {
      const { version, ...input } = call.body;
      return saveCity(platform, call, { id: call.params.id, version, input });
    },
    deleteCity: (call) => deleteCity(platform, call, call.params.id),
    markCities: (call) => markCities(platform, call, call.body),
  });
};
