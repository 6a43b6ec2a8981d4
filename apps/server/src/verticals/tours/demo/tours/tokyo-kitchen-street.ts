import type { DemoTour } from '../demo-tour.ts';

export const tokyoKitchenStreet: DemoTour = {
  key: 'tokyo-kitchen-street',
  kind: 'group',
  city: 'tokyo',
  cover: 's-kyoto-75',
  name: {
    'en-US': 'Kappabashi, the street of kitchens',
    'zh-cn': '合羽桥厨具街半日',
    es: 'Kappabashi, la calle de las cocinas',
    pt: 'Kappabashi, a rua das cozinhas',
  },
  summary: {
    'en-US': 'Three hours among knives, wax noodles and lacquer bowls, with a sharpening lesson you take home.',
    'zh-cn': '在刀具、蜡制拉面与漆碗之间走三小时，学会磨刀再回家。',
    es: 'Tres horas entre cuchillos, fideos de cera y cuencos lacados, con una lección de afilado.',
    pt: 'Três horas entre facas, macarrão de cera e tigelas laqueadas, com uma aula de afiação.',
  },
  story: {
    'en-US':
      'A cook in whites is weighing two identical ladles, one in each hand, and will be for some time. That is the pace of Kappabashi, eight hundred metres where the restaurants of Tokyo buy everything except food. Mr Hayashi sold knives here for thirty years and now only sharpens them. He takes you through three shops, lets you mould a prawn in warm wax, and ends at his own stone with a blunt knife, a bowl of water and you.',
    'zh-cn':
      '一位身着白衣的厨师，左右手各掂一只一模一样的长柄勺，看来还要掂上一阵。合羽桥就是这样的节奏：八百米长街，东京的餐馆在这里买齐一切，唯独不买食材。林先生卖刀三十年，如今只磨不卖。他领您走三家店，让您用温蜡捏一只虾，最后回到自己的磨石前：一把钝刀、一盆清水，剩下的交给您。',
    es: 'Un cocinero de blanco sopesa dos cucharones idénticos, uno en cada mano, y va para largo. Ese es el ritmo de Kappabashi, ochocientos metros donde los restaurantes de Tokio compran todo menos la comida. El señor Hayashi vendió cuchillos aquí treinta años y ahora solo los afila. Te lleva por tres tiendas, te deja moldear una gamba en cera tibia y acaba en su piedra con un cuchillo romo, un cuenco de agua y tú.',
    pt: 'Um cozinheiro de branco compara duas conchas idênticas, uma em cada mão, e ainda vai demorar. É o ritmo de Kappabashi, oitocentos metros onde os restaurantes de Tóquio compram tudo, menos a comida. O senhor Hayashi vendeu facas aqui por trinta anos e agora só as afia. Ele passa com você por três lojas, deixa moldar um camarão em cera morna e termina na própria pedra com uma faca cega, uma tigela de água e você.',
  },
  operator: 'Hagane Sampo',
  themes: ['makers', 'food', 'on_foot'],
  days: 1,
  nights: 0,
  hours: 3,
  languages: ['en', 'zh', 'ja'],
  difficulty: 1,
  maxParty: 6,
  minPeople: 2,
  goDays: 1,
  capacity: 8,
  start: '10:00',
  weekdays: [1, 2, 3, 4, 5, 6],
  cutoffMinutes: 720,
  guestsUntilHours: 24,
  names: 'lead',
  goodMonths: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  walkKm: 2,
  ascentMetres: 0,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Tawaramachi station, exit 3',
      'zh-cn': '田原町站3号出口',
      es: 'Estación de Tawaramachi, salida 3',
      pt: 'Estação Tawaramachi, saída 3',
    },
    address: '東京都台東区寿2丁目',
    latitude: 35.7099,
    longitude: 139.7909,
    note: {
      'en-US': 'At street level, beside the giant chef’s head on the roof corner.',
      'zh-cn': '出站到地面，街角楼顶有巨大的厨师头像。',
      es: 'A pie de calle, junto a la cabeza de cocinero gigante del tejado.',
      pt: 'No nível da rua, junto à cabeça gigante de cozinheiro no telhado.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 5800, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 10, ageTo: 15, usd: 3800, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Small kitchen knife with your name',
        'zh-cn': '刻名小厨刀',
        es: 'Cuchillo pequeño con tu nombre',
        pt: 'Faca pequena com o seu nome',
      },
      usd: 6400,
      per: 'person',
      max: 2,
    },
  ],
  cancelSteps: [
    { daysBefore: 2, percent: 50 },
    { daysBefore: 0, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Ladles, wax and a wet stone',
        'zh-cn': '长勺、蜡虾与湿磨石',
        es: 'Cucharones, cera y piedra mojada',
        pt: 'Conchas, cera e pedra molhada',
      },
      text: {
        'en-US':
          'Three shops from 10:00: steel, lacquer and the makers of display food, where you shape one piece. Barley tea at 11:45, then forty minutes at the stone. Ends in Asakusa at 13:00 with a sharp edge.',
        'zh-cn':
          '10:00起走三家店：钢刀、漆器与食品模型铺，亲手做一件。11:45喝麦茶，再在磨石前练四十分钟。13:00在浅草结束，手里多一道锋刃。',
        es: 'Tres tiendas desde las 10:00: acero, laca y los artesanos de comida de muestra, donde modelas una pieza. Té de cebada a las 11:45 y cuarenta minutos con la piedra. Termina en Asakusa a las 13:00, con buen filo.',
        pt: 'Três lojas a partir das 10:00: aço, laca e os artesãos de comida de vitrine, onde você modela uma peça. Chá de cevada às 11:45 e quarenta minutos com a pedra. Termina em Asakusa às 13:00, com bom fio.',
      },
      meals: [],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Kappabashi', 'zh-cn': '合羽桥', es: 'Kappabashi', pt: 'Kappabashi' },
          latitude: 35.7142,
          longitude: 139.7887,
        },
        {
          name: { 'en-US': 'Asakusa', 'zh-cn': '浅草', es: 'Asakusa', pt: 'Asakusa' },
          latitude: 35.7148,
          longitude: 139.7967,
        },
      ],
    },
  ],
  included: ['guide', 'materials', 'snack'],
  excluded: ['other_meals', 'tips'],
  notices: ['rain'],
};
