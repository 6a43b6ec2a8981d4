/** Refusals of combos across kinds; numbers 4830 to 4849. */
export const errors = {
  'combo.offline': { code: 4830, status: 409 },
  /** A slot that is not optional has nothing that fills it. */
  'combo.incomplete': { code: 4831, status: 409 },
  /** As many were sold as there are. */
  'combo.sold_out': { code: 4832, status: 409 },
  /** It is shown, and not sold yet. */
  'combo.not_yet': { code: 4833, status: 409 },
} as const;
