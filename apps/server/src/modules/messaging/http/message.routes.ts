import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { shapes } from '@app/contract/messaging/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { markDeleted, markRead, unreadOf } from '../db/inbox.repo.ts';
import { listMessages, openMessage, readPopup } from '../usecases/read-inbox.ts';

/** The calls of the customer's messages. */
export const messageRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(messageEndpoints, shapes, {
    messageList: ({ customer, lang, query }) =>
      listMessages(platform, { customerId: customer.id, lang, ...query, cursor: query.cursor }),
    messageDetail: ({ customer, lang, query }) =>
      openMessage(platform, { customerId: customer.id, lang, id: query.id }),
    readMessages: async ({ customer, body }) => {
      await markRead(platform.db, customer.id, body);
      return unreadOf(platform.db, customer.id);
    },
    deleteMessages: async ({ customer, body }) => {
      await markDeleted(platform.db, customer.id, body.ids);
      return unreadOf(platform.db, customer.id);
    },
    popupMessage: ({ maybeCustomer, lang }) => readPopup(platform, { customerId: maybeCustomer?.id ?? null, lang }),
  });
