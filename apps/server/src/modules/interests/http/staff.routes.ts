import { staffInterestEndpoints } from '@app/contract/interests/staff-endpoints';
import { PREFERENCE_KINDS, shapes } from '@app/contract/interests/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listHobbies, listPreferences } from '../usecases/list-interests.ts';
import { createInterest, deleteInterest, flagInterests, updateInterest } from '../usecases/staff-interests.ts';

const HOBBY = ['hobby'] as const;

/** The back office's calls about what customers can choose. */
export const staffRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffInterestEndpoints, shapes, {
    listHobbies: (call) => listHobbies(platform.db, call.query),
    createHobby: (call) => createInterest(platform, call, { kind: 'hobby', input: call.body }),
    updateHobby: (call) => {
      const { version, ...input } = call.body;
      return updateInterest(platform, call, { id: call.params.id, kinds: HOBBY, version, input });
    },
    setHobbyFlags: (call) => flagInterests(platform, call, { ...call.body, kinds: HOBBY }),
    deleteHobby: (call) => deleteInterest(platform, call, { id: call.params.id, kinds: HOBBY }),
    listPreferences: (call) => listPreferences(platform.db, call.query),
    createPreference: (call) => {
      const { kind, ...input } = call.body;
      return createInterest(platform, call, { kind, input });
    },
    updatePreference: (call) => {
      const { version, ...input } = call.body;
      return updateInterest(platform, call, { id: call.params.id, kinds: PREFERENCE_KINDS, version, input });
    },
    setPreferenceFlags: (call) => flagInterests(platform, call, { ...call.body, kinds: PREFERENCE_KINDS }),
    deletePreference: (call) => deleteInterest(platform, call, { id: call.params.id, kinds: PREFERENCE_KINDS }),
  });
