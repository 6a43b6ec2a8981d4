import { z } from 'zod';

export const protocols = ['http/protobuf', 'http/json'] as const;
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces go and which are stored. */
export type TracingSettings = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly protocol: (typeof protocols)[number];
  readonly service: string;
  /** Of the process, beside the name of the service. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly sampler: (typeof samplers)[number];
  /** The share of traces that the two samplers by ratio keep. */
  readonly ratio: number;
};

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return null;
  }
};

/** Reads `key=value,key2=value2` with percent-encoded values, as W3C Baggage writes pairs; null where it is something else. */
export function readPairs(text: string): Record<string, string> | null {
  const pairs: [string, string][] = [];
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const at = part.indexOf('=');
    const [key, value] = [decoded(part.slice(0, at)), decoded(part.slice(at + 1))];
    if (at < 1 || !key || value === null) return null;
    pairs.push([key, value]);
  }
  return Object.fromEntries(pairs);
}

const pairs = z.string().transform((text, context) => {
  const read = readPairs(text);
  if (read) return read;
  context.addIssue('must be such as key=value,other=value, with special characters written as %2C');
  return z.NEVER;
});

const place = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be the address of a receiver of OTLP over HTTP, such as http://127.0.0.1:4318',
  );

const protocol = z.enum(protocols, { error: `must be one of ${protocols.join(', ')}` });

/** OpenTelemetry's standard variables, as far as they are read (OpenTelemetry specification, configuration). */
export const tracingEnvironment = {
  /** A receiver of traces by OTLP over HTTP, to whose address /v1/traces is added. Nothing is traced without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: place.optional(),
  /** The same for traces alone, as it is. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: place.optional(),
  /** Headers of each delivery, such as a key. */
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp'),
  OTEL_SERVICE_NAME: z.string().max(200).optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0?\.\d+|0|1|1\.0+|0\.)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .optional(),
  /** Switches tracing off whatever else is set. Anything but `true` counts as false. */
  OTEL_SDK_DISABLED: z.string().optional(),
};

type Read = z.infer<z.ZodObject<typeof tracingEnvironment>>;

/** Returns where traces go, or null where nothing is traced. */
export function tracingOf(e: Read): TracingSettings | null {
  const off = e.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || e.OTEL_TRACES_EXPORTER === 'none';
  const base = e.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const url = e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (off || !url) return null;
  const { 'service.name': named, ...attributes } = e.OTEL_RESOURCE_ATTRIBUTES ?? {};
  return {
    url,
    headers: { ...e.OTEL_EXPORTER_OTLP_HEADERS, ...e.OTEL_EXPORTER_OTLP_TRACES_HEADERS },
    protocol: e.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? e.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf',
    service: e.OTEL_SERVICE_NAME ?? named ?? 'avela',
    attributes,
    sampler: e.OTEL_TRACES_SAMPLER,
    ratio: e.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

/**
 * The share of pages whose taps begin traces; 0 where traces begin at callers of their own alone. By `traceidratio` the server picks them by
 * the number of the trace.
 */
export function shareOfPages({ sampler, ratio }: TracingSettings): number {
  if (sampler.endsWith('always_off')) return 0;
  return sampler === 'parentbased_traceidratio' ? ratio : 1;
}
