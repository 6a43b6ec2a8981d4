import shared from '../shared-messages/en-US.ts';

export default {
  ...shared,
  'error.staff.last_super': 'The last super administrator has to stay.',
  'error.staff.not_yourself': 'You cannot do this to yourself. Ask somebody else.',
  'error.staff.authenticator_not_begun': 'Begin anew: no authenticator waits to be confirmed.',
  'error.role.name_taken': 'A role of this name exists.',
  'error.role.in_use': 'Administrators have this role. Give them another one first.',
  'error.role.super_fixed': 'The super administrator role cannot be changed.',
} as const;
