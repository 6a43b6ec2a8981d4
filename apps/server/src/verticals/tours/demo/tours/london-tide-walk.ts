import type { DemoTour } from '../demo-tour.ts';

export const londonTideWalk: DemoTour = {
  key: 'london-tide-walk',
  kind: 'group',
  city: 'london',
  cover: 's-night-66',
  name: {
    'en-US': 'Down the Thames on foot, Borough to Greenwich',
    'zh-cn': '步行泰晤士：从博罗到格林尼治',
    es: 'A pie por el Támesis, de Borough a Greenwich',
    pt: 'A pé pelo Tâmisa, de Borough a Greenwich',
  },
  summary: {
    'en-US': 'Eight level kilometres of wharves, stairs and pubs along the south bank, and a river bus home.',
    'zh-cn': '沿南岸码头、河阶与酒馆平缓步行八公里，乘水上巴士返回。',
    es: 'Ocho kilómetros llanos de muelles, escaleras y pubs por la orilla sur, y regreso en barco de línea.',
    pt: 'Oito quilômetros planos de cais, escadas e pubs pela margem sul, e volta em barco de linha.',
  },
  story: {
    'en-US':
      'Warehouses at Shad Thames still smell faintly of cloves when the rain is right; they held spice until 1970. This walk follows cargo rather than kings. Beside Southwark Cathedral it picks up a bag of plums, crosses the iron gangways where coffee was rolled overhead, and stops in Rotherhithe, where the Mayflower sailed from and the first tunnel under a river was dug. If the tide is out, Owen takes you down the stairs to read the foreshore: clay pipes, oyster shells, ship nails.',
    'zh-cn':
      '雨下得合适时，沙德泰晤士的仓库仍有淡淡的丁香味，那里存放香料直到1970年。这条路线跟着货物走，不跟着国王走。从南华克座堂旁买一袋李子出发，穿过当年滚运咖啡的铁天桥，在罗瑟希德停下：五月花号由此启航，世上第一条河底隧道也在此挖成。若逢退潮，欧文会带您走下河阶辨认滩上的陶烟斗、牡蛎壳与船钉。',
    es: 'Los almacenes de Shad Thames aún huelen un poco a clavo cuando llueve; guardaron especias hasta 1970. Este paseo sigue a las mercancías y deja a los reyes para otro día. Junto a la catedral de Southwark compra una bolsa de ciruelas, pasa bajo las pasarelas de hierro por las que rodaba el café y para en Rotherhithe, de donde zarpó el Mayflower y donde se excavó el primer túnel bajo un río. Con marea baja, Owen te baja a leer la orilla: pipas de barro, conchas de ostra, clavos de barco.',
    pt: 'Os armazéns de Shad Thames ainda cheiram um pouco a cravo quando chove; guardaram especiarias até 1970. Esta caminhada segue as mercadorias e deixa os reis para outro dia. Junto à catedral de Southwark compra um saco de ameixas, passa sob as passarelas de ferro por onde rolava o café e para em Rotherhithe, de onde zarpou o Mayflower e onde se cavou o primeiro túnel sob um rio. Com a maré baixa, Owen leva você a ler a margem: cachimbos de barro, conchas de ostra, pregos de navio.',
  },
  operator: 'Slack Water Walks',
  themes: ['on_foot', 'history', 'on_water'],
  days: 1,
  nights: 0,
  hours: 5,
  languages: ['en', 'zh'],
  difficulty: 2,
  maxParty: 8,
  minPeople: 3,
  goDays: 2,
  capacity: 12,
  start: '10:00',
  weekdays: [2, 4, 6, 7],
  cutoffMinutes: 900,
  guestsUntilHours: 24,
  names: 'lead',
  goodMonths: [3, 4, 5, 6, 7, 8, 9, 10],
  walkKm: 8,
  ascentMetres: 25,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Southwark Cathedral, riverside gate',
      'zh-cn': '南华克座堂临河门',
      es: 'Catedral de Southwark, puerta del río',
      pt: 'Catedral de Southwark, portão do rio',
    },
    address: 'Montague Close, London SE1 9DA',
    latitude: 51.5061,
    longitude: -0.0897,
    note: {
      'en-US': 'Three minutes from London Bridge station, on the side away from the market.',
      'zh-cn': '距伦敦桥站三分钟，在市场的另一侧。',
      es: 'A tres minutos de la estación London Bridge, por el lado opuesto al mercado.',
      pt: 'A três minutos da estação London Bridge, do lado oposto ao mercado.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 64, usd: 5200, takesSeat: true, needsAdult: false },
    { key: 'senior', ageFrom: 65, ageTo: 120, usd: 4500, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 9, ageTo: 17, usd: 3000, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Lunch in a Rotherhithe pub',
        'zh-cn': '罗瑟希德酒馆午餐',
        es: 'Almuerzo en un pub de Rotherhithe',
        pt: 'Almoço em um pub de Rotherhithe',
      },
      usd: 2400,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 2, percent: 30 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Wharf by wharf to the meridian',
        'zh-cn': '一个码头接一个码头，直到子午线',
        es: 'Muelle a muelle hasta el meridiano',
        pt: 'De cais em cais até o meridiano',
      },
      text: {
        'en-US':
          'Market at ten, Shad Thames by eleven, an hour’s pause in Rotherhithe. Then Deptford’s old dockyard wall and Greenwich at three. The river bus takes you back to London Bridge; your ticket is on it all day.',
        'zh-cn':
          '十点逛市场，十一点到沙德泰晤士，罗瑟希德歇一小时，再经德特福德旧船坞墙，三点抵格林尼治。水上巴士送您回伦敦桥，票全天有效。',
        es: 'Mercado a las diez, Shad Thames a las once y una hora de pausa en Rotherhithe. Después, el muro del viejo astillero de Deptford y Greenwich a las tres. El barco de línea te devuelve a London Bridge; el billete vale todo el día.',
        pt: 'Mercado às dez, Shad Thames às onze e uma hora de pausa em Rotherhithe. Depois, o muro do velho estaleiro de Deptford e Greenwich às três. O barco de linha leva você de volta a London Bridge; a passagem vale o dia todo.',
      },
      meals: [],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Borough Market', 'zh-cn': '博罗市场', es: 'Borough Market', pt: 'Borough Market' },
          latitude: 51.5055,
          longitude: -0.091,
        },
        {
          name: { 'en-US': 'Shad Thames', 'zh-cn': '沙德泰晤士', es: 'Shad Thames', pt: 'Shad Thames' },
          latitude: 51.5035,
          longitude: -0.0735,
        },
        {
          name: { 'en-US': 'Rotherhithe', 'zh-cn': '罗瑟希德', es: 'Rotherhithe', pt: 'Rotherhithe' },
          latitude: 51.5017,
          longitude: -0.0529,
        },
        {
          name: { 'en-US': 'Greenwich', 'zh-cn': '格林尼治', es: 'Greenwich', pt: 'Greenwich' },
          latitude: 51.4836,
          longitude: -0.0096,
        },
      ],
    },
  ],
  included: ['guide', 'public_transport', 'tastings'],
  excluded: ['other_meals', 'drinks', 'tips'],
  notices: ['shoes', 'rain'],
};
