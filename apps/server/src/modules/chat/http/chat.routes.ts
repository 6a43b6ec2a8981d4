import { chatEndpoints } from '@app/contract/chat/endpoints';
import { shapes } from '@app/contract/chat/schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { mergeVisit } from '../usecases/merge-visit.ts';
import { beginVisit, maybePerson, personOf } from '../usecases/person.ts';
import { endTalk, keepChatPicture, markRead, notifyTyping, rateTalk } from '../usecases/person-steps.ts';
import { chatState, readMessages, readPicture, readTalk } from '../usecases/read-talk.ts';
import { leaveMessage, sendAsPerson } from '../usecases/send-as-person.ts';
import { chatGoods } from '../usecases/show-messages.ts';

const readerOf = ({ lang, currency }: CallContext) => ({ lang, currency });

/** The calls of whoever talks with the shop, signed in or not. */
export const chatRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(chatEndpoints, shapes, {
    chatState: async (call) => chatState(platform, await maybePerson(platform, call)),
    beginVisit: (call) => beginVisit(platform, call.ip),
    mergeVisit: (call) => mergeVisit(platform, { customerId: call.customer.id, token: call.visitorToken }),
    sendMessage: async (call) =>
      sendAsPerson(platform, { person: await personOf(platform, call), draft: call.body }, readerOf(call)),
    leaveMessage: async (call) =>
      leaveMessage(platform, { person: await personOf(platform, call), ...call.body }, readerOf(call)),
    readTalk: async (call) => readTalk(platform, call.query.talk, await personOf(platform, call)),
    messages: async (call) =>
      readMessages(platform, { person: await personOf(platform, call), ...call.query }, readerOf(call)),
    markRead: async (call) => markRead(platform, { person: await personOf(platform, call), ...call.body }),
    typing: async (call) => notifyTyping(platform, { person: await personOf(platform, call), ...call.body }),
    endTalk: async (call) => endTalk(platform, { person: await personOf(platform, call), ...call.body }),
    rateTalk: async (call) => rateTalk(platform, { person: await personOf(platform, call), ...call.body }),
    uploadPicture: async (call) =>
      keepChatPicture(platform, { owner: await personOf(platform, call), upload: call.upload }),
    picture: async (call) => readPicture(platform, { person: await personOf(platform, call), ...call.query }),
    goods: (call) => chatGoods(platform, call.query.ids, readerOf(call)),
  });
