import type en from './en-US.ts';

export default {
  'travel.kind.diningcombo': 'Menu',
  'field.meal_hour': 'Digite um horário como 19:30.',
  'field.meal_price': 'Um menu não pode custar mais do que seus pratos.',
  'field.meal_value': 'Seus pratos custam menos do que isso.',
  'field.meal_year_day': 'Digite um dia do ano como 12-24.',
} satisfies Record<keyof typeof en, string>;
