export default {
  'settings.title': 'Settings',
  'settings.account': 'Account and security',
  'settings.profile': 'Profile',
  'settings.clear_cache': 'Clear cache',
  'settings.clear_title': 'Clear what this device keeps?',
  'settings.clear_text': 'Texts, pictures and pages are loaded anew. You stay signed in, and your cart stays.',
  'settings.clear': 'Clear',
  'settings.cleared': 'Cache cleared',
  'settings.version': 'Version',
} as const;
