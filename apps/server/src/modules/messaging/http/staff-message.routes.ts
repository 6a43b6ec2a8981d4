import { staffMessageEndpoints } from '@app/contract/messaging/staff-endpoints';
import { shapes } from '@app/contract/messaging/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { soughtBy } from '../../accounts/core.ts';
import { findAudiences } from '../db/audience.repo.ts';
import {
  createMessage,
  listStaffMessages,
  readStaffMessage,
  saveMessage,
  sizeOfAudience,
  takeMessageBack,
} from '../usecases/write-message.ts';

/** The back office's calls of notices and messages. */
export const staffMessageRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffMessageEndpoints, shapes, {
    listMessages: ({ staff, query: { page, limit, ...filter } }) =>
      listStaffMessages(platform.db, { ...filter, agentId: staff.agentId }, { page, limit }),
    readMessage: ({ staff, params }) => readStaffMessage(platform.db, { id: params.id, agentId: staff.agentId }),
    createMessage: ({ staff, ip, body }) => createMessage(platform, { staff, ip }, body),
    updateMessage: ({ staff, ip, params, body: { version, ...input } }) =>
      saveMessage(platform, { staff, ip }, { id: params.id, version, input }),
    withdrawMessage: ({ staff, ip, params }) => takeMessageBack(platform, { staff, ip }, params.id),
    findAudience: async ({ staff, lang, query: { page, limit, audience, word } }) => ({
      ...(await findAudiences(
        platform.db,
        { audience, word, sought: soughtBy(staff, word, { email: 'shown' }), agentId: staff.agentId, lang },
        { page, limit },
      )),
      page,
      limit,
    }),
    audienceSize: async ({ staff, query }) => ({
      customers: await sizeOfAudience(platform.db, { audience: query.audience, to: query.audienceTo }, staff.agentId),
    }),
  });
