import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assistantCheckoutMachine } from '@app/contract/assistants/assistant-checkout.machine';
import { BACKUP_STATES } from '@app/contract/backups/staff-schemas';
import { IMPORT_ROW_STATES, IMPORT_STATES } from '@app/contract/catalog/import-fields';
import { talkMachine } from '@app/contract/chat/talk.machine';
import { CASE_STATES } from '@app/contract/orders/after-sale/reasons';
import { goodsOrderMachine } from '@app/contract/orders/goods-order.machine';
import { paymentMachine } from '@app/contract/payments/payment.machine';
import { topUpMachine } from '@app/contract/top-ups/top-up.machine';
import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { CODE_STATES } from '@app/contract/verticals/meals/facts';
import { withdrawalMachine } from '@app/contract/withdrawals/withdrawal.machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEASURES } from '../modules/reports/domain/measures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const machines = {
  assistant_checkout: assistantCheckoutMachine,
  chat_talk: talkMachine,
  goods_order: goodsOrderMachine,
  payment: paymentMachine,
  top_up: topUpMachine,
  travel_order: travelOrderMachine,
  withdrawal: withdrawalMachine,
};

/** The states that the code knows of each table, by the list that is read and drawn with. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(machines).map(([table, { states }]) => [table, states])),
  after_sale_case: CASE_STATES,
  backup_run: BACKUP_STATES,
  dining_code: CODE_STATES,
  lodging_session: assistantCheckoutMachine.states,
  product_import: IMPORT_STATES,
  product_import_row: IMPORT_ROW_STATES,
};

const wordsIn = (constraint: string): string[] =>
  [...constraint.matchAll(/'(\w+)'/g)].map(([, word = '']) => word).sort();

let shop: TestApp;
/** The states that the database lets into each table. */
const stored = new Map<string, string[]>();
beforeAll(async () => {
  shop = await testApp();
  const { rows } = await sql<{ name: string; text: string }>`
    SELECT conrelid::regclass::text AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
    WHERE contype = 'c' AND pg_get_constraintdef(oid) ~ '^CHECK \\(\\(state = ANY'`.execute(shop.app.platform.db);
  for (const { name, text } of rows) stored.set(name, wordsIn(text));
});
afterAll(() => shop.close());

test.each(Object.entries(STATES))('%s takes every state that the code knows, and no other', (table, states) => {
  expect(stored.get(table)).toEqual([...states].sort());
});

test('the days of reports take every measure that is counted', async () => {
  const { rows } = await sql<{ text: string }>`SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
    WHERE conrelid = 'report_day'::regclass AND pg_get_constraintdef(oid) LIKE '%measure = ANY%'`.execute(
    shop.app.platform.db,
  );
  expect(wordsIn(rows[0]?.text ?? '')).toEqual([...MEASURES].sort());
});

test('the machine of every table is among them', () => {
  const contract = fileURLToPath(new URL('../../../../packages/contract/src', import.meta.url));
  expect(Object.keys(machines)).toHaveLength(globSync('**/*.machine.ts', { cwd: contract }).length);
});
