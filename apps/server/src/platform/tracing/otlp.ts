import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  DiagLogLevel,
  diag,
  type HrTime,
  type Link,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPExporterBase } from '@opentelemetry/otlp-exporter-base';
import { convertLegacyHttpOptions, createOtlpHttpExportDelegate } from '@opentelemetry/otlp-exporter-base/node-http';
import {
  JsonTraceSerializer,
  ProtobufTraceSerializer,
  TraceExporterMetricsHelper,
} from '@opentelemetry/otlp-transformer';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './settings.ts';
import { statementName } from './statement-name.ts';
import { readTraceparent, type SpanName, writeTraceparent } from './traceparent.ts';
import { errorType, SILENT, type Span, type SpanStart, type StatementsHeard, type Tracing } from './tracing.ts';

/** A span that a browser has measured. */
export type BrowserSpan = SpanName & {
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: 'internal' | 'client';
  readonly startedAt: number;
  readonly endedAt: number;
  readonly failed: boolean;
};

export type OtlpTracing = Tracing & {
  /** Hands spans of browsers on. */
  add(spans: readonly BrowserSpan[]): void;
  /** Delivers what waits, for so long at most, and ends. */
  close(withinMs: number): Promise<void>;
};

const SCOPE = 'avela';
/** The text of a statement is cut here. */
const TEXT_MAX = 4_000;
/** A delivery is waited for so long; the queue behind it is bounded, and what is beyond is dropped. */
const DELIVERY_MS = 10_000;
const DELIVER_EVERY_MS = 2_000;

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

function samplerOf({ sampler, ratio }: TracingSettings): { root: Sampler; sampler: Sampler } {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return { root, sampler: sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root };
}

function exporterOf({ url, headers, protocol }: TracingSettings): OTLPExporterBase<ReadableSpan[]> {
  const json = protocol === 'http/json';
  const options = convertLegacyHttpOptions({ url, headers, timeoutMillis: DELIVERY_MS }, 'TRACES', 'v1/traces', {
    'Content-Type': json ? 'application/json' : 'application/x-protobuf',
  });
  const serializer = json ? JsonTraceSerializer : ProtobufTraceSerializer;
  return new OTLPExporterBase(
    createOtlpHttpExportDelegate(options, serializer, 'otlp_http_span_exporter', TraceExporterMetricsHelper, undefined),
  );
}

const remote = ({ traceId, spanId, sampled }: SpanName): SpanContext => ({
  traceId,
  spanId,
  traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});

const timeOf = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

