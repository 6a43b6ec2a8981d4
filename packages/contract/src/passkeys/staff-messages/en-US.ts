import shared from '../shared-messages/en-US.ts';

export default {
  ...shared,
  'passkey.remove': 'Remove',
  'passkey.own_text':
    'A passkey signs you in with your finger, face or screen lock, in the place of username, password and image code. The authenticator is still asked for where one is bound, unless the shop says otherwise.',
  'passkey.own_none': 'You have no passkey yet.',
  'passkey.of_none': 'No passkeys.',
  'passkey.password': 'Current password',
  'passkey.code': 'Six digits of the authenticator',
  'passkey.add_text': 'Enter your password. Your browser then asks which device is to keep the passkey.',
  'passkey.remove_own': 'It no longer signs you in from then on.',
  'passkey.remove_of_text': 'They cannot sign in by it any more. Open sessions stay.',
} as const;
