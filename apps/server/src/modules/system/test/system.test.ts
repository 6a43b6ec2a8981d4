import { randomUUID } from 'node:crypto';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { staffSystemEndpoints as calls } from '@app/contract/system/staff-endpoints';
import { CACHE_KINDS } from '@app/contract/system/staff-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';

let shop: Shop;
let staff: string;
let blind: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  blind = await shop.staff({ permissions: ['dashboard.view'] });
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const kept = async () => {
  const { kinds } = (await shop.call(calls.readCaches, { token: staff })).data;
  return Object.fromEntries(kinds.map(({ kind, answers }) => [kind, answers]));
};
const clear = (kinds: readonly string[], token = staff) =>
  shop.call(calls.clearCaches, { token, body: { kinds: kinds as never } });

describe('the cache', () => {
  test('when a kind is cleared, then it says what it cleared, leaves the others, and the next visitor gets what is new', async () => {
    await shop.call(catalogEndpoints.categories, {});
    await sql`UPDATE category SET name = '{"en-US": "Mugs"}'`.execute(db());
    expect(JSON.stringify((await shop.call(catalogEndpoints.categories, {})).data)).toContain('Cups');
    expect((await kept()).catalog).toBeGreaterThan(0);
    expect((await clear(['texts'])).data.cleared).toEqual([{ kind: 'texts', answers: 0, bytes: 0 }]);
    expect((await kept()).catalog).toBeGreaterThan(0);
    const { cleared } = (await clear(['catalog'])).data;
    expect(cleared.find(({ kind }) => kind === 'catalog')?.answers).toBeGreaterThan(0);
    expect((await kept()).catalog).toBe(0);
    expect(JSON.stringify((await shop.call(catalogEndpoints.categories, {})).data)).toContain('Mugs');
  });

  test('when everything is cleared, then nothing is kept, and the log says who did it', async () => {
    await shop.call(catalogEndpoints.categories, {});
    expect((await clear(CACHE_KINDS)).data.cleared).toHaveLength(CACHE_KINDS.length);
    expect(Object.values(await kept()).every((answers) => answers === 0)).toBe(true);
    const { rows } = await sql`SELECT 1 FROM operation_log WHERE action = 'cache.clear'`.execute(db());
    expect(rows.length).toBeGreaterThan(0);
    expect((await clear([])).status).toBe(400);
    expect((await clear(['nothing'])).status).toBe(400);
  });
});

