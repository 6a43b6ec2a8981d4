import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { readPairs, shareOfPages } from './settings.ts';

const tracingOf = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env }).tracing;
const AT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

describe("OpenTelemetry's variables", () => {
  it('without a receiver nothing is traced, whatever else is set', () => {
    expect(tracingOf({})).toBeNull();
    expect(tracingOf({ OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull();
    expect(tracingOf({ ...AT, OTEL_SDK_DISABLED: 'True' })).toBeNull();
    expect(tracingOf({ ...AT, OTEL_SDK_DISABLED: '1' })).not.toBeNull();
    expect(tracingOf({ ...AT, OTEL_TRACES_EXPORTER: 'none' })).toBeNull();
  });

  it('the address of traces is taken as it is, the common one with the path of traces', () => {
    expect(tracingOf(AT)?.url).toBe('http://collector:4318/v1/traces');
    const own = { ...AT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in?x=1' };
    expect(tracingOf(own)?.url).toBe('https://traces.example/in?x=1');
  });

  it('headers and attributes are pairs with percent-encoded values, those of traces before the common ones', () => {
    const read = tracingOf({
      ...AT,
      OTEL_EXPORTER_OTLP_HEADERS: 'a=1, authorization=Basic%20YTpi%3D',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'a=2',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=named,deployment.environment.name=live',
    });
    expect(read?.headers).toEqual({ a: '2', authorization: 'Basic YTpi=' });
    expect(read).toMatchObject({ service: 'named', attributes: { 'deployment.environment.name': 'live' } });
    expect(read?.attributes).not.toHaveProperty('service.name');
    expect(tracingOf({ ...AT, OTEL_SERVICE_NAME: 'x', OTEL_RESOURCE_ATTRIBUTES: 'service.name=y' })?.service).toBe('x');
    expect(['a', '=1', 'a=%', 'a=1,b'].map(readPairs)).toEqual([null, null, null, null]);
    expect(readPairs('a=b=c,,')).toEqual({ a: 'b=c' });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no pair'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half'],
  ])('%s=%s is refused in a line that names it', (name, value) => {
    expect(() => tracingOf({ ...AT, [name]: value })).toThrow(`${name}: must be`);
  });

  it.each([
    ['always_on', 1],
    ['always_off', 0],
    ['traceidratio', 1],
    ['parentbased_always_on', 1],
    ['parentbased_always_off', 0],
    ['parentbased_traceidratio', 0.25],
  ])('by %s taps are traced in a share of %d of the pages', (sampler, share) => {
    const read = tracingOf({ ...AT, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: '0.25' });
    expect(read && shareOfPages(read)).toBe(share);
  });
});
