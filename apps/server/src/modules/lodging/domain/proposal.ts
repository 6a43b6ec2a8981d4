import type { CapabilityRules, PublishedService } from '../../assistants/public.ts';

/**
 * The lodging service of the Universal Commerce Protocol. It is a draft, in no release yet: its version here is the day on which the draft
 * was announced, and what is built by is the text of then.
 */
export const DRAFT = '2026-09-25';

const BASE = 'https://ucp.dev/draft';

export const BOOKING = 'dev.ucp.lodging.booking';
export const CANCELLATION = 'dev.ucp.lodging.policy.cancellation';
export const PAYMENT_TERMS = 'dev.ucp.common.payment.terms';

export const LODGING_CAPABILITIES: CapabilityRules = {
  [BOOKING]: {
    version: DRAFT,
    spec: `${BASE}/specification/lodging/booking`,
    schema: `${BASE}/schemas/lodging/booking.json`,
  },
  [CANCELLATION]: {
    version: DRAFT,
    spec: `${BASE}/specification/lodging/extensions/cancellation-policy`,
    schema: `${BASE}/schemas/lodging/policy_cancellation.json`,
    extends: BOOKING,
  },
  [PAYMENT_TERMS]: {
    version: DRAFT,
    spec: `${BASE}/specification/payment-terms`,
    schema: `${BASE}/schemas/common/payment_terms.json`,
    extends: BOOKING,
  },
};

export const LODGING: PublishedService = {
  name: 'dev.ucp.lodging',
  version: DRAFT,
  spec: `${BASE}/specification/overview`,
  schema: `${BASE}/services/lodging/rest.openapi.json`,
  capabilities: LODGING_CAPABILITIES,
};