describe('the jobs console', () => {
  const jobs = (query: object = {}) => shop.call(calls.listJobs, { token: staff, query });
  const retry = (id: string) => shop.call(calls.retryJob, { token: staff, params: { id } });
  const cancel = (id: string) => shop.call(calls.cancelJob, { token: staff, params: { id } });

  test('when no worker was ever started, then it is empty and says when each job is due', async () => {
    expect((await jobs()).data).toMatchObject({ total: 0, counts: { all: 0 } });
    expect((await retry(randomUUID())).status).toBe(404);
    const { data: queues } = await shop.call(calls.listQueues, { token: staff });
    expect(queues.length).toBeGreaterThan(15);
    expect(queues.every(({ nextAt, lastAt }) => nextAt !== null && lastAt === null)).toBe(true);
  });

  test('when jobs have run, failed and wait, then they are shown with their errors, retried and cancelled', async () => {
    await shop.app.startWorker();
    const insert = async (of: string) => {
      const { rows } = await sql<{
        id: string;
      }>`INSERT INTO jobs.job (name, state, output, start_after, started_on, completed_on, retry_limit, policy)
        VALUES ('mail.forget-old', ${of}, ${of === 'failed' ? '{"message": "the disk is full", "stack": "x"}' : null}::jsonb,
          now() + interval '1 hour', now() - interval '2 seconds', CASE WHEN ${of}::text IN ('failed', 'completed') THEN now() END, 0, 'singleton')
        RETURNING id`.execute(db());
      return rows[0]?.id ?? '';
    };
    const [failed, done, waiting] = [await insert('failed'), await insert('completed'), await insert('created')];
    const { data } = await jobs({ queue: 'mail.forget-old' });
    expect(data.counts).toMatchObject({ all: 3, failed: 1, done: 1, waiting: 1 });
    expect(data.list.find(({ id }) => id === failed)).toMatchObject({
      state: 'failed',
      error: 'the disk is full',
      actions: ['retry'],
    });
    const { data: queues } = await shop.call(calls.listQueues, { token: staff });
    expect(queues.find(({ name }) => name === 'mail.forget-old')).toMatchObject({ failed: 1, waiting: 1 });
    expect((await jobs({ state: 'failed' })).data.list.map(({ id }) => id)).toContain(failed);
    expect((await cancel(failed)).code).toBe(refusalCode('job.not_allowed'));
    expect((await retry(done)).code).toBe(refusalCode('job.not_allowed'));
    expect((await cancel(waiting)).data).toMatchObject({ state: 'cancelled', actions: [] });
    expect((await cancel(waiting)).code).toBe(refusalCode('job.not_allowed'));
    expect((await retry(failed)).status).toBe(200);
    expect((await retry(randomUUID())).status).toBe(404);
    await expect
      .poll(async () => (await jobs({ queue: 'mail.forget-old' })).data.list.find(({ id }) => id === failed)?.state, {
        timeout: 15_000,
        interval: 300,
      })
      .toBe('done');
    const { rows } = await sql<{ action: string }>`
      SELECT action FROM operation_log WHERE record = ${`job/${failed}`}`.execute(db());
    expect(rows.map(({ action }) => action)).toContain('job.retry');
  });

  test('when an event was given up, then it is shown with its error and delivered again', async () => {
    const { rows } = await sql<{ id: string }>`INSERT INTO outbox_event (name, payload, tries, last_error) VALUES
      ('clock.moved', '{"offsetMs": 0}', 20, 'Error: nobody listens') RETURNING id::text`.execute(db());
    const id = rows[0]?.id ?? '';
    const events = (query: object = {}) => shop.call(calls.listEvents, { token: staff, query });
    expect((await events({ state: 'given_up' })).data.list).toEqual([
      expect.objectContaining({ id, name: 'clock.moved', error: 'Error: nobody listens', actions: ['retry'] }),
    ]);
    const retryOne = (of: string) => shop.call(calls.retryEvent, { token: staff, params: { id: of } });
    expect((await retryOne(id)).data).toMatchObject({ state: 'waiting', actions: [] });
    await shop.app.deliverEvents();
    expect((await events()).data.list.map((one) => one.id)).not.toContain(id);
    expect((await retryOne(id)).code).toBe(refusalCode('job.not_allowed'));
    expect((await retryOne('99999999')).status).toBe(404);
    expect((await retryOne('0x1')).status).toBe(400);
  });
});

test('when the right is missing, or nobody is signed in, then nothing of it is shown', async () => {
  const id = randomUUID();
  const tried = (token: string | undefined) => {
    const by = token ? { token } : {};
    return Promise.all([
      shop.call(calls.readCaches, by),
      shop.call(calls.clearCaches, { ...by, body: { kinds: ['texts'] } }),
      shop.call(calls.listQueues, by),
      shop.call(calls.listJobs, by),
      shop.call(calls.retryJob, { ...by, params: { id } }),
      shop.call(calls.cancelJob, { ...by, params: { id } }),
      shop.call(calls.listEvents, by),
      shop.call(calls.retryEvent, { ...by, params: { id: '1' } }),
    ]);
  };
  expect((await tried(blind)).map(({ status }) => status)).toEqual(Array(8).fill(403));
  expect((await tried(undefined)).map(({ status }) => status)).toEqual(Array(8).fill(401));
});
