import type en from './en-US.ts';

export default {
  'travel.kind.diningcombo': 'Menú',
  'field.meal_hour': 'Introduce una hora como 19:30.',
  'field.meal_price': 'Un menú no puede costar más que sus platos.',
  'field.meal_value': 'Sus platos cuestan menos que esto.',
  'field.meal_year_day': 'Introduce un día del año como 12-24.',
} satisfies Record<keyof typeof en, string>;
