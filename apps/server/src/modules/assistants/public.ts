/** What slices let assistants search, and what they serve by the Universal Commerce Protocol. */
export { isOver, type OrderStanding, type UcpStatus, ucpStatus } from './domain/checkout-status.ts';
export { isFlawed, type UcpMessage } from './domain/messages.ts';
export { isoPrice } from './domain/minor-units.ts';
export { type Active, about } from './domain/negotiate.ts';
export { signatureMissing } from './domain/protocol-error.ts';
export { type Total, totalsOf } from './domain/totals.ts';
export { type Completion, completionBody, contextBody, plainTextOf, type UcpContext } from './domain/ucp-bodies.ts';
export { type CapabilityRules, type PublishedService, ucpOf } from './domain/ucp-version.ts';
export { acceptedLanguages } from './http/accepted-languages.ts';
export {
  changing,
  type ProtocolCall,
  type ProtocolService,
  protocolServicePort,
  reading,
} from './http/protocol-call.ts';
export { type Caller, languageFor, readerFor } from './usecases/caller.ts';
export type { Answered } from './usecases/change-checkout.ts';
export { type Finder, type Found, type FoundThing, finderPort, keptQuery, queryOf } from './usecases/find/finder.ts';
export { refused, unrecoverable } from './usecases/refused.ts';
