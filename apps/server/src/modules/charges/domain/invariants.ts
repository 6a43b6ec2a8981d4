import type { Invariant } from '../../../platform/slice.ts';

/** What must hold for postage and tax rules. */
export const chargeInvariants: Invariant[] = [
  {
    name: 'charges.one_default',
    promise:
      'There is one postage rule and one tax rule for everywhere else, and every other postage rule has a country.',
    sql: `SELECT 'postage' AS rule, count(*) FILTER (WHERE is_default) AS defaults FROM postage_rule
        HAVING count(*) FILTER (WHERE is_default) <> 1
      UNION ALL SELECT 'tax', count(*) FILTER (WHERE is_default) FROM tax_rule
        HAVING count(*) FILTER (WHERE is_default) <> 1
      UNION ALL SELECT r.name, 0 FROM postage_rule r
        WHERE r.is_default = EXISTS (SELECT FROM postage_country c WHERE c.rule_id = r.id)`,
  },
];
