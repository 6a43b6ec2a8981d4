import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { tracing } from '../platform/tracing/tracing.ts';
import { testApp } from '../testing/test-app.ts';

const loaded = vi.hoisted((): string[] => []);
const noted = vi.hoisted(() => (name: string) => async (original: () => Promise<unknown>) => {
  loaded.push(name);
  return (await original()) as object;
});
vi.mock('@opentelemetry/api', noted('api'));
vi.mock('@opentelemetry/sdk-trace', noted('sdk-trace'));
vi.mock('@opentelemetry/resources', noted('resources'));
vi.mock('@opentelemetry/otlp-exporter-base', noted('otlp-exporter-base'));
vi.mock('@opentelemetry/otlp-transformer', noted('otlp-transformer'));

const RECEIVER = 'http://127.0.0.1:9';

/** Uses a shop with these settings as a caller would whose own calls are traced; returns what it answers and what it stored. */
async function used(env: Record<string, string>) {
  const { app, call, close } = await testApp({ env });
  const headers = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` };
  try {
    const { code } = await call(settingsEndpoints.config, { headers });
    const taps = await app.server.inject({ method: 'POST', url: '/taps', payload: { spans: [] } });
    await app.runJobs('mail.deliver');
    await app.deliverEvents();
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM outbox_event
      WHERE payload ? '_trace'`.execute(app.platform.db);
    return { code, taps: taps.statusCode, traced: rows[0]?.n, present: tracing() !== null };
  } finally {
    await close();
  }
}

test.each([
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: RECEIVER, OTEL_SDK_DISABLED: 'TRUE' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: RECEIVER, OTEL_TRACES_EXPORTER: 'none' },
  { OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER: 'always_on' },
])('without a receiver no package of it is loaded and nothing is hooked in: %o', async (env) => {
  expect(await used(env as Record<string, string>)).toEqual({ code: 200, taps: 404, traced: 0, present: false });
  expect(loaded).toEqual([]);
});

test('with one all of that is there, and the end does not wait for a receiver that is away', async () => {
  const found = await used({ OTEL_EXPORTER_OTLP_ENDPOINT: RECEIVER });
  expect(found).toEqual({ code: 200, taps: 204, traced: 0, present: true });
  expect(tracing()).toBeNull();
});
