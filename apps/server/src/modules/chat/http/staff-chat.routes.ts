import { staffChatEndpoints } from '@app/contract/chat/staff-endpoints';
import { shapes } from '@app/contract/chat/staff-schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listCanned } from '../db/canned.repo.ts';
import { inboxCounts, notePresence } from '../db/inbox.repo.ts';
import { keepChatPicture } from '../usecases/person-steps.ts';
import { showPicture } from '../usecases/show-messages.ts';
import { changeReply, createReply, removeReply } from '../usecases/staff/canned-replies.ts';
import { agentsOf, inboxTalkView, listTalks, personView } from '../usecases/staff/inbox-views.ts';
import { readInboxMessages } from '../usecases/staff/read-inbox-messages.ts';
import { hoursView, saveHours } from '../usecases/staff/save-hours.ts';
import {
  closeTalk,
  handOver,
  markReadByStaff,
  notifyTypingByStaff,
  sendAsStaff,
  takeTalk,
} from '../usecases/staff/staff-steps.ts';

const readerOf = ({ lang, currency }: CallContext) => ({ lang, currency });

/** The calls of the inbox. */
export const staffChatRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffChatEndpoints, shapes, {
    listTalks: (call) => listTalks(platform, call.query, call.staff),
    counts: (call) => inboxCounts(platform.db, call.staff),
    readTalk: (call) => inboxTalkView(platform.db, call.params.id, call.staff),
    messages: (call) =>
      readInboxMessages(platform, { id: call.params.id, staff: call.staff, ...call.query }, readerOf(call)),
    send: (call) => sendAsStaff(platform, { id: call.params.id, staff: call.staff, draft: call.body }, readerOf(call)),
    take: (call) => takeTalk(platform, { id: call.params.id, staff: call.staff }),
    handOver: (call) => handOver(platform, { id: call.params.id, staff: call.staff, to: call.body.staffId }),
    close: (call) => closeTalk(platform, { id: call.params.id, staff: call.staff, ...call.body }),
    markRead: (call) => markReadByStaff(platform, { id: call.params.id, staff: call.staff, ...call.body }),
    typing: (call) => notifyTypingByStaff(platform, { id: call.params.id, staff: call.staff }),
    person: (call) => personView(platform, call.params.id, { staff: call.staff, ...readerOf(call) }),
    agents: (call) => agentsOf(platform, call.params.id, call.staff),
    present: async (call) => {
      await notePresence(platform.db, call.staff.id);
      return null;
    },
    uploadChatPicture: (call) =>
      keepChatPicture(platform, { owner: { kind: 'staff', id: call.staff.id }, upload: call.upload }),
    picture: async (call) => {
      const talk = await inboxTalkView(platform.db, call.params.id, call.staff);
      return showPicture(platform, platform.db, { talkId: talk.id, ...call.query });
    },
    listCanned: () => listCanned(platform.db),
    createCanned: (call) => createReply(platform, call, call.body),
    updateCanned: (call) => changeReply(platform, call, { id: call.params.id, ...call.body }),
    deleteCanned: (call) => removeReply(platform, call, call.params.id),
    readHours: () => hoursView(platform),
    saveHours: (call) => saveHours(platform, call, call.body),
  });
