export default {
  'error.reconciliation.same_file': 'This file was reconciled before.',
  'error.reconciliation.applied': 'This reconciliation has been applied already.',
  'error.reconciliation.unreadable':
    'This is no table we can read with these columns. Check separator and column names.',
} as const;
