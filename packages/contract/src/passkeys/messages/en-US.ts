import shared from '../shared-messages/en-US.ts';

export default {
  ...shared,
  'error.passkey.challenge_over': 'That took too long, or was done already. Try again.',
  'error.passkey.refused': 'This passkey does not sign in here. Sign in another way.',
  'error.passkey.not_added': 'The passkey could not be added. Try again, or on another device.',
  'error.passkey.known': 'This passkey is in use already.',
  'error.passkey.too_many': 'You can have {{max}} passkeys. Remove one first.',
  'error.passkey.unavailable': 'Passkeys cannot be used at this address of the shop.',
  'passkey.text':
    'Sign in with your finger, face or screen lock, and no password. A passkey never leaves your device or the account that keeps it.',
  'passkey.none': 'No passkeys yet',
  'passkey.prove_title': 'Confirm it is you',
  'passkey.prove_text': 'Enter your password to go on.',
  'passkey.continue': 'Continue',
  'passkey.remove_text':
    'It no longer signs in from then on. Your devices may still offer it; delete it there as well.',
  'passkey.new_name': 'Passkey',
  'message.open_passkey': 'See your passkeys',
  'message.passkey_added.title': 'A passkey was added',
  'message.passkey_added.text':
    '“{{name}}” can sign in to your account now. If it was not you, remove it and change your password.',
  'message.passkey_removed.title': 'A passkey was removed',
  'message.passkey_removed.text':
    '“{{name}}” no longer signs in to your account. If it was not you, change your password.',
  'message.passkey_copied.title': 'A passkey was refused',
  'message.passkey_copied.text':
    '“{{name}}” may have been copied, so it did not sign in. Remove it, and add a new one on a device you trust.',
} as const;
