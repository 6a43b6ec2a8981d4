import type { MailTexts } from '../templates.ts';

export default {
  foot: 'You get this mail because you have an account at {{brand}}.',
  foot_contact: 'You get this mail because you are the contact of a booking at {{brand}}.',
  foot_support: 'Questions? Write to {{support}}.',
  email_code: {
    subject: '{{code}} is your code',
    title: 'Confirm your e-mail',
    lines: [
      'Enter this code to confirm your e-mail. It is valid for {{minutes}} minutes.',
      'If you did not ask for it, ignore this mail.',
    ],
  },
  reset_code: {
    subject: '{{code}} is your code for a new password',
    title: 'Choose a new password',
    lines: [
      'Enter this code to choose a new password. It is valid for {{minutes}} minutes.',
      'Never pass it on: we do not ask for it by phone or chat. If you did not ask for it, your password stays as it is.',
    ],
  },
  welcome: {
    subject: 'Welcome, {{nickname}}',
    title: 'Welcome, {{nickname}}',
    lines: ['Your account is open.', 'Confirm your e-mail and you get points to spend: {{points}}.'],
    button: 'Open my account',
  },
  welcome_plain: {
    subject: 'Welcome, {{nickname}}',
    title: 'Welcome, {{nickname}}',
    lines: ['Your account is open.', 'Confirm your e-mail, so that we can write to you about your orders.'],
    button: 'Open my account',
  },
  account_opened: {
    subject: 'Your account is open, {{nickname}}',
    title: 'Your account is open',
    lines: [
      'We opened an account for you. You sign in with {{email}}.',
      'Choose your password first: enter your e-mail and we send you a code.',
      'If you did not expect this, write to us and we close the account.',
    ],
    button: 'Choose a password',
  },
  order_placed: {
    subject: 'Order {{number}} waits for payment',
    title: 'We have your order',
    lines: [
      'Order {{number}} comes to {{amount}}. Pay until {{until}} and we pack it.',
      'After that it is cancelled and nothing is charged.',
    ],
    button: 'Pay now',
  },
  order_paid: {
    subject: 'Order {{number}} is paid',
    title: 'Thank you, it is paid',
    lines: [
      'We received {{amount}} for order {{number}} and are getting it ready.',
      'You will hear from us when it is on its way.',
    ],
    button: 'See the order',
  },
  order_booked: {
    subject: 'Order {{number}} is placed',
    title: 'Thank you, we have your order',
    lines: [
      'Nothing to pay now: order {{number}} is covered, and we are getting it ready.',
      'You will hear from us when it is on its way.',
    ],
    button: 'See the order',
  },
  order_shipped: {
    subject: 'Order {{number}} is on its way',
    title: 'Your parcel is on its way',
    lines: ['Order {{number}} was handed to {{company}}.', 'Tracking number: {{tracking}}'],
    button: 'Follow the parcel',
  },
  order_refunded: {
    subject: 'Refund for order {{number}}',
    title: 'Your refund is booked',
    lines: ['Order {{number}}: {{back}}'],
    button: 'See the order',
  },
  travel_placed: {
    subject: 'Booking {{number}} waits for payment',
    title: 'Your booking is held',
    lines: [
      '{{title}}: {{amount}}, booking {{number}}.',
      'Pay until {{until}}. After that it is cancelled and nothing is charged.',
    ],
    button: 'Pay now',
  },
  travel_paid: {
    subject: 'Booking {{number}} is paid',
    title: 'Thank you, it is paid',
    lines: [
      'We received {{amount}} for {{title}}, booking {{number}}.',
      'You will hear from us as soon as it is confirmed.',
    ],
    button: 'See the booking',
  },
  travel_booked: {
    subject: 'Booking {{number}} is made',
    title: 'Thank you, it is booked',
    lines: ['{{title}}, booking {{number}}. Nothing to pay now.', 'You will hear from us as soon as it is confirmed.'],
    button: 'See the booking',
  },
  travel_confirmed: {
    subject: 'Booking {{number}} is confirmed: {{title}}',
    title: 'Your booking is confirmed',
    lines: ['{{title}}, booking {{number}}.', '{{todo}}'],
    button: 'See the booking',
  },
  travel_cancelled: {
    subject: 'Booking {{number}} was cancelled',
    title: 'Your booking was cancelled',
    lines: ['{{title}}, booking {{number}}, was cancelled.'],
    button: 'See the booking',
  },
  travel_refunded: {
    subject: 'Booking {{number}} was cancelled',
    title: 'Your booking was cancelled',
    lines: ['{{title}}, booking {{number}}, was cancelled. {{back}}'],
    button: 'See the booking',
  },
  travel_bundle_confirmed: {
    subject: '{{count}} of {{of}} confirmed: {{title}}',
    title: 'Your trip is being confirmed',
    lines: ['{{title}}, booking {{number}}: {{count}} of {{of}} parts are confirmed.'],
    button: 'See the trip',
  },
  travel_bundle_refunded: {
    subject: 'Booking {{number}}: cancelled and refunded',
    title: 'Parts of your trip were cancelled',
    lines: ['{{title}}, booking {{number}}: {{parts}} cancelled. {{back}}'],
    button: 'See the trip',
  },
  travel_part_off: {
    subject: '{{part}} does not take place',
    title: 'A part of your trip does not take place',
    lines: ['{{part}} of {{title}}, booking {{number}}, does not take place. {{choices}} {{answer}}'],
    button: 'Choose',
  },
  travel_called_off: {
    subject: 'Booking {{number}} was called off',
    title: 'Your booking does not take place',
    lines: ['{{title}}, booking {{number}}, was called off. {{back}}'],
    button: 'See the booking',
  },
  travel_called_off_unpaid: {
    subject: 'Booking {{number}} was called off',
    title: 'Your booking does not take place',
    lines: ['{{title}}, booking {{number}}, was called off. {{back}}'],
    button: 'See the booking',
  },
  dining_coming: {
    subject: '{{title}}: are you still coming?',
    title: 'Are you still coming?',
    lines: [
      'Your table is soon. Tell the restaurant that you come, or change or cancel it: {{title}}, booking {{number}}.',
      'Who comes late can say so in the booking; the table stays theirs for as long as they say.',
    ],
    button: 'Answer',
  },
  dining_wait_offered: {
    subject: 'A table is free: {{title}}',
    title: 'A table is held for you',
    lines: [
      '{{title}} has a table for you: {{day}}, {{time}}. It is held for you until {{until}}, by the clock of the restaurant.',
      'If you do not take it by then, it goes to the next on the waiting list.',
    ],
    button: 'Take the table',
  },
  meal_ending: {
    subject: '{{title}}: use it by {{until}}',
    title: 'Your set meal ends soon',
    lines: [
      'Of order {{number}}, {{title}}, this many pieces are not used yet: {{pieces}}. They can be used until {{until}}; your order shows the codes, and what happens to those you do not use.',
    ],
    button: 'See the codes',
  },
  trip_touched: {
    subject: 'Your trip no longer fits together',
    title: 'Something on your trip has changed',
    lines: [
      '{{title}}, booking {{number}}, has changed. {{what}}',
      'Nothing was booked or cancelled. Your trip shows what you can do.',
    ],
    button: 'See the booking',
  },
  tour_moved: {
    subject: '{{title}} now begins {{now}}',
    title: 'Your tour was moved',
    lines: ['{{title}}, booking {{number}}: it now begins {{now}} instead of {{was}}, local time. When and where:'],
    button: 'See the booking',
  },
  tour_moved_choice: {
    subject: '{{title}} now begins {{now}}',
    title: 'Your tour was moved',
    lines: [
      '{{title}}, booking {{number}}: it now begins {{now}} instead of {{was}}, local time. When and where:',
      'You can accept it, take another departure for nothing, or get everything back. {{answer}}',
    ],
    button: 'See the booking',
  },
  tour_instead: {
    subject: 'Other days for {{title}}',
    title: 'Other days that have places for you',
    lines: [
      '{{title}}, booking {{number}}, does not take place on the day you booked. These departures have places for you: {{days}}.',
    ],
    button: 'See the booking',
  },
  flight_delayed: {
    subject: 'Flight {{flight}} departs {{now}}',
    title: 'Your flight departs at another time',
    lines: ['{{title}}, booking {{number}}: flight {{flight}} now departs {{now}} instead of {{was}}, local time.'],
    button: 'See the booking',
  },
  flight_delayed_free: {
    subject: 'Flight {{flight}} departs {{now}}: you may cancel for nothing',
    title: 'Your flight departs at quite another time',
    lines: [
      '{{title}}, booking {{number}}: flight {{flight}} now departs {{now}} instead of {{was}}, local time.',
      'You can cancel the booking and get everything back, or fly at the new time. {{answer}}',
    ],
    button: 'See the booking',
  },
  travel_changed: {
    subject: 'Booking {{number}} was changed',
    title: 'Your booking was changed',
    lines: ['{{title}}, booking {{number}}, is now:', '{{outcome}}'],
    button: 'See the booking',
  },
  travel_extras_added: {
    subject: 'Added to booking {{number}}',
    title: 'Added to your booking',
    lines: ['{{title}}, booking {{number}}, is now:', '{{outcome}}'],
    button: 'See the booking',
  },
  travel_overdue: {
    subject: 'Booking {{number}} is late',
    title: 'We are late with your booking',
    lines: [
      '{{title}}, booking {{number}}, should have been confirmed by now. We are sorry, and still at it.',
      'Wait, and we write as soon as it is confirmed. {{leave}}',
    ],
    button: 'See the booking',
  },
  travel_change_to_pay: {
    subject: 'Pay to change booking {{number}}',
    title: 'A change is held for you',
    lines: [
      '{{title}}, booking {{number}}: {{amount}} is to be paid for the change.',
      'Pay until {{until}}. Until then your booking stays as it is.',
    ],
    button: 'Pay now',
  },
  payment_link: {
    subject: 'New amount for order {{number}}',
    title: 'The amount has changed',
    lines: [
      'Order {{number}} now comes to {{amount}}. Pay until {{until}}.',
      'Anyone with this link can pay for you; it shows no address.',
    ],
    button: 'Pay now',
  },
  money_sent: {
    subject: 'You sent {{amount}}',
    title: '{{amount}} left your wallet',
    lines: ['You sent it to {{name}} on {{time}}.', 'If it was not you, change your password now and write to us.'],
    button: 'Open the wallet',
  },
  money_received: {
    subject: 'You received {{amount}}',
    title: '{{amount}} is in your wallet',
    lines: ['{{name}} sent it to you on {{time}}.', 'You can spend it, send it on or withdraw it.'],
    button: 'Open the wallet',
  },
  proof_rejected: {
    subject: 'We could not accept your voucher for {{number}}',
    title: 'Please send another voucher',
    lines: ['Payment {{number}}: {{reason}}', 'Open the payment and send another one. Your order is kept for a while.'],
    button: 'Open the payment',
  },
  proof_approved: {
    subject: 'Payment {{number}} has arrived',
    title: 'Your payment has arrived',
    lines: ['We received {{amount}} for payment {{number}}. Thank you.'],
    button: 'Open my account',
  },
  proof_credited: {
    subject: 'Payment {{number}} went to your wallet',
    title: 'Your money is in your wallet',
    lines: [
      'We received {{amount}} for payment {{number}}.',
      'It did not fit what was due, so all of it is in your wallet.',
    ],
    button: 'Open my account',
  },
  wrong_sign_ins: {
    subject: 'Someone tried to sign in to your account',
    title: 'Was this you?',
    lines: [
      'There were {{times}} sign-ins with a wrong password, the last from {{ip}}. None of them got in.',
      'If it was not you, choose a new password that you use nowhere else.',
    ],
    button: 'Choose a new password',
  },
  password_changed: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    lines: [
      'It was changed on {{time}}. Every other device was signed out.',
      'If it was not you, choose a new password now.',
    ],
    button: 'It was not me',
  },
  passkey_added: {
    subject: 'A passkey was added to your account',
    title: 'A passkey was added to your account',
    lines: [
      '“{{name}}” was added on {{time}}. It signs in to your account without the password.',
      'If it was not you, remove it and choose a new password now.',
    ],
    button: 'See my passkeys',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your account',
    title: 'A passkey was removed from your account',
    lines: [
      '“{{name}}” was removed on {{time}}. It no longer signs in to your account.',
      'If it was not you, choose a new password now.',
    ],
    button: 'See my passkeys',
  },
  passkey_copied: {
    subject: 'A passkey of your account was refused',
    title: 'A passkey of your account was refused',
    lines: [
      '“{{name}}” was used on {{time}} in a way that suggests a copy of it. It did not sign in.',
      'Remove it, and add a new one on a device you trust.',
    ],
    button: 'See my passkeys',
  },
  email_changed: {
    subject: 'Your e-mail was changed',
    title: 'Your e-mail was changed',
    lines: ['From now on you sign in with {{email}}.', 'If it was not you, write to us at once.'],
  },
  email_given: {
    subject: 'Your account has this e-mail now',
    title: 'Your account has this e-mail now',
    lines: [
      'Our team changed the e-mail of your account. From now on you sign in with {{email}}.',
      'You were signed out on every device. Sign in and confirm this e-mail. If it is not your account, write to us.',
    ],
    button: 'Confirm my e-mail',
  },
  data_copy_ready: {
    subject: 'Your copy of your data is ready',
    title: 'Your copy of your data is ready',
    lines: [
      'The copy of your data that you asked for is ready. You can download it until {{until}}.',
      'If you did not ask for it, change your password at once.',
    ],
    button: 'Download my data',
  },
  deletion_requested: {
    subject: 'Your account will be deleted on {{day}}',
    title: 'We will delete your account',
    lines: [
      'You asked us to delete your account. That happens on {{day}}.',
      'Until then you can change your mind: sign in and keep the account.',
    ],
    button: 'Keep my account',
  },
  deletion_held_up: {
    subject: 'Your account could not be deleted yet',
    title: 'Something is still open',
    lines: [
      'Your account still holds a balance or an open order, so we did not delete it.',
      'Settle it and we try again every day, next on {{day}}.',
    ],
    button: 'See what is open',
  },
  deletion_done: {
    subject: 'Your account is deleted',
    title: 'Goodbye',
    lines: [
      'Your account and your personal data are deleted. What the law has us keep about payments no longer names you.',
      'You are welcome back at any time.',
    ],
  },
  payout_account_added: {
    subject: 'A payout account was added',
    title: 'A payout account was added',
    lines: [
      '{{account}} was added to your payout accounts at {{time}}.',
      'If it was not you, remove it at once, change your password and write to us.',
    ],
    button: 'Payout accounts',
  },
  payout_account_changed: {
    subject: 'A payout account was changed',
    title: 'A payout account was changed',
    lines: [
      'One of your payout accounts now pays to {{account}}. It was changed at {{time}}.',
      'If it was not you, remove it at once, change your password and write to us.',
    ],
    button: 'Payout accounts',
  },
  payout_account_removed: {
    subject: 'A payout account was removed',
    title: 'A payout account was removed',
    lines: [
      '{{account}} was removed from your payout accounts at {{time}}.',
      'If it was not you, change your password and write to us.',
    ],
    button: 'Payout accounts',
  },
  withdrawal_paid: {
    subject: 'Withdrawal {{number}} is paid out',
    title: 'Your money is on its way',
    lines: ['We sent {{amount}} to {{account}} for withdrawal {{number}}.', 'A bank may take a few days to show it.'],
    button: 'See the withdrawal',
  },
  withdrawal_rejected: {
    subject: 'Withdrawal {{number}} was rejected',
    title: 'Your withdrawal was rejected',
    lines: [
      'We did not approve withdrawal {{number}} of {{amount}}: {{reason}}',
      'The money is in your wallet again, with the fee.',
    ],
    button: 'See the withdrawal',
  },
  withdrawal_failed: {
    subject: 'Withdrawal {{number}} could not be paid',
    title: 'The payment did not go through',
    lines: [
      'Withdrawal {{number}} of {{amount}} could not be paid: {{reason}}',
      'The money is in your wallet again, with the fee.',
    ],
    button: 'See the withdrawal',
  },
  price_alert: {
    subject: 'It got cheaper: {{name}}',
    title: '{{name}} got cheaper',
    lines: ['It now costs {{now}}. When you asked to be told, it was {{asked}}. Prices may change until you book.'],
    button: 'See your alerts',
  },
  price_alert_deal: {
    subject: 'Back: {{name}}',
    title: 'A unit of a deal is free again',
    lines: ['{{name}} was sold out, and one has come back. Others may be quicker.'],
    button: 'See the deal',
  },
  mail_test: {
    subject: 'Test mail',
    title: 'This mail arrived',
    lines: [
      '{{name}} sent it from the back office at {{time}} to try the mail server.',
      'Nothing else has to be done.',
    ],
  },
  chat_answer: {
    subject: 'Your message to us',
    title: 'Hello {{name}}',
    lines: ['Thank you for your message. Here is our answer:', '{{answer}}'],
    button: 'Open the shop',
  },
} as const satisfies MailTexts;
