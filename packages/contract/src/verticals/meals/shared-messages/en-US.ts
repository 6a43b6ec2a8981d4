export default {
  'travel.kind.diningcombo': 'Set meal',
  'field.meal_hour': 'Enter an hour such as 19:30.',
  'field.meal_price': 'A piece cannot cost more than its dishes.',
  'field.meal_value': 'Its dishes cost less than this.',
  'field.meal_year_day': 'Enter a day of the year such as 12-24.',
};
