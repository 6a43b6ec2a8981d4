export default {
  'error.app_version.taken': 'This platform already has this version.',
  'error.app_version.published': 'A published version cannot be deleted. Withdraw it first.',
  'app.new_ready': 'A new version is ready',
  'app.new_forced_title': 'Update to go on',
  'app.new_forced_text': 'Version {{version}} is needed to use {{brand}}. Nothing in your cart is lost.',
  'app.new_again_text':
    'This device still opened version {{current}}, but {{version}} is needed. Clear what it keeps and load again. You stay signed in, and your cart stays.',
  'app.update': 'Update now',
  'app.clear_and_load': 'Clear and load again',
  'app.whats_new': 'What is new',
  'app.your_version': 'This device has version {{version}}',
  'app.install': 'Install app',
  'app.installed': '{{brand}} is installed',
} as const;
