import type { DemoTour } from '../demo-tour.ts';

export const zermattLakesAndHuts: DemoTour = {
  key: 'zermatt-lakes-and-huts',
  kind: 'group',
  city: 'zermatt',
  cover: 's-alps-84',
  name: {
    'en-US': 'Lakes, larches and two nights up high',
    'zh-cn': '湖、落叶松与山上两夜',
    es: 'Lagos, alerces y dos noches en lo alto',
    pt: 'Lagos, lariços e duas noites no alto',
  },
  summary: {
    'en-US': 'Three days above Zermatt between mountain huts, with the Matterhorn twice: once in stone, once in water.',
    'zh-cn': '在采尔马特上方的山屋之间走三天，两次看见马特洪峰：一次在石上，一次在水中。',
    es: 'Tres días sobre Zermatt de refugio en refugio, con el Cervino dos veces: en piedra y en agua.',
    pt: 'Três dias acima de Zermatt, de refúgio em refúgio, com o Matterhorn duas vezes: em pedra e em água.',
  },
  story: {
    'en-US':
      'Up here the day visitors leave with the 17:00 train, and the mountains stay. That is the argument for sleeping high. You walk four to five hours a day at the pace of your guide Beat, who is sixty and stops for marmots; you eat rösti, wash in cold water, and are outside at half past five when the first light touches the top of the Matterhorn and works its way down. The paths are good. The air at Gornergrat is thin, so nobody hurries.',
    'zh-cn':
      '山上的一日游客随17:00的火车离开，山留下来。这就是住在高处的理由。您每天走四五个小时，步速随导游贝亚特，他六十岁，看见土拨鼠就停。吃土豆饼，用冷水洗脸，五点半站在屋外，看第一道光落在马特洪峰尖，再一寸寸往下走。路很好走；戈尔内格拉特空气稀薄，所以谁也不赶。',
    es: 'Aquí arriba los visitantes de un día se van con el tren de las 17:00 y las montañas se quedan. Por eso conviene dormir en alto. Caminas de cuatro a cinco horas diarias al ritmo de tu guía, Beat, que tiene sesenta años y se para por las marmotas; comes rösti, te lavas con agua fría y a las cinco y media estás fuera cuando la primera luz toca la punta del Cervino y va bajando. Los senderos son buenos. En Gornergrat el aire es fino y nadie corre.',
    pt: 'Aqui em cima os visitantes de um dia vão embora com o trem das 17:00 e as montanhas ficam. Por isso vale dormir no alto. Você caminha de quatro a cinco horas por dia no ritmo do seu guia, Beat, que tem sessenta anos e para por causa das marmotas; come rösti, lava o rosto com água fria e às cinco e meia está lá fora quando a primeira luz toca o topo do Matterhorn e vai descendo. As trilhas são boas. No Gornergrat o ar é rarefeito e ninguém corre.',
  },
  operator: 'Arvenweg',
  themes: ['mountains', 'on_foot', 'nature'],
  days: 3,
  nights: 2,
  hours: null,
  languages: ['en'],
  difficulty: 3,
  maxParty: 6,
  minPeople: 4,
  goDays: 10,
  capacity: 8,
  start: '09:30',
  weekdays: [1, 5, 7],
  cutoffMinutes: 4320,
  guestsUntilHours: 120,
  names: 'all',
  goodMonths: [7, 8, 9],
  walkKm: 29,
  ascentMetres: 1100,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Zermatt station, village side',
      'zh-cn': '采尔马特火车站镇中心侧',
      es: 'Estación de Zermatt, lado del pueblo',
      pt: 'Estação de Zermatt, lado da vila',
    },
    address: 'Bahnhofplatz, 3920 Zermatt',
    latitude: 46.0235,
    longitude: 7.7494,
    note: {
      'en-US': 'By the fountain. Leave what you do not need in the station lockers.',
      'zh-cn': '喷泉旁。用不上的东西可存站内储物柜。',
      es: 'Junto a la fuente. Lo que no necesites se queda en las consignas.',
      pt: 'Junto à fonte. O que você não precisar fica nos armários da estação.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 120, usd: 69800, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 12, ageTo: 17, usd: 54800, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 14000,
  extras: [
    {
      name: { 'en-US': 'Walking poles', 'zh-cn': '登山杖', es: 'Bastones', pt: 'Bastões' },
      usd: 1200,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 30, percent: 25 },
    { daysBefore: 14, percent: 60 },
    { daysBefore: 5, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Five lakes to the first hut',
        'zh-cn': '五湖之后的第一座山屋',
        es: 'Cinco lagos hasta el primer refugio',
        pt: 'Cinco lagos até o primeiro refúgio',
      },
      text: {
        'en-US':
          'Funicular to Sunnegga, then an easy four hours by Leisee, Grindjisee and Stellisee, the one with the mirror. Cake at Fluhalp, where you sleep at 2,620 metres. Supper at half past six, stars from nine.',
        'zh-cn':
          '乘缆索车上苏内加，轻松走四小时，经莱湖、格林吉湖与如镜的施特利湖。在弗鲁阿尔普吃蛋糕，夜宿海拔2,620米。六点半晚餐，九点看星。',
        es: 'Funicular a Sunnegga y cuatro horas fáciles por el Leisee, el Grindjisee y el Stellisee, el del espejo. Tarta en Fluhalp, donde se duerme a 2.620 metros. Cena a las seis y media, estrellas desde las nueve.',
        pt: 'Funicular até Sunnegga e quatro horas fáceis pelo Leisee, o Grindjisee e o Stellisee, o do espelho. Bolo em Fluhalp, onde se dorme a 2.620 metros. Jantar às seis e meia, estrelas a partir das nove.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Mountain hut at Fluhalp',
        'zh-cn': '弗鲁阿尔普山屋',
        es: 'Refugio de Fluhalp',
        pt: 'Refúgio de Fluhalp',
      },
      stops: [
        {
          name: { 'en-US': 'Sunnegga', 'zh-cn': '苏内加', es: 'Sunnegga', pt: 'Sunnegga' },
          latitude: 46.0156,
          longitude: 7.7695,
        },
        {
          name: { 'en-US': 'Stellisee', 'zh-cn': '施特利湖', es: 'Stellisee', pt: 'Stellisee' },
          latitude: 46.011,
          longitude: 7.8009,
        },
        {
          name: { 'en-US': 'Fluhalp', 'zh-cn': '弗鲁阿尔普', es: 'Fluhalp', pt: 'Fluhalp' },
          latitude: 46.0117,
          longitude: 7.8138,
        },
      ],
    },
    {
      title: {
        'en-US': 'Across the valley to Riffelberg',
        'zh-cn': '横过山谷到里弗尔贝格',
        es: 'Por el valle hasta Riffelberg',
        pt: 'Pelo vale até Riffelberg',
      },
      text: {
        'en-US':
          'Down through larch and arolla pine to the Findelbach, over the footbridge and up to Riffelalp for soup. The last hour climbs gently to Riffelberg, an inn since 1855, facing the Matterhorn from every west window.',
        'zh-cn':
          '穿过落叶松与瑞士石松下到芬德尔溪，过步桥，上里弗尔阿尔普喝汤。最后一小时缓缓上到里弗尔贝格，旅店自1855年营业，西侧每扇窗都正对马特洪峰。',
        es: 'Bajada entre alerces y pinos cembros al Findelbach, puente peatonal y subida a Riffelalp para la sopa. La última hora sube suave hasta Riffelberg, posada desde 1855, con el Cervino en todas las ventanas del oeste.',
        pt: 'Descida entre lariços e pinheiros até o Findelbach, ponte de pedestres e subida a Riffelalp para a sopa. A última hora sobe suave até Riffelberg, pousada desde 1855, com o Matterhorn em todas as janelas do oeste.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Inn at Riffelberg',
        'zh-cn': '里弗尔贝格旅店',
        es: 'Posada de Riffelberg',
        pt: 'Pousada em Riffelberg',
      },
      stops: [
        {
          name: { 'en-US': 'Riffelalp', 'zh-cn': '里弗尔阿尔普', es: 'Riffelalp', pt: 'Riffelalp' },
          latitude: 46.0035,
          longitude: 7.752,
        },
        {
          name: { 'en-US': 'Riffelberg', 'zh-cn': '里弗尔贝格', es: 'Riffelberg', pt: 'Riffelberg' },
          latitude: 45.9935,
          longitude: 7.7535,
        },
      ],
    },
    {
      title: {
        'en-US': 'First light, then down',
        'zh-cn': '先看晨光，再下山',
        es: 'La primera luz, y a bajar',
        pt: 'A primeira luz, e depois descer',
      },
      text: {
        'en-US':
          'Out at half past five to the Riffelsee, breakfast afterwards. Rack railway to Gornergrat for the glacier and back to Riffelberg, then two hours downhill through the forest. In Zermatt by 14:30.',
        'zh-cn':
          '五点半出门去里弗尔湖，回来再吃早餐。乘齿轨火车上戈尔内格拉特看冰川，回到里弗尔贝格，再穿林下山两小时。14:30前到采尔马特。',
        es: 'Salida a las cinco y media al Riffelsee y desayuno después. Cremallera a Gornergrat para ver el glaciar, vuelta a Riffelberg y dos horas de bajada por el bosque. En Zermatt a las 14:30.',
        pt: 'Saída às cinco e meia ao Riffelsee e café da manhã depois. Cremalheira até Gornergrat para ver a geleira, volta a Riffelberg e duas horas de descida pela floresta. Em Zermatt às 14:30.',
      },
      meals: ['breakfast'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Riffelsee', 'zh-cn': '里弗尔湖', es: 'Riffelsee', pt: 'Riffelsee' },
          latitude: 45.9834,
          longitude: 7.7635,
        },
        {
          name: { 'en-US': 'Gornergrat', 'zh-cn': '戈尔内格拉特', es: 'Gornergrat', pt: 'Gornergrat' },
          latitude: 45.9836,
          longitude: 7.7845,
        },
      ],
    },
  ],
  included: ['guide', 'shared_room', 'train', 'all_meals', 'water'],
  excluded: ['flights_to', 'insurance', 'drinks'],
  notices: ['shoes', 'altitude', 'rain'],
};
