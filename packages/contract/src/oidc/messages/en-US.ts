export default {
  'error.oidc.unavailable': 'This way of signing in is not set up here. Sign in another way.',
  'error.oidc.unreachable': 'The sign-in provider does not answer. Try again later, or sign in another way.',
  'error.oidc.unreadable': 'The sign-in provider’s answer does not check out, so nobody was signed in. ({{reason}})',
  'error.oidc.sealed': 'The secret of this sign-in provider cannot be read any more. It has to be entered anew.',
  'error.oidc.attempt_over':
    'This sign-in took too long, was used already, was begun in another browser, or its provider was changed. Begin again.',
  'error.oidc.denied': 'The sign-in was cancelled at the provider.',
  'error.oidc.refused': 'The sign-in provider refused. ({{reason}})',
  'error.oidc.clock': 'The clocks of the shop and of the sign-in provider differ, so its answer counts as expired.',
  'error.oidc.not_linked':
    'This account at {{provider}} is not linked to anybody here. Sign in with your password and link it in “Linked accounts”, or ask an administrator.',
  'error.oidc.linked_elsewhere': 'This account is linked to another administrator already.',
  'error.oidc.too_many': 'No more sign-in providers can be added: the limit is {{max}}.',
  'error.oidc.linked_already': 'An account of this provider is linked to them already. Unlink it first.',
  'error.oidc.unlinks':
    'Another issuer or claim unlinks accounts of staff: {{count}}. Look at the provider again and say so.',
} as const;
