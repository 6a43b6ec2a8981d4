import type { UcpMessage } from '../domain/messages.ts';
import type { Active } from '../domain/negotiate.ts';
import { type CapabilityRules, ucpOf } from '../domain/ucp-version.ts';

/** An answer without what was asked for, and why; with a way for the buyer to go on by themselves where there is one. */
export const refused = (
  about: Active,
  messages: readonly UcpMessage[],
  continueUrl?: string,
  rules?: CapabilityRules,
) => ({
  ucp: ucpOf(about, 'error', rules),
  messages,
  ...(continueUrl ? { continue_url: continueUrl } : {}),
});

export const unrecoverable = (code: string, content: string, path?: string): UcpMessage => ({
  type: 'error',
  code,
  severity: 'unrecoverable',
  content,
  ...(path ? { path } : {}),
});
