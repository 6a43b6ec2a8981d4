import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { protocolServicePort, toolPort } from '../assistants/public.ts';
import { personalData } from './db/personal-data.ts';
import { deleteSessionsOf, forgetSessions } from './db/session.repo.ts';
import { LODGING } from './domain/proposal.ts';
import { lodgingRoutes } from './http/lodging.routes.ts';
import { lodgingCalls } from './http/lodging-calls.ts';
import { stayTools } from './usecases/tools/stay-tools.ts';

export default defineSlice((platform) => ({
  name: 'lodging',
  owns: ['lodging_session'],
  reads: ['customer', 'travel_order', 'travel_quote'],
  gives: [
    protocolServicePort({ ...LODGING, calls: lodgingCalls(platform) }),
    ...stayTools(platform).map((tool) => toolPort(tool)),
    personalDataPort(personalData),
    erasePort((tx, { customerId }) => deleteSessionsOf(tx, customerId)),
  ],
  endpoints: lodgingRoutes(platform),
  jobs: [{ name: 'lodging.forget', cron: '45 4 * * *', run: () => forgetSessions(platform.db) }],
  invariants: [
    {
      name: 'lodging.taken_stays_are_theirs',
      promise:
        'The quote and the order of a stay that somebody took from an assistant are theirs; who it was for is stored while it is open alone.',
      sql: `
        SELECT s.id, s.customer_id FROM lodging_session s
        LEFT JOIN travel_quote q ON q.id = s.quote_id LEFT JOIN travel_order o ON o.id = s.quote_id
        WHERE q.customer_id <> s.customer_id OR o.customer_id <> s.customer_id
          OR (s.state <> 'open' AND (s.wish ? 'booker' OR jsonb_path_exists(s.wish, '$.guests[*].keyvalue() ? (@.key != "id")')))`,
    },
  ],
}));
