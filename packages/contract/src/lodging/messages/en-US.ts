export default {
  'lodging.title': 'A stay from an assistant',
  'lodging.from': 'Chosen by {{assistant}}',
  'lodging.consent':
    'Nothing is booked or paid until you do it here. {{assistant}} will see whether you booked, what you paid, and your name and e-mail as their first letters.',
  'lodging.ordered': 'You booked this stay. {{assistant}} sees that you booked and what you paid.',
  'lodging.consent_unseen':
    'Nothing is booked or paid until you do it here. The assistant cannot see what you do with this stay.',
  'lodging.ordered_unseen': 'You booked this stay. The assistant cannot see your booking.',
  'lodging.cancellation': 'Cancellation',
  'lodging.price_note':
    'Rooms are held for you once you have booked. The final price is worked out when you go on: your level and points count.',
  'lodging.price_changed': 'The assistant said {{amount}}. This is what the stay costs now.',
  'lodging.price_form': 'The page of the stay said {{before}}. Your price is {{after}} now.',
  'lodging.gone': 'This room can no longer be had as it was chosen. Look at the hotel for other rooms or days.',
  'lodging.to_hotel': 'See the hotel',
  'lodging.sign_in': 'Sign in to book',
  'lodging.go_on': 'Go on to book',
  'lodging.see_order': 'See your booking',
  'lodging.taken_title': 'Somebody went on with this stay',
  'lodging.over_title': 'This stay is no longer here',
  'lodging.over_text':
    'Its time is over, or the assistant took it back. Ask the assistant again, or look for a hotel here.',
  'lodging.to_hotels': 'Look for hotels',
  'lodging.say.sign_in':
    'The guest signs in, looks at the stay and its cancellation policy, and books and pays for it in the shop.',
  'lodging.say.pay': 'The stay is booked and waits for its payment. The guest pays for it in the shop.',
  'lodging.say.handed_over':
    'Somebody went on with this stay in the shop. What became of it is shown to them alone. Prepare a new one for another stay.',
  'lodging.say.book_self':
    'Give this link to the person. They look at the stay in the shop, sign in, book and pay there.',
  'lodging.say.not_found': 'There is no such booking session.',
  'lodging.say.canceled': 'This booking session was cancelled, or its time is over.',
  'lodging.say.ordered': 'The stay is booked: this session can no longer be changed.',
  'lodging.say.handler': 'The shop has no such payment handler. The guest pays in the shop.',
  'lodging.say.property_unknown': 'There is no such property, or this rate is of another.',
  'lodging.say.type_unknown': 'This rate is of another type of room.',
  'lodging.say.rate_unknown': 'There is no such rate.',
  'lodging.say.stays_differ':
    'The stays of a session are rooms of one type at one rate for the same dates. Make a session for each that differs.',
  'lodging.say.rate_required':
    'Name the rate plan, or the stay by the id that the details of the property have for it.',
  'lodging.say.occupancy_required': 'Say who sleeps in this room: occupancy, or guests that are assigned to it.',
  'lodging.say.occupancy_mismatch': 'adults, children and total of this room do not match.',
  'lodging.say.child_ages_required': 'Say the age of each child on the day of arrival.',
  'lodging.say.adult_required': 'Every room needs an adult.',
  'lodging.say.guests_exceed': 'More people are assigned to this room than its occupancy has.',
  'lodging.say.guest_unknown': 'No guest has this id: {{id}}',
  'lodging.say.guest_twice': 'Two guests have the same id: {{id}}',
  'lodging.say.totals_changed': 'The price has changed from {{before}} to {{after}}.',
  'lodging.say.terms_changed': 'What the price is for, or what cancelling costs, has changed.',
  'lodging.say.sentence': '{{text}}.',
  'lodging.say.not_refundable': 'This rate is not refundable: nothing comes back when it is cancelled.',
  'lodging.say.pay_full': 'Pay in full',
  'lodging.say.pay_now': 'The whole price is due when the stay is booked.',
};
