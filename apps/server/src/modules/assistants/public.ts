/** What slices let assistants search, and what they serve by the Universal Commerce Protocol. */

export { type StoredSession, sessionColumns, sessionTable } from './db/session-table.ts';
export { isOver, type OrderStanding, type UcpStatus, ucpStatus } from './domain/checkout-status.ts';
export { GUEST } from './domain/guest.ts';
export { isFlawed, type UcpMessage } from './domain/messages.ts';
export { isoPrice } from './domain/minor-units.ts';
export { type Active, about } from './domain/negotiate.ts';
export { isOpen, isTaken, seenAs } from './domain/session-standing.ts';
export { moneyOutput } from './domain/tool-outputs.ts';
export { type Total, totalsOf } from './domain/totals.ts';
export { contextBody, plainTextOf, type UcpContext } from './domain/ucp-bodies.ts';
export { type CapabilityRules, type PublishedService, ucpOf } from './domain/ucp-version.ts';
export { acceptedLanguages } from './http/accepted-languages.ts';
export { type ProtocolCall, type ProtocolService, protocolServicePort, sessionCalls } from './http/protocol-call.ts';
export { type Caller, languageFor, readerFor } from './usecases/caller.ts';
export { type Finder, type Found, type FoundThing, finderPort, keptQuery, queryOf } from './usecases/find/finder.ts';
export { type Answered, answered, ownOf, type SessionKind, sessionSteps } from './usecases/session/session-steps.ts';
export { guestOf } from './usecases/tools/guest-caller.ts';
export { isoMoneyOf } from './usecases/tools/shown.ts';
export { defineTool, type Tool, type ToolAnswer, type ToolCall, toolPort } from './usecases/tools/tool.ts';
