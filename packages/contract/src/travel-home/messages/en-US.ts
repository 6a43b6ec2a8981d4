export default {
  'error.travel_term.name_taken': 'Another term of this kind has this name.',
} as const;
