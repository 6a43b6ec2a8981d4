import { addMs, DAY } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';

/** Postage and tax beside the shop's own rules: one by weight, one by pieces, and one region with tax. */
export async function seedCharges(tx: Tx, chance: Chance, now: Date): Promise<void> {
  const at = addMs(now, -90 * DAY);
  const [far, near] = [chance.id(at), chance.id(at)];
  await insertRows(tx, 'postage_rule', [
    {
      id: far,
      name: 'South America, by weight',
      is_default: false,
      counted_by: 'weight',
      first_unit: 1_000,
      first_fee_usd: 900,
      next_unit: 500,
      next_fee_usd: 250,
      free_from_usd: 15_000,
      version: 1,
      updated_at: at,
    },
    {
      id: near,
      name: 'Japan and Korea, by pieces',
      is_default: false,
      counted_by: 'count',
      first_unit: 2,
      first_fee_usd: 700,
      next_unit: 1,
      next_fee_usd: 150,
      free_from_usd: 8_000,
      version: 1,
      updated_at: at,
    },
  ]);
  await insertRows(
    tx,
    'postage_country',
    [
      ['BR', far],
      ['AR', far],
      ['CL', far],
      ['JP', near],
      ['KR', near],
    ].map(([country, rule_id]) => ({ country, rule_id })),
  );
  await insertRows(tx, 'tax_rule', [
    {
      id: chance.id(at),
      name: {
        'en-US': 'California sales tax',
        'zh-cn': '加州销售税',
        es: 'Impuesto de ventas de California',
        pt: 'Imposto sobre vendas da Califórnia',
      },
      is_default: false,
      country: 'US',
      region: 'California',
      bp: 725,
      version: 1,
      updated_at: at,
    },
  ]);
}
