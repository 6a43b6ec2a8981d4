import { Agent, request } from 'node:http';
import autocannon from 'autocannon';

/** What one run of a load gave: answers per second, answers in all, and the time to answer in ms. */
export type Measured = { perSecond: number; done: number; median: number; p99: number; failed: number };

/** How long a load lasts: so many seconds, or so many calls whatever time they take. */
export type Length = { seconds: number; count?: number | undefined };

/**
 * Requests one address over and over from `connections` keep-alive clients, each with the next of the headers; with `path`
 * every request goes to another path of the same server.
 */
export async function hammer(
  url: string,
  load: Length & { connections: number; headers?: readonly Record<string, string>[]; path?: () => string },
): Promise<Measured> {
  const { headers = [], path } = load;
  let clients = 0;
  const result = await autocannon({
    url,
    connections: load.connections,
    ...(load.count ? { amount: load.count } : { duration: load.seconds }),
    ...(path && { requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }] }),
    setupClient: (client) => {
      const own = headers[clients % headers.length];
      clients += 1;
      if (own) client.setHeaders(own);
    },
  });
  return {
    perSecond: result.requests.average,
    done: result.requests.total,
    median: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export type Answer = { code: number; data: unknown };

/** Sends one JSON request over a kept connection. */
export function send(
  url: string,
  call: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: unknown },
): Promise<Answer> {
  const text = call.body === undefined ? undefined : JSON.stringify(call.body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: call.method,
        agent,
        headers: {
          ...call.headers,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          try {
            resolve(JSON.parse(Buffer.concat(chunks).toString()) as Answer);
          } catch (error) {
            reject(error);
          }
        });
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Runs a story over and over from `clients` workers at once; a story that throws counts as failed. */
export async function repeat(
  story: (worker: number, round: number) => Promise<void>,
  load: Length & { clients: number },
): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const until = begun + load.seconds * 1000;
  let begunStories = 0;
  const goesOn = (): boolean => {
    begunStories += 1;
    return load.count ? begunStories <= load.count : performance.now() < until;
  };
  await Promise.all(
    Array.from({ length: load.clients }, async (_, worker) => {
      for (let round = 0; goesOn(); round += 1) {
        const from = performance.now();
        try {
          await story(worker, round);
          times.push(performance.now() - from);
        } catch (error) {
          failed += 1;
          if (failed === 1) process.stderr.write(`${String(error)}\n`);
        }
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    done: times.length,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed,
  };
}
