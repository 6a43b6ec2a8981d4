/** Kinds of bookings as customers look for them; a kind that stands nowhere here is `other`. */
export const RECORD_GROUPS = {
  order: [
    'payment',
    'refund',
    'late_payment',
    'points_spent',
    'points_returned',
    'points_earned',
    'points_earned_back',
  ],
  top_up: ['top_up'],
  withdrawal: ['withdrawal_hold', 'withdrawal_release', 'withdrawal_paid'],
  transfer: ['transfer'],
  rebate: ['rebate', 'rebate_back', 'rebate_paid_out'],
} as const;

export const RECORD_GROUP_NAMES = ['order', 'top_up', 'withdrawal', 'transfer', 'rebate', 'other'] as const;
export type RecordGroup = (typeof RECORD_GROUP_NAMES)[number];

/** The group a kind of booking is found under. */
export const groupOf = (kind: string): RecordGroup => {
  const found = Object.entries(RECORD_GROUPS).find(([, kinds]) => (kinds as readonly string[]).includes(kind));
  return (found?.[0] as RecordGroup | undefined) ?? 'other';
};
