import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort, userInfoPort } from '../accounts/core.ts';
import { bell } from './db/inbox.repo.ts';
import { personalData } from './db/personal-data.ts';
import { messageRoutes } from './http/message.routes.ts';
import { staffMessageRoutes } from './http/staff-message.routes.ts';
import { eraseMessages } from './usecases/erase-messages.ts';
import { messagingSubscribers } from './usecases/notify-customers.ts';
import { transferMessages } from './usecases/notify-transfer.ts';

export default defineSlice((platform) => ({
  name: 'messaging',
  owns: ['message', 'message_mark'],
  reads: ['agent', 'customer', 'member_level'],
  gives: [personalDataPort(personalData), userInfoPort(bell), erasePort(eraseMessages)],
  endpoints: [...messageRoutes(platform), ...staffMessageRoutes(platform)],
  subscribers: [...messagingSubscribers(platform), ...transferMessages(platform)],
  invariants: [
    {
      name: 'messaging.audience',
      promise: 'A message to a level, an agent or a customer names one that exists.',
      sql: `
          SELECT m.id, m.audience FROM message m WHERE
            (m.audience = 'level' AND NOT EXISTS (SELECT 1 FROM member_level l WHERE l.id = m.audience_id))
            OR (m.audience = 'agent' AND NOT EXISTS (SELECT 1 FROM agent a WHERE a.id = m.audience_id))
            OR (m.audience = 'customer' AND NOT EXISTS (SELECT 1 FROM customer c WHERE c.id = m.audience_id))`,
    },
    {
      name: 'messaging.english',
      promise: 'Every message has its English text, which the other languages fall back on.',
      sql: `SELECT id FROM message WHERE NOT (title ? 'en-US' AND summary ? 'en-US' AND content ? 'en-US')`,
    },
  ],
}));
