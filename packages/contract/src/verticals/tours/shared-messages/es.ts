import type en from './en-US.ts';

export default {
  'field.tour_range': 'Elige menos días, con el primero antes del último.',
  'field.tour_travellers': 'Viajan juntas 20 personas como máximo.',
  'field.tour_hour': 'Escribe una hora como 09:30.',
  'field.tour_itinerary': 'Describe cada día del tour una vez.',
  'field.tour_go_days': 'Indica cuántos días antes del primero se decide.',
  'field.tour_units': 'Cada grupo una vez y ninguna edad dos veces.',
  'field.tour_units_adult': 'Alguien debe poder viajar sin un adulto.',
  'field.tour_steps': 'De paso en paso, los días bajan y los porcentajes suben.',
  'tours.kind.private': 'Solo tu grupo',
  'tours.unit.adult': 'Adultos',
  'tours.unit.senior': 'Mayores',
  'tours.unit.youth': 'Jóvenes',
  'tours.unit.child': 'Niños',
  'tours.unit.infant': 'Bebés',
} satisfies Record<keyof typeof en, string>;
