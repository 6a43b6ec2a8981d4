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
  'error.identity.icon_size': 'An icon is a square of at least 512 by 512 pixels.',
  'error.identity.logo_size': 'A logo is at least 64 pixels high and at most eight times as wide as high.',
} as const;
