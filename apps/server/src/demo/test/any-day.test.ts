import { addMs, HOUR, SECOND } from '@app/kernel/clock';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { chaosCount } from '../../platform/testing/chaos.ts';
import { testApp } from '../../testing/test-app.ts';
import { fillDemo } from '../fill.ts';
import { allInvariants } from './all-invariants.ts';

const MOMENTS = chaosCount('DEMO_MOMENTS', 0);
const FROM = new Date('2026-11-28T03:03:20Z');
/** From one moment to the next: each comes at another hour and, week by week, on every weekday. */
const APART_MS = 31 * HOUR;

const moments = Array.from({ length: MOMENTS }, (_, index) => addMs(FROM, index * APART_MS));

// At night: what the demo's people have done and have open depends on the day on which it is filled.
test.skipIf(MOMENTS === 0)(
  'when the demo is filled on any day, then all of it is there and every invariant holds',
  { timeout: MOMENTS * 120 * SECOND },
  async () => {
    for (const moment of moments) {
      const shop = await testApp({ env: { DEMO: 'true' } });
      const { db, clock } = shop.app.platform;
      try {
        // The product's clock is moved forwards alone; here it goes to days gone by too.
        await sql`ALTER TABLE product_clock DROP CONSTRAINT product_clock_offset_ms_check`.execute(db);
        await clock.move({ ms: moment.getTime() - clock.real().getTime(), reset: true });
        await fillDemo(shop.app.platform, () => undefined);
        for (const { name, sql: text } of await allInvariants()) {
          const { rows } = await sql.raw(text).execute(db);
          expect({ moment, name, rows }).toEqual({ moment, name, rows: [] });
        }
        const { rows } = await sql`SELECT 1 FROM customer WHERE disabled_because = ANY (
          SELECT body FROM customer_note WHERE kind = 'disabled')`.execute(db);
        expect(rows.length, moment.toISOString()).toBeGreaterThan(0);
      } finally {
        await shop.close();
      }
    }
  },
);
