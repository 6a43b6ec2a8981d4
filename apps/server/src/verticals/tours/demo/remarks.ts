import type { DemoLocale } from '../../../demo/content/people.ts';

/** Who travels along with those who book, by their language: given and family name. */
export const companions: Record<DemoLocale, readonly (readonly [given: string, family: string])[]> = {
  'en-US': [
    ['Alice', 'Turner'],
    ['Ben', 'Foster'],
    ['Clara', 'Hayes'],
    ['Dan', 'Moore'],
  ],
  'zh-cn': [
    ['明', '陈'],
    ['雨', '林'],
    ['佳', '周'],
    ['航', '吴'],
  ],
  es: [
    ['Marta', 'Ruiz'],
    ['Diego', 'Soto'],
    ['Carmen', 'Vega'],
    ['Hugo', 'Lara'],
  ],
  pt: [
    ['Inês', 'Duarte'],
    ['Rui', 'Campos'],
    ['Marta', 'Pires'],
    ['Nuno', 'Faria'],
  ],
};

/** What people say of a tour, by their language. */
export const tourRemarks: Record<DemoLocale, readonly string[]> = {
  'en-US': [
    'Our guide knew everybody on the way. We learned more in a morning than in three days alone.',
    'Small group, no rushing, and a lunch that I still think about.',
    'Well paced. The meeting point was exactly where the map said.',
    'Good tour, a little long for the children towards the end.',
    'Worth every cent. The view at the last stop is not in any guidebook.',
  ],
  'zh-cn': [
    '导游沿途谁都认识，一个上午学到的比自己逛三天还多。',
    '团小不赶路，那顿午饭现在还念念不忘。',
    '节奏很好，集合点和地图上一模一样。',
    '行程不错，最后一段对孩子来说稍微长了点。',
    '物超所值，最后一站的风景哪本攻略都没有。',
  ],
  es: [
    'La guía conocía a todo el mundo. Aprendimos más en una mañana que en tres días por nuestra cuenta.',
    'Grupo pequeño, sin prisas y una comida que aún recuerdo.',
    'Buen ritmo. El punto de encuentro estaba justo donde decía el mapa.',
    'Buena excursión, algo larga para los niños al final.',
    'Vale cada céntimo. La vista de la última parada no sale en ninguna guía.',
  ],
  pt: [
    'A guia conhecia toda a gente pelo caminho. Aprendemos mais numa manhã do que em três dias sozinhos.',
    'Grupo pequeno, sem pressa, e um almoço de que ainda me lembro.',
    'Bom ritmo. O ponto de encontro estava exatamente onde o mapa dizia.',
    'Bom passeio, um pouco longo para as crianças no fim.',
    'Vale cada centavo. A vista da última parada não está em nenhum guia.',
  ],
};
