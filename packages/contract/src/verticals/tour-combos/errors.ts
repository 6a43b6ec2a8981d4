/** Refusals of tour combos; numbers 4775 to 4779. */
export const errors = {
  'tour_combo.offline': { code: 4775, status: 409 },
} as const;
