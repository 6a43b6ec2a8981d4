import { localize } from '@app/contract/core/locale';
import { staffHotelEndpoints } from '@app/contract/verticals/hotels/staff-endpoints';
import { shapes } from '@app/contract/verticals/hotels/staff-schemas';
import { SETTLEMENT } from '@app/kernel/money';
import { orderForStaff, staffChangeCalls } from '../../../modules/travel/public.ts';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { countHotels, hotelChoices, hotelTabs, staffHotels } from '../db/staff-hotel.repo.ts';
import {
  addFeed,
  makeAddress,
  readFeedForStaff,
  removeFeed,
  revokeAddress,
  saveFeed,
} from '../usecases/calendars/edit-calendars.ts';
import { readCalendars } from '../usecases/calendars/show-calendars.ts';
import { readOtherRooms } from '../usecases/read-other-rooms.ts';
import { applyRule, editPlanNights, editRoomNights, readCalendar } from '../usecases/staff/edit-calendar.ts';
import { readReport } from '../usecases/staff/read-report.ts';
import { createHotel, flagHotels, updateHotel } from '../usecases/staff/save-hotel.ts';
import { createRatePlan, createRoomType, updateRatePlan, updateRoomType } from '../usecases/staff/save-room-type.ts';
import { readStaffHotel, staffHotelRow } from '../usecases/staff/show-staff-hotel.ts';

const pageAt = <S>({ page, limit, sort, order }: { page: number; limit: number; sort: S; order: 'asc' | 'desc' }) => ({
  sort,
  ascending: order === 'asc',
  limit,
  offset: (page - 1) * limit,
});

/** The back office's calls of hotels. */
export const staffHotelRoutes = (platform: Platform): BoundEndpoint[] => {
  const change = staffChangeCalls(platform, 'hotel');
  return bindEndpoints(staffHotelEndpoints, shapes, {
    listHotels: async ({ query, lang }) => {
      const { page, limit } = query;
      const [lines, total, counts] = await Promise.all([
        staffHotels(platform.db, query, { ...pageAt(query), lang }),
        countHotels(platform.db, query),
        hotelTabs(platform.db),
      ]);
      return { list: lines.map((line) => staffHotelRow(line, lang)), total, page, limit, counts };
    },
    readHotel: (call) => readStaffHotel(platform.db, call.params.id),
    createHotel: (call) => createHotel(platform, call, call.body),
    updateHotel: (call) => {
      const { version, ...input } = call.body;
      return updateHotel(platform, call, { id: call.params.id, version, input });
    },
    setHotelFlags: (call) => {
      const { ids, ...flags } = call.body;
      return flagHotels(platform, call, { ids, flags });
    },
    createRoomType: (call) => createRoomType(platform, call, { hotelId: call.params.id, input: call.body }),
    updateRoomType: (call) => {
      const { version, ...input } = call.body;
      return updateRoomType(platform, call, { id: call.params.id, version, input });
    },
    createRatePlan: (call) => createRatePlan(platform, call, { roomTypeId: call.params.id, input: call.body }),
    updateRatePlan: (call) => {
      const { version, ...input } = call.body;
      return updateRatePlan(platform, call, { id: call.params.id, version, input });
    },
    readHotelCalendar: (call) => readCalendar(platform, { id: call.params.id, ...call.query, lang: call.lang }),
    editRoomNights: (call) => {
      const { units, ...range } = call.body;
      return editRoomNights(platform, call.tx, { by: call, id: call.params.id, range, units });
    },
    editPlanNights: (call) => editPlanNights(platform, call, { id: call.params.id, change: call.body }),
    applyCalendarRule: (call) => applyRule(platform, call.tx, { by: call, hotelId: call.params.id, rule: call.body }),
    hotelReport: (call) => readReport(platform, { ...call.query, lang: call.lang, agentId: call.staff.agentId }),
    hotelChoices: async (call) => {
      const found = await hotelChoices(platform.db, { keyword: call.query.keyword ?? '', lang: call.lang });
      return found.map(({ id, name }) => ({ id, name: localize(name, call.lang) }));
    },
    otherRooms: async (call) => {
      const { id: orderId } = await orderForStaff(platform, { id: call.params.id, kind: 'hotel' }, call);
      return readOtherRooms(platform, { orderId, wanted: call.query }, { lang: call.lang, currency: SETTLEMENT });
    },
    readHotelCalendars: (call) => readCalendars(platform, { id: call.params.id, lang: call.lang }),
    makeRoomCalendarAddress: (call) => makeAddress(platform, call, call.params.id),
    endRoomCalendarAddress: (call) => revokeAddress(platform, call, call.params.id),
    addHotelFeed: (call) => addFeed(platform, call, { id: call.params.id, input: call.body }),
    updateHotelFeed: (call) => {
      const { version, ...input } = call.body;
      return saveFeed(platform, call, { id: call.params.id, version, input });
    },
    readHotelFeed: (call) => readFeedForStaff(platform, call, { id: call.params.id, ...call.body }),
    removeHotelFeed: (call) => removeFeed(platform, call, call.params.id),
    quoteStayChange: change.quote,
    changeStay: change.make,
  });
};
