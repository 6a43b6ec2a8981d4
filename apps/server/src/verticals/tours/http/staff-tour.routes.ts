import { refuse } from '@app/contract/core/refuse';
import { staffTourEndpoints } from '@app/contract/verticals/tours/staff-endpoints';
import { shapes } from '@app/contract/verticals/tours/staff-schemas';
import { staffChangeCalls } from '../../../modules/travel/public.ts';
import { readDictionary } from '../../../modules/travel-home/public.ts';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listBoard } from '../db/board.repo.ts';
import { listTours, readStaffTour, tourChoices } from '../db/staff-tour.repo.ts';
import { addDepartures, cancelByStaff, guaranteeNow, readPeople, saveDeparture } from '../usecases/staff/departures.ts';
import { departuresToChangeTo } from '../usecases/staff/departures-to-change-to.ts';
import { moveByStaff, readMove } from '../usecases/staff/move-departure.ts';
import { readTourReport } from '../usecases/staff/read-tour-report.ts';
import { createTour, saveTour, setToursOnline } from '../usecases/staff/save-tour.ts';

/** The back office's calls of tours. */
export const staffTourRoutes = (platform: Platform): BoundEndpoint[] => {
  const change = staffChangeCalls(platform, 'tour');
  return bindEndpoints(staffTourEndpoints, shapes, {
    listTours: ({ query, lang }) => listTours(platform.db, { ...query, lang }),
    tourChoices: ({ query, lang }) => tourChoices(platform.db, query.keyword, lang),
    tourTerms: ({ lang }) => readDictionary(platform, lang, null),
    readStaffTour: async ({ params }) => (await readStaffTour(platform.db, params.id)) ?? refuse('record.not_found'),
    createTour: (call) => createTour(platform, call, call.body),
    updateTour: (call) => {
      const { version, ...input } = call.body;
      return saveTour(platform, call, { id: call.params.id, version, input });
    },
    setToursOnline: (call) => setToursOnline(platform, call, call.body),
    listTourDepartures: ({ query, lang }) => listBoard(platform.db, query, lang),
    addTourDepartures: (call) => addDepartures(platform, call, call.body),
    updateTourDeparture: (call) => {
      const { version, ...edit } = call.body;
      return saveDeparture(platform, call, { id: call.params.id, version, edit });
    },
    guaranteeTourDeparture: (call) => guaranteeNow(platform, call, { ...call.params, ...call.body }),
    cancelTourDeparture: (call) => cancelByStaff(platform, call, { ...call.params, ...call.body }),
    readTourMove: (call) => readMove(platform, call, { ...call.params, ...call.query }),
    moveTourDeparture: (call) => moveByStaff(platform, call, { ...call.params, ...call.body }),
    tourReport: ({ query, lang, staff }) =>
      readTourReport(platform.db, { ...query, tourId: query.tourId ?? null, agentId: staff.agentId }, lang),
    tourDeparturePeople: ({ params, lang }) => readPeople(platform, params.id, lang),
    departuresToChangeTo: (call) => departuresToChangeTo(platform, call, call.params.id),
    quoteTourChange: change.quote,
    changeTour: change.make,
  });
};
