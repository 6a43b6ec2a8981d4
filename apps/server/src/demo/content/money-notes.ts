import type { DemoLocale } from './people.ts';

/** What people write beside money they send each other. */
export const moneyNotes: Readonly<Record<DemoLocale, readonly string[]>> = {
  'en-US': ['Dinner', 'Concert tickets', 'Thanks for the lift', 'Happy birthday', 'Half of the gift'],
  'zh-cn': ['晚饭', '演唱会门票', '谢谢帮忙', '生日快乐', '礼物的一半'],
  es: ['La cena', 'Las entradas', 'Gracias por llevarme', 'Feliz cumpleaños', 'La mitad del regalo'],
  pt: ['Jantar', 'Bilhetes do concerto', 'Obrigada pela boleia', 'Parabéns', 'Metade da prenda'],
};
