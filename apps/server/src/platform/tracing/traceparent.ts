/** A span as the header `traceparent` names it (W3C Trace Context, version 00). */
export type SpanName = { readonly traceId: string; readonly spanId: string; readonly sampled: boolean };

const FORM = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** Reads the header; null for what is none, which then counts as not sent. */
export function readTraceparent(text: unknown): SpanName | null {
  const [, version, traceId = '', spanId = '', flags = '', more] = (typeof text === 'string' && FORM.exec(text)) || [];
  // A later version may have more fields after these, 00 may not.
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const writeTraceparent = ({ traceId, spanId, sampled }: SpanName): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
