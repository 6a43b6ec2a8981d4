import type en from './en-US.ts';

export default {
  'field.tour_range': 'Escolha menos dias, com o primeiro antes do último.',
  'field.tour_travellers': 'No máximo 20 pessoas viajam juntas.',
  'field.tour_hour': 'Digite uma hora como 09:30.',
  'field.tour_itinerary': 'Descreva cada dia da excursão uma vez.',
  'field.tour_go_days': 'Diga quantos dias antes do primeiro se decide.',
  'field.tour_units': 'Cada grupo uma vez e nenhuma idade duas vezes.',
  'field.tour_units_adult': 'Alguém deve poder viajar sem um adulto.',
  'field.tour_steps': 'De passo em passo, os dias diminuem e os percentuais aumentam.',
  'tours.kind.private': 'Só o seu grupo',
  'tours.unit.adult': 'Adultos',
  'tours.unit.senior': 'Idosos',
  'tours.unit.youth': 'Jovens',
  'tours.unit.child': 'Crianças',
  'tours.unit.infant': 'Bebês',
} satisfies Record<keyof typeof en, string>;
