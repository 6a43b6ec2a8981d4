import { sql } from 'kysely';
import type { DemoDeal, VerticalDemoDeals } from '../../../demo/content/vertical-demo.ts';
import { tourKey } from '../usecases/deal-tours.ts';
import { demoTours } from './tours.ts';

/** `tour` is the key of a tour of the demo. */
const deals: readonly (Omit<DemoDeal, 'key' | 'kind'> & { readonly tour: string })[] = [
  {
    tour: 'kathmandu-ghandruk',
    title: {
      'en-US': 'Annapurna’s foothills, small group',
      'zh-cn': '安纳普尔纳山麓小团徒步',
      es: 'Las faldas del Annapurna en grupo pequeño',
      pt: 'As encostas do Annapurna em grupo pequeno',
    },
    line: {
      'en-US': 'A week on foot between stone villages, tea houses at night, the white peaks ahead.',
      'zh-cn': '一周徒步走过石头村落，夜宿茶屋，雪峰在前。',
      es: 'Una semana a pie entre pueblos de piedra, con noches en casas de té y las cumbres delante.',
      pt: 'Uma semana a pé entre aldeias de pedra, noites em casas de chá e os picos à frente.',
    },
    method: 'percent',
    value: 20,
    quota: 16,
    perCustomer: 4,
    startsInHours: -200,
    lastsHours: 284,
    share: 0.6,
    travelInDays: [5, 120],
  },
  {
    tour: 'reykjavik-south-coast',
    title: {
      'en-US': 'Waterfalls and black sand, two days',
      'zh-cn': '瀑布与黑沙滩两日',
      es: 'Cascadas y arena negra, dos días',
      pt: 'Cachoeiras e areia preta, dois dias',
    },
    line: {
      'en-US': 'A farmhouse night near Vík and a glacier walk, while the days are short and the light is low.',
      'zh-cn': '在维克附近的农舍过夜，再走一段冰川，冬日短、光线低。',
      es: 'Una noche en una granja cerca de Vík y un paseo por el glaciar, con días cortos y luz baja.',
      pt: 'Uma noite numa fazenda perto de Vík e caminhada na geleira, com dias curtos e luz baixa.',
    },
    method: 'off',
    value: 3500,
    quota: 30,
    perCustomer: 4,
    startsInHours: -170,
    lastsHours: 195,
    share: 0.65,
    travelInDays: [2, 60],
  },
  {
    tour: 'lisbon-fishermens-trail',
    title: {
      'en-US': 'Five days above the sea',
      'zh-cn': '海岸线上的五天',
      es: 'Cinco días sobre el mar',
      pt: 'Cinco dias acima do mar',
    },
    line: {
      'en-US': 'Cliff paths of sand, storks on sea stacks, and a bed in a village each evening.',
      'zh-cn': '沙质崖径，海蚀柱上的鹳鸟，每晚住进一个村庄。',
      es: 'Sendas de arena en el acantilado, cigüeñas en los farallones y una cama en un pueblo cada noche.',
      pt: 'Trilhas de areia no penhasco, cegonhas nos rochedos e uma cama numa aldeia a cada noite.',
    },
    method: 'percent',
    value: 15,
    quota: 18,
    perCustomer: 2,
    startsInHours: -260,
    lastsHours: 400,
    share: 0.4,
    travelInDays: [5, 160],
  },
  {
    tour: 'bali-rice-water',
    title: {
      'en-US': 'A day in the rice terraces',
      'zh-cn': '梯田里的一天',
      es: 'Un día en las terrazas de arroz',
      pt: 'Um dia nos terraços de arroz',
    },
    line: {
      'en-US': 'With the keeper of the water, from a forest spring to a farmhouse lunch.',
      'zh-cn': '跟着管水人，从林间泉水走到农家午饭。',
      es: 'Con el guardián del agua, de un manantial del bosque a la comida en una granja.',
      pt: 'Com o guardião da água, de uma nascente na mata ao almoço na fazenda.',
    },
    method: 'percent',
    value: 25,
    quota: 40,
    perCustomer: 4,
    startsInHours: -130,
    lastsHours: 175,
    share: 0.55,
    weekdays: [2, 4, 6],
    travelInDays: [3, 45],
  },
  {
    tour: 'kyoto-kumano-kodo',
    title: {
      'en-US': 'The old pilgrims’ way',
      'zh-cn': '熊野古道',
      es: 'El viejo camino de peregrinos',
      pt: 'O velho caminho dos peregrinos',
    },
    line: {
      'en-US': 'Four days from Takijiri to Nachi, hot springs on the way, bags sent ahead.',
      'zh-cn': '从泷尻到那智四天，沿途温泉，行李先行。',
      es: 'Cuatro días de Takijiri a Nachi, con aguas termales y el equipaje por delante.',
      pt: 'Quatro dias de Takijiri a Nachi, com fontes termais e as malas na frente.',
    },
    method: 'off',
    value: 15000,
    quota: 12,
    perCustomer: 2,
    startsInHours: 20,
    lastsHours: 96,
    travelInDays: [20, 180],
  },
];

/** Deals on tours of the demo. */
const tourDeals: VerticalDemoDeals = async (tx) => {
  const { rows } = await sql<{ id: string; name: string }>`SELECT id, name ->> 'en-US' AS name FROM tour`.execute(tx);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return deals.map(({ tour, ...deal }) => {
    const name = demoTours.find(({ key }) => key === tour)?.name['en-US'] ?? '';
    return { ...deal, kind: 'tour', key: tourKey(ids.get(name) ?? '') };
  });
};
export default tourDeals;
