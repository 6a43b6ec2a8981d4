import type { DemoLocale } from '../../../demo/content/people.ts';
import type { Words } from '../../../demo/seed/travel/with-words.ts';

type People = {
  readonly given: readonly (readonly [name: string, gender: 'female' | 'male'])[];
  readonly family: readonly string[];
};

/** Names as passports spell them, by the language of those who book. */
export const travellerNames: Record<DemoLocale, People & { readonly nationality: string }> = {
  'en-US': {
    given: [
      ['Emma', 'female'],
      ['Jack', 'male'],
      ['Olivia', 'female'],
      ['Noah', 'male'],
      ['Ava', 'female'],
      ['Liam', 'male'],
    ],
    family: ['Walker', "O'Neill", 'Bennett', 'Hughes', 'Carter', 'Reed'],
    nationality: 'US',
  },
  'zh-cn': {
    given: [
      ['Wei', 'male'],
      ['Li', 'female'],
      ['Ming', 'male'],
      ['Xiaoyu', 'female'],
      ['Hao', 'male'],
      ['Jing', 'female'],
    ],
    family: ['Wang', 'Li', 'Zhang', 'Chen', 'Liu', 'Zhao'],
    nationality: 'CN',
  },
  es: {
    given: [
      ['Lucia', 'female'],
      ['Mateo', 'male'],
      ['Sofia', 'female'],
      ['Pablo', 'male'],
      ['Elena', 'female'],
      ['Diego', 'male'],
    ],
    family: ['Garcia Lopez', 'Martin', 'Ruiz', 'Torres', 'Navarro', 'Molina'],
    nationality: 'ES',
  },
  pt: {
    given: [
      ['Ines', 'female'],
      ['Joao', 'male'],
      ['Beatriz', 'female'],
      ['Tiago', 'male'],
      ['Marta', 'female'],
      ['Rui', 'male'],
    ],
    family: ['Duarte', 'Silva', 'Santos', 'Costa', 'de Almeida', 'Ferreira'],
    nationality: 'PT',
  },
};

/** What travellers said after they had landed. */
export const travellerRemarks: Words = {
  'en-US': {
    liked: [
      'Boarded on time, landed early, bag was third on the belt.',
      'The tickets came within minutes of paying.',
      'Changed a name before the tickets came, no trouble at all.',
      'Delayed by half an hour, but we were told at once.',
    ],
    less: [
      'Seats were fine, the coffee was not.',
      'The gate changed twice and nobody announced it.',
      'Landed on time, then waited for the bags for an hour.',
      'Narrow seats for a flight of that length.',
    ],
  },
  'zh-cn': {
    liked: [
      '准点起飞，提前到达，行李也很快。',
      '付款后几分钟就出票了。',
      '改签说明写得很清楚。',
      '带孩子出行，机组很照顾。',
    ],
    less: [
      '座位舒服，餐食一般。',
      '登机口换了两次，没有广播。',
      '准点到达，行李却等了一小时。',
      '航程这么久，座位有点窄。',
    ],
  },
  es: {
    liked: [
      'Salimos puntuales y llegamos antes.',
      'Los billetes llegaron a los pocos minutos.',
      'Todo claro desde la búsqueda hasta la puerta.',
      'Media hora de retraso, pero avisaron enseguida.',
    ],
    less: [
      'Buen asiento, café mejorable.',
      'Cambiaron la puerta dos veces sin avisar.',
      'Llegamos puntuales y esperamos una hora por las maletas.',
      'Asientos estrechos para un vuelo tan largo.',
    ],
  },
  pt: {
    liked: [
      'Saímos a horas e chegámos mais cedo.',
      'Os bilhetes chegaram em poucos minutos.',
      'Com um bebê ao colo correu tudo bem.',
      'Meia hora de atraso, mas avisaram logo.',
    ],
    less: [
      'Bom lugar, café fraco.',
      'Mudaram o portão duas vezes sem avisar.',
      'Chegámos a horas e esperámos uma hora pelas malas.',
      'Lugares apertados para um voo tão longo.',
    ],
  },
};
