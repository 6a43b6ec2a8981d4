/** Words of the pages that are read without the app. */
export default {
  'page.open_app': 'Open in {{brand}}',
  'page.way': 'Where this is',
  'page.languages': 'Languages',
  'page.rating': '{{score}} of {{best}}, from {{count}} reviews',
  'page.points': '{{count}} points',
  'page.home_about': 'Everything that {{brand}} sells and books.',
  'page.gone_title': 'No longer here',
  'page.gone_text': 'What stood here is not sold any more.',
  'page.unknown_title': 'Nothing at this address',
  'page.unknown_text': 'Check the address, or look for it in the shop.',
} as const;
