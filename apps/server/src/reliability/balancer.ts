import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
/** A client whose call has failed does not come back at once. */
const FAILED_PAUSE_MS = 50;

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};
export type Balanced = { readonly answered: number; readonly failed: readonly string[] };

/**
 * A balancer as small as can be: it asks each target for `/readyz` again and again and sends calls over connections that
 * stay open, in turn to those that are ready. Whatever gets no answer, or one of the 500s, has failed.
 */
export function startBalancer(targets: readonly string[], clients: number, next: (nth: number) => Call) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ready = new Set(targets);
  const failed: string[] = [];
  let [answered, sent, stopping] = [0, 0, false];

  const send = (target: string, { method, path, headers = {}, body }: Call): Promise<number> =>
    new Promise((resolve, reject) => {
      const sending = request(target + path, { method, agent, headers }, (response) => {
        response.on('error', reject);
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      sending.on('error', reject);
      sending.end(body);
    });

  async function watch(target: string): Promise<void> {
    while (!stopping) {
      const status = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 200) ready.add(target);
      else ready.delete(target);
      await sleep(LOOK_EVERY_MS);
    }
  }

  async function client(): Promise<void> {
    while (!stopping) {
      sent += 1;
      const open = [...ready];
      const target = open[sent % open.length];
      const status = target ? await send(target, next(sent)).catch((error: Error) => error.message) : 'none is ready';
      if (typeof status === 'number' && status < 500) answered += 1;
      else {
        failed.push(`${target}: ${status}`);
        await sleep(FAILED_PAUSE_MS);
      }
    }
  }

  const running = Promise.all([...targets.map(watch), ...Array.from({ length: clients }, client)]);
  return {
    answered: () => answered,
    finish: async (): Promise<Balanced> => {
      stopping = true;
      await running;
      agent.destroy();
      return { answered, failed };
    },
  };
}