function readableOf(span: BrowserSpan, resource: Resource): ReadableSpan {
  const own = remote(span);
  return {
    name: span.name,
    kind: kinds[span.kind],
    spanContext: () => own,
    ...(span.parentId ? { parentSpanContext: { ...own, spanId: span.parentId } } : {}),
    startTime: timeOf(span.startedAt),
    endTime: timeOf(span.endedAt),
    duration: timeOf(span.endedAt - span.startedAt),
    status: { code: span.failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: {},
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: `${SCOPE}.browser` },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** The statements of one message, each from where the one before it was answered. */
function hearStatements(tracer: Tracer, around: Context, list: readonly { readonly text: string }[]): StatementsHeard {
  let [at, since] = [0, Date.now()];
  const begun = performance.now();
  const sentAt = since;
  const now = (): number => sentAt + performance.now() - begun;
  const end = (finish: (span: ReturnType<Tracer['startSpan']>) => void): void => {
    const text = list[at]?.text;
    at += 1;
    if (text === undefined) return;
    const { operation, summary } = statementName(text);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': summary,
      'db.query.text': text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text,
    };
    const span = tracer.startSpan(summary, { kind: SpanKind.CLIENT, startTime: since, attributes }, around);
    finish(span);
    since = now();
    span.end(since);
  };
  return {
    answered: (rowCount) => end((span) => span.setAttribute('db.response.returned_rows', rowCount)),
    failed: (error) =>
      end((span) => {
        const type = errorType(error);
        span.setAttributes({ 'error.type': type, 'db.response.status_code': type });
        span.setStatus({ code: SpanStatusCode.ERROR });
      }),
  };
}

/** Begins to trace: what is called here is loaded only where traces are wanted. */
export function openOtlp(settings: TracingSettings, given: { role: string; trouble: () => void }): OtlpTracing {
  // Its words may quote what a receiver answered: that there is trouble is enough.
  const silent = () => undefined;
  const logger = { error: given.trouble, warn: given.trouble, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const about = { ...settings.attributes, 'avela.role': given.role };
  const resource = resourceFromAttributes({ ...about, 'service.name': settings.service });
  const browsers = resourceFromAttributes({ ...settings.attributes, 'service.name': `${settings.service}-browser` });
  const processor = new BatchSpanProcessor({
    exporter: exporterOf(settings),
    scheduledDelayMillis: DELIVER_EVERY_MS,
    exportTimeoutMillis: DELIVERY_MS,
  });
  const { root, sampler } = samplerOf(settings);
  const provider = new TracerProvider({ resource, sampler, spanProcessors: [processor] });
  const tracer = provider.getTracer(SCOPE);
  const around = new AsyncLocalStorage<Context | undefined>();

  const presentSpan = () => {
    const context = around.getStore();
    return context && trace.getSpan(context);
  };

  function begin(start: SpanStart): { span: Span; run<T>(work: () => T): T } {
    if (start.onlyWithin && !presentSpan()?.isRecording()) return { span: SILENT, run: (work) => work() };
    const causes = (start.causes ?? []).flatMap((text) => readTraceparent(text) ?? []);
    const [first, ...others] = causes.map(remote);
    const here = start.root ? ROOT_CONTEXT : (around.getStore() ?? ROOT_CONTEXT);
    const parent = first ? trace.setSpanContext(ROOT_CONTEXT, first) : here;
    const links: Link[] = others.filter(({ traceId }) => traceId !== first?.traceId).map((context) => ({ context }));
    const kind = kinds[start.kind ?? 'internal'];
    const span = tracer.startSpan(start.name, { kind, links, attributes: { ...start.attributes } }, parent);
    const context = trace.setSpan(parent, span);
    return {
      span: {
        set: (attributes) => void span.setAttributes({ ...attributes }),
        fail: (type) => {
          span.setAttribute('error.type', type);
          span.setStatus({ code: SpanStatusCode.ERROR });
        },
        end: () => span.end(),
      },
      run: (work) => around.run(context, work),
    };
  }

  const isKept = ({ traceId, sampled }: SpanName): boolean =>
    sampled &&
    (sampler !== root ||
      root.shouldSample(ROOT_CONTEXT, traceId, '', SpanKind.INTERNAL, {}, []).decision ===
        SamplingDecision.RECORD_AND_SAMPLED);

  return {
    begin,
    statements: (list) => {
      const context = around.getStore();
      return context && trace.getSpan(context)?.isRecording() ? hearStatements(tracer, context, list) : null;
    },
    here: () => {
      const own = presentSpan()?.spanContext();
      if (!own) return null;
      const sampled = (own.traceFlags & TraceFlags.SAMPLED) !== 0;
      return writeTraceparent({ traceId: own.traceId, spanId: own.spanId, sampled });
    },
    outside: (work) => around.run(undefined, work),
    add: (spans) => {
      for (const span of spans) if (isKept(span)) processor.onEnd(readableOf(span, browsers));
    },
    ids: () => {
      const own = presentSpan()?.spanContext();
      return own ? { trace_id: own.traceId, span_id: own.spanId } : null;
    },
    close: async (withinMs) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, withinMs);
      await Promise.race([provider.shutdown().catch(() => undefined), promise]);
      clearTimeout(timer);
    },
  };
}
