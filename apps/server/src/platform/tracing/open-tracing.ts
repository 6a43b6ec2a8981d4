import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { OtlpTracing } from './otlp.ts';
import { setTracing, tracing } from './tracing.ts';

/** A receiver that is away is said so often at most. */
const SAY_EVERY_MS = 60_000;
/** An end waits so long for what has not been delivered. */
const CLOSE_WITHIN_MS = 2_000;

export type OpenTracing = Omit<OtlpTracing, 'close'> & {
  close(): Promise<void>;
  /** How often a delivery failed or spans were dropped. */
  readonly troubles: () => number;
};

/** Has the process trace where a receiver is named; null where none is, and then nothing of it is loaded. */
export async function openTracing(config: Config, log: FastifyBaseLogger): Promise<OpenTracing | null> {
  const settings = config.tracing;
  if (!settings) return null;
  const { openOtlp } = await import('./otlp.ts');
  let [troubles, saidAt] = [0, Number.NEGATIVE_INFINITY];
  const trouble = (): void => {
    troubles += 1;
    if (performance.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = performance.now();
    log.warn(
      { receiver: new URL(settings.url).host },
      'traces are not delivered: the receiver is away or refuses them',
    );
  };
  const otlp = openOtlp(settings, { role: config.role, trouble });
  setTracing(otlp);
  return {
    ...otlp,
    troubles: () => troubles,
    close: async () => {
      if (tracing() === otlp) setTracing(null);
      await otlp.close(CLOSE_WITHIN_MS);
    },
  };
}
