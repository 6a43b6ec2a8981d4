import { staffReportEndpoints } from '@app/contract/reports/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import texts from '@app/contract/system/invariants/staff-messages/en-US';
import comboTexts from '@app/contract/verticals/combos/staff-messages/en-US';
import diningTexts from '@app/contract/verticals/dining/staff-messages/en-US';
import flightTexts from '@app/contract/verticals/flights/staff-messages/en-US';
import hotelTexts from '@app/contract/verticals/hotels/staff-messages/en-US';
import mealTexts from '@app/contract/verticals/meals/staff-messages/en-US';
import tourComboTexts from '@app/contract/verticals/tour-combos/staff-messages/en-US';
import tourTexts from '@app/contract/verticals/tours/staff-messages/en-US';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { hire, knownImageCode, PASSWORD } from './sign-in.fixtures.ts';

let shop: TestApp;
let demo: TestApp;
beforeAll(async () => {
  shop = await testApp();
  demo = await testApp({ env: { DEMO: 'true' } });
});
afterAll(async () => {
  await shop.close();
  await demo.close();
});

async function tokenOf(at: TestApp, username: string): Promise<string> {
  const code = await knownImageCode(at);
  const { data } = await at.call(staffEndpoints.login, { body: { username, password: PASSWORD, ...code } });
  return data.token;
}

test('when invariants are asked for, then each answers, and only to those who may', async () => {
  await hire(shop, { username: 'ines', permissions: ['system.invariants.view'] });
  const token = await tokenOf(shop, 'ines');
  const { data } = await shop.call(staffEndpoints.invariants, { token });
  expect(data.length).toBeGreaterThan(20);
  expect(data.filter((one) => !one.ok)).toEqual([]);
  const unnamed = data.filter(
    ({ slice }) =>
      !(
        `invariant.part.${slice}` in
        {
          ...texts,
          ...hotelTexts,
          ...flightTexts,
          ...tourTexts,
          ...diningTexts,
          ...mealTexts,
          ...comboTexts,
          ...tourComboTexts,
        }
      ),
  );
  expect(unnamed).toEqual([]);
  expect(await shop.call(staffReportEndpoints.workbench, { token })).toMatchObject({
    code: refusalCode('access.denied'),
    status: 403,
  });
});

test('when the ledger is tampered with, then an invariant names the account', async () => {
  const { db } = shop.app.platform;
  await hire(shop, { username: 'leo', permissions: ['system.invariants.view'] });
  const token = await tokenOf(shop, 'leo');
  const row = await db
    .insertInto('ledger_account')
    .values({ code: 'available', owner_id: '019aa856-242e-76a5-9dfc-d650d440d541', unit: 'money', balance: 500 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const broken = (await shop.call(staffEndpoints.invariants, { token })).data.filter((one) => !one.ok);
  expect(broken.length).toBeGreaterThan(0);
  expect(JSON.stringify(broken)).toContain('500');
  await shop.app.platform.pool.query('ALTER TABLE ledger_account DISABLE TRIGGER ALL').catch(() => undefined);
  await shop.app.platform.pool.query('DELETE FROM ledger_account WHERE id = $1', [row.id]).catch(() => undefined);
});

test('when the clock is moved in demo mode, then the product and the database agree, and it is logged', async () => {
  await hire(demo, { username: 'kai', permissions: ['system.clock.view', 'system.clock.move'] });
  const token = await tokenOf(demo, 'kai');
  const before = await demo.call(staffEndpoints.readClock, { token });
  expect(before.data).toMatchObject({ offsetMs: 0, movable: true });
  const hour = 3_600_000;
  const moved = await demo.call(staffEndpoints.moveClock, { token, body: { byMs: hour } });
  expect(moved.data.offsetMs).toBe(hour);
  const { rows } = await demo.app.platform.pool.query<{ ahead: number }>(
    'SELECT extract(epoch FROM app_now() - clock_timestamp())::int AS ahead',
  );
  expect(rows[0]?.ahead).toBe(3600);
  const { rows: log } = await demo.app.platform.pool.query(
    "SELECT who, action, call FROM operation_log WHERE record = 'clock/product' ORDER BY id DESC",
  );
  expect(log).toEqual([{ who: 'kai', action: 'clock.move', call: 'POST /admin_api/clock' }]);
  const back = await demo.call(staffEndpoints.moveClock, { token, body: { byMs: 0, reset: true } });
  expect(back.data.offsetMs).toBe(0);
});

test('when the shop is no demo, then the clock stands', async () => {
  await hire(shop, { username: 'kim', permissions: ['system.clock.view', 'system.clock.move'] });
  const token = await tokenOf(shop, 'kim');
  expect(await shop.call(staffEndpoints.moveClock, { token, body: { byMs: 1 } })).toMatchObject({
    code: refusalCode('clock.demo_only'),
  });
  expect((await shop.call(staffEndpoints.moveClock, { token, body: { byMs: -1 } })).code).toBe(
    refusalCode('input.invalid'),
  );
});
