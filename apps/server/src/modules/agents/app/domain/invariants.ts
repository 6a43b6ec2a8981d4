import type { Invariant } from '../../../../platform/slice.ts';

/** What must hold of agents as staff change them. */
export const agentInvariants: readonly Invariant[] = [
  {
    name: 'people.one-agent-a-customer',
    promise: 'A customer is one agent at most.',
    sql: 'SELECT user_id, count(*) AS agents FROM agent WHERE user_id IS NOT NULL GROUP BY user_id HAVING count(*) > 1',
  },
  {
    name: 'people.ended-agents-stand-alone',
    promise: 'No agent who works stands right below one who has ended.',
    sql: `
      SELECT a.id, a.parent_id FROM agent a JOIN agent p ON p.id = a.parent_id
       WHERE a.ended_at IS NULL AND p.ended_at IS NOT NULL`,
  },
  {
    name: 'people.ratio-is-the-last-one',
    promise: 'An agent whose ratio was changed has the one it was changed to last.',
    sql: `
      SELECT a.id, a.rebate_bp, r.after_bp FROM agent a JOIN LATERAL (
        SELECT after_bp FROM agent_ratio_change WHERE agent_id = a.id ORDER BY created_at DESC, id DESC LIMIT 1
      ) r ON true WHERE r.after_bp <> a.rebate_bp`,
  },
];
