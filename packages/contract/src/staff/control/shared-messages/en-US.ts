export default {
  'error.staff.username_taken': 'This username is taken.',
  'error.staff.beyond_own_rights': 'This reaches beyond your own rights.',
  'error.staff.superior_circle': 'Nobody can be above themselves. Choose another superior.',
  'field.username_format': 'Use letters, digits, dot, dash and underscore, a letter or digit first.',
};
