import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rateRules } from '../http/rate-limits.ts';
import type { Platform } from '../slice.ts';
import type { BrowserSpan, OtlpTracing } from './otlp.ts';

/** What a page may report at once; a tap is one span, each call it makes another. */
const SPANS_MAX = 40;
const BODY_BYTES = 8 * 1024;
/** How long ago a tap may have been: what a page reports when it is hidden. */
const AGO_MAX_MS = 600_000;

const hex = (digits: number) => z.string().regex(new RegExp(`^(?!0+$)[\\da-f]{${digits}}$`));
const ago = z.number().int().min(0).max(AGO_MAX_MS);

/** Numbers and names of calls: there is no place in it for what someone typed. */
const report = z.strictObject({
  spans: z
    .array(
      z.strictObject({
        trace: hex(32),
        span: hex(16),
        parent: hex(16).nullable(),
        /** The call of the contract; null for the tap itself. */
        call: z.string().max(100).nullable(),
        /** When it began and ended, in milliseconds before it is reported: clocks of browsers are not believed. */
        began: ago,
        ended: ago,
        failed: z.boolean(),
      }),
    )
    .max(SPANS_MAX),
});

/** Takes what pages report of their taps and hands it on: so much of an address, so many at once, and nothing but names that are known. */
export function takeTaps(app: FastifyInstance, platform: Platform, traces: Pick<OtlpTracing, 'add'>): void {
  let known: ReadonlySet<string> | null = null;
  app.post('/taps', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    await platform.limits.take(rateRules.taps, request.ip);
    known ??= new Set(platform.endpoints().map(({ name }) => name));
    const read = report.safeParse(request.body);
    if (!read.success) return reply.code(400).send();
    const now = Date.now();
    const spans = read.data.spans.flatMap(({ call, trace, span, parent, began, ended, failed }): BrowserSpan[] =>
      (call !== null && !known?.has(call)) || ended > began
        ? []
        : [
            {
              traceId: trace,
              spanId: span,
              parentId: parent,
              sampled: true,
              name: call === null ? 'tap' : `call ${call}`,
              kind: call === null ? 'internal' : 'client',
              startedAt: now - began,
              endedAt: now - ended,
              failed,
            },
          ],
    );
    traces.add(spans);
    return reply.code(204).send();
  });
}
