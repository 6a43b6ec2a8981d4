import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';

/** A span as a receiver of OTLP over HTTP got it. */
export type ReceivedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly failed: boolean;
  readonly from: number;
  readonly to: number;
  readonly service: string;
  readonly attributes: Readonly<Record<string, unknown>>;
};

type Pairs = { key: string; value: Record<string, unknown> }[];
type Raw = {
  resourceSpans: {
    resource: { attributes: Pairs };
    scopeSpans: { spans: (Record<string, unknown> & { attributes?: Pairs; status?: { code?: number } })[] }[];
  }[];
};

const plain = (pairs: Pairs = []): Record<string, unknown> =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));

function read(body: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(body) as Raw;
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: String(span.traceId),
        spanId: String(span.spanId),
        parentSpanId: (span.parentSpanId as string | undefined) || undefined,
        name: String(span.name),
        kind: Number(span.kind),
        failed: span.status?.code === 2,
        from: Number(span.startTimeUnixNano) / 1e6,
        to: Number(span.endTimeUnixNano) / 1e6,
        service: String(plain(resource.attributes)['service.name']),
        attributes: plain(span.attributes),
      })),
    ),
  );
}

/** How a receiver answers: as it should, never, with something else than it should, or that it fails. */
export type Mood = 'well' | 'never' | 'garbage' | 'failing';

/** A receiver of traces by OTLP over HTTP in JSON. */
export type TraceReceiver = {
  readonly url: string;
  mood: Mood;
  /** All that came, as it came. */
  readonly bodies: string[];
  readonly headers: IncomingMessage['headers'][];
  spans(): ReceivedSpan[];
  stop(): Promise<void>;
};

/** Starts a receiver on a port of its own. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const port = await freePort();
  const server = createServer(async (request, response) => {
    receiver.headers.push(request.headers);
    receiver.bodies.push(await text(request));
    if (receiver.mood === 'never') return;
    if (receiver.mood === 'failing') return void response.writeHead(503).end('<html>');
    if (receiver.mood === 'garbage')
      return void response.writeHead(200).end(`{"partialSuccess":[${'x'.repeat(10_000)}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const receiver: TraceReceiver = {
    url: `http://127.0.0.1:${port}`,
    mood: 'well',
    bodies: [],
    headers: [],
    spans: () => receiver.bodies.flatMap(read),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
