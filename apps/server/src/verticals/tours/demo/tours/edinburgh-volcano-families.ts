import type { DemoTour } from '../demo-tour.ts';

export const edinburghVolcanoFamilies: DemoTour = {
  key: 'edinburgh-volcano-families',
  kind: 'day',
  city: 'edinburgh',
  cover: 's-alps-67',
  name: {
    'en-US': 'A volcano before lunch, for families',
    'zh-cn': '午饭前的火山，亲子之行',
    es: 'Un volcán antes de comer, en familia',
    pt: 'Um vulcão antes do almoço, em família',
  },
  summary: {
    'en-US': 'Half a day in Holyrood Park for children from five, with a rock hammer, a map to colour and cocoa.',
    'zh-cn': '五岁起的孩子在荷里路德公园的半天：地质锤、待上色的地图与一杯热可可。',
    es: 'Media jornada en Holyrood Park para niños desde cinco años, con martillo de geólogo, un mapa para colorear y cacao.',
    pt: 'Meio dia no Holyrood Park para crianças a partir de cinco anos, com martelo de geólogo, um mapa para colorir e chocolate quente.',
  },
  story: {
    'en-US':
      'How do you know a hill was once on fire? Children find out here by knocking. Isla, who taught primary school for eleven years, hands each of them a hammer, a lens and a map with white patches, and they fill it in as they climb: sandstone that was a beach, dark rock that was lava, a scratch left by ice. Grown-ups carry the snacks. The summit is optional; the chapel ruin above the swans is not, because that is where the cocoa comes out.',
    'zh-cn':
      '怎么知道一座山曾经着过火？孩子们在这里靠敲来找答案。艾拉教过十一年小学，她给每个孩子一把锤子、一只放大镜和一张留白的地图，一路往上爬，一路填色：这片砂岩从前是海滩，这块黑石从前是岩浆，这道划痕是冰留下的。大人负责背点心。山顶可去可不去，天鹅湖上方的礼拜堂遗址一定要去，热可可就在那儿倒出来。',
    es: '¿Cómo se sabe que una colina ardió? Aquí los niños lo averiguan a golpecitos. Isla, maestra durante once años, les da un martillo, una lupa y un mapa con huecos en blanco que van llenando al subir: arenisca que fue playa, roca oscura que fue lava, una raya que dejó el hielo. Los mayores llevan la merienda. La cima es opcional; la capilla en ruinas sobre los cisnes no, porque ahí se sirve el cacao.',
    pt: 'Como se sabe que um morro já pegou fogo? Aqui as crianças descobrem batendo. Isla, professora por onze anos, entrega a cada uma um martelo, uma lupa e um mapa com espaços em branco, que vai se enchendo na subida: arenito que foi praia, pedra escura que foi lava, um risco deixado pelo gelo. Os adultos levam o lanche. O topo é opcional; a capela em ruínas acima dos cisnes não, porque é lá que se serve o chocolate quente.',
  },
  operator: 'Small Boots',
  themes: ['families', 'nature', 'on_foot'],
  days: 1,
  nights: 0,
  hours: 3.5,
  languages: ['en', 'es'],
  difficulty: 2,
  maxParty: 8,
  minPeople: 4,
  goDays: 2,
  capacity: 16,
  start: '09:45',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 720,
  guestsUntilHours: 12,
  names: 'lead',
  goodMonths: [4, 5, 6, 7, 8, 9, 10],
  walkKm: 4,
  ascentMetres: 150,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Holyrood Road, by the white dome',
      'zh-cn': '荷里路德路白色穹顶旁',
      es: 'Holyrood Road, junto a la cúpula blanca',
      pt: 'Holyrood Road, junto à cúpula branca',
    },
    address: 'Holyrood Road, Edinburgh EH8 8AS',
    latitude: 55.9505,
    longitude: -3.1744,
    note: {
      'en-US': 'Toilets are inside. Prams can be left here; the path above is too rough for wheels.',
      'zh-cn': '楼内有洗手间。婴儿车可寄放于此，上方小径不宜推车。',
      es: 'Hay aseos dentro. Los cochecitos pueden quedarse aquí; el sendero es demasiado áspero para ruedas.',
      pt: 'Há banheiros dentro. Os carrinhos podem ficar aqui; a trilha é irregular demais para rodas.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'Waverley station, taxi rank',
        'zh-cn': '韦弗利火车站出租车候车处',
        es: 'Estación de Waverley, parada de taxis',
        pt: 'Estação Waverley, ponto de táxis',
      },
      latitude: 55.952,
      longitude: -3.1898,
      minutesBefore: 30,
      usd: 900,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 3400, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 5, ageTo: 15, usd: 2600, takesSeat: true, needsAdult: true },
    { key: 'infant', ageFrom: 0, ageTo: 4, usd: 0, takesSeat: false, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Child carrier for the back',
        'zh-cn': '儿童背架',
        es: 'Mochila portabebés',
        pt: 'Mochila para levar bebê',
      },
      usd: 800,
      per: 'booking',
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
        'en-US': 'Hammer, lens and cocoa',
        'zh-cn': '锤子、放大镜与热可可',
        es: 'Martillo, lupa y cacao',
        pt: 'Martelo, lupa e chocolate quente',
      },
      text: {
        'en-US':
          'Up the gentle side by Hunter’s Bog, a stop at the rocks where James Hutton read the age of the earth, cocoa at St Anthony’s Chapel, then ducks at the loch. Those who wish climb the last 80 metres.',
        'zh-cn':
          '沿平缓的亨特沼一侧上山，在詹姆斯·赫顿读出地球年岁的岩壁前停留，到圣安东尼礼拜堂喝热可可，再去湖边看鸭子。愿意的人可登最后80米。',
        es: 'Subida suave por Hunter’s Bog, parada en las rocas donde James Hutton leyó la edad de la Tierra, cacao en la capilla de San Antonio y patos en el lago. Quien quiera sube los últimos 80 metros.',
        pt: 'Subida suave por Hunter’s Bog, parada nas rochas onde James Hutton leu a idade da Terra, chocolate quente na capela de Santo Antônio e patos no lago. Quem quiser sobe os últimos 80 metros.',
      },
      meals: [],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Hutton’s Section', 'zh-cn': '赫顿岩壁', es: 'Hutton’s Section', pt: 'Hutton’s Section' },
          latitude: 55.9436,
          longitude: -3.1685,
        },
        {
          name: {
            'en-US': 'St Anthony’s Chapel',
            'zh-cn': '圣安东尼礼拜堂',
            es: 'St Anthony’s Chapel',
            pt: 'St Anthony’s Chapel',
          },
          latitude: 55.9508,
          longitude: -3.1617,
        },
        {
          name: {
            'en-US': 'St Margaret’s Loch',
            'zh-cn': '圣玛格丽特湖',
            es: 'St Margaret’s Loch',
            pt: 'St Margaret’s Loch',
          },
          latitude: 55.9522,
          longitude: -3.16,
        },
      ],
    },
  ],
  included: ['guide', 'gear', 'snack'],
  excluded: ['other_meals', 'tips'],
  notices: ['shoes', 'rain'],
};
