/** How long texts of a merchant may be. */
export const merchantLimits = { name: 60, person: 60, phone: 20, note: 500 } as const;
