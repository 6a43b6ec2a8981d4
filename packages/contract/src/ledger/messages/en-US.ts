export default {
  'error.ledger.same_person':
    'Somebody else has to approve what you asked for: without anybody, add an administrator, or raise the parameters wallet.adjustment_review_usd and wallet.adjustment_review_points.',
  'error.ledger.adjustment_decided': 'This adjustment was already decided.',
  'message.balance_added.title': 'Your balance was adjusted',
  'message.balance_added.text': '{{amount}} was added to your wallet.',
  'message.balance_taken.title': 'Your balance was adjusted',
  'message.balance_taken.text': '{{amount}} was taken from your wallet. If this surprises you, write to us.',
  'message.points_added.title': 'Your points were adjusted',
  'message.points_added.text': 'Points added: {{amount}}.',
  'message.points_taken.title': 'Your points were adjusted',
  'message.points_taken.text': 'Points taken: {{amount}}. If this surprises you, write to us.',
} as const;
