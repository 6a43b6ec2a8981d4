import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { personalData } from './db/personal-data.ts';
import { forgetSilentVisitors } from './db/visitor.repo.ts';
import { chatInvariants } from './domain/invariants.ts';
import { chatRoutes } from './http/chat.routes.ts';
import { staffChatRoutes } from './http/staff-chat.routes.ts';
import { eraseTalks } from './usecases/erase-talks.ts';
import { visitorAuthenticator } from './usecases/person.ts';

export default defineSlice((platform) => ({
  name: 'chat',
  owns: ['chat_canned', 'chat_closed_day', 'chat_hours', 'chat_message', 'chat_presence', 'chat_talk', 'chat_visitor'],
  gives: [personalDataPort(personalData), erasePort(eraseTalks)],
  endpoints: [...chatRoutes(platform), ...staffChatRoutes(platform)],
  authenticateVisitor: visitorAuthenticator(platform),
  invariants: chatInvariants,
  jobs: [{ name: 'chat.forget-visitors', cron: '50 3 * * *', run: () => forgetSilentVisitors(platform.db) }],
}));
