export default {
  'error.staff.username_taken': 'This username is taken.',
  'error.staff.beyond_own_rights': 'This reaches beyond your own rights.',
  'error.staff.last_super': 'The last super administrator has to stay.',
  'error.staff.not_yourself': 'You cannot do this to yourself. Ask somebody else.',
  'error.staff.authenticator_not_begun': 'Begin anew: no authenticator waits to be confirmed.',
  'error.staff.superior_circle': 'Nobody can be above themselves. Choose another superior.',
  'error.role.name_taken': 'A role of this name exists.',
  'error.role.in_use': 'Administrators have this role. Give them another one first.',
  'error.role.super_fixed': 'The super administrator role cannot be changed.',
  'field.username_format': 'Use letters, digits, dot, dash and underscore, a letter or digit first.',
} as const;
