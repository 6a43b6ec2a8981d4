import type { DemoTour } from '../demo-tour.ts';

export const amsterdamCanalHouse: DemoTour = {
  key: 'amsterdam-canal-house',
  kind: 'private',
  city: 'amsterdam',
  cover: 's-isle-69',
  name: {
    'en-US': 'How a canal house stands, with a carpenter',
    'zh-cn': '与木匠同看运河屋如何站立',
    es: 'Cómo se sostiene una casa de canal, con un carpintero',
    pt: 'Como uma casa de canal fica de pé, com um carpinteiro',
  },
  summary: {
    'en-US':
      'A private walk through the Jordaan with a restorer who explains leaning fronts, hoist beams and wooden piles.',
    'zh-cn': '由修复匠人陪同，私人漫步约旦区，讲解前倾的立面、吊梁与木桩。',
    es: 'Paseo privado por el Jordaan con un restaurador que explica fachadas inclinadas, vigas de polea y pilotes.',
    pt: 'Passeio privado pelo Jordaan com um restaurador que explica fachadas inclinadas, vigas de içar e estacas.',
  },
  story: {
    'en-US':
      'Bas carries a spirit level and lays it against doorways, because nothing here is straight and each slant has a reason. Fronts lean out so that a wardrobe on a rope does not break a window. Floors sag where a beam was spliced. Under it all are pine trunks that last as long as they stay wet. He restores these houses for a living, so two of the doors on the way open, and in one attic you pull the hoist rope yourself.',
    'zh-cn':
      '巴斯随身带着水平尺，往门框上一搁：这里没有一处是直的，每一分倾斜都有缘由。立面向外探，吊衣柜时才不会撞碎窗户；地板塌腰，是因为梁接过一截。最底下是松木桩，只要泡在水里就不会朽。他以修复这些房子为生，所以沿途有两扇门会为您打开，在一处阁楼里，吊绳由您亲手来拉。',
    es: 'Bas lleva un nivel y lo apoya en los marcos, porque aquí nada está recto y cada inclinación tiene su porqué. Las fachadas se asoman para que un armario colgado de la cuerda no rompa un cristal. Los suelos ceden donde se empalmó una viga. Debajo de todo hay troncos de pino que duran mientras sigan mojados. Vive de restaurar estas casas, así que dos puertas se abren en el camino, y en un desván tiras tú de la cuerda.',
    pt: 'Bas leva um nível e o encosta nos batentes, porque aqui nada é reto e cada inclinação tem um motivo. As fachadas se debruçam para que um armário na corda não quebre uma janela. Os pisos cedem onde uma viga foi emendada. Embaixo de tudo há troncos de pinheiro que duram enquanto ficam molhados. Ele vive de restaurar essas casas, então duas portas se abrem no caminho, e em um sótão quem puxa a corda é você.',
  },
  operator: 'Paal en Balk',
  themes: ['makers', 'history', 'on_foot'],
  days: 1,
  nights: 0,
  hours: 3,
  languages: ['en', 'zh'],
  difficulty: 1,
  maxParty: 6,
  minPeople: 0,
  goDays: 0,
  capacity: 6,
  start: '13:30',
  weekdays: [2, 3, 4, 5, 6],
  cutoffMinutes: 1440,
  guestsUntilHours: 24,
  names: 'lead',
  goodMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  walkKm: 2.5,
  ascentMetres: 20,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Westerkerk, tower door',
      'zh-cn': '西教堂塔楼门前',
      es: 'Westerkerk, puerta de la torre',
      pt: 'Westerkerk, porta da torre',
    },
    address: 'Prinsengracht 279, 1016 GW Amsterdam',
    latitude: 52.3745,
    longitude: 4.8839,
    note: {
      'en-US': 'Tram 13 or 17 to Westermarkt. Bas wears a carpenter’s waistcoat.',
      'zh-cn': '乘13或17路电车到西市场站，巴斯穿木匠背心。',
      es: 'Tranvía 13 o 17 hasta Westermarkt. Bas lleva chaleco de carpintero.',
      pt: 'Bonde 13 ou 17 até Westermarkt. Bas usa colete de carpinteiro.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 9600, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 8, ageTo: 15, usd: 4800, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Coffee on a moored barge',
        'zh-cn': '泊船上的咖啡',
        es: 'Café en una barcaza amarrada',
        pt: 'Café em uma barcaça atracada',
      },
      usd: 900,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 3, percent: 30 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Gables, beams and one hoist rope',
        'zh-cn': '山墙、木梁与一根吊绳',
        es: 'Gabletes, vigas y una cuerda',
        pt: 'Frontões, vigas e uma corda',
      },
      text: {
        'en-US':
          'From the Westerkerk along Herengracht, into an almshouse court in the Jordaan and up four steep flights to an attic on Egelantiersgracht. Ends at half past four in a joiner’s shop with shavings on the floor.',
        'zh-cn':
          '从西教堂沿绅士运河走，进约旦区的济贫院小院，再登四段陡梯到野玫瑰运河边的阁楼。四点半在铺满刨花的木作坊结束。',
        es: 'De la Westerkerk por Herengracht, a un patio de beneficencia del Jordaan y cuatro tramos empinados hasta un desván en Egelantiersgracht. Termina a las cuatro y media en una carpintería con virutas en el suelo.',
        pt: 'Da Westerkerk pela Herengracht, a um pátio de caridade no Jordaan e quatro lances íngremes até um sótão na Egelantiersgracht. Termina às quatro e meia em uma marcenaria com serragem no chão.',
      },
      meals: [],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Herengracht', 'zh-cn': '绅士运河', es: 'Herengracht', pt: 'Herengracht' },
          latitude: 52.3747,
          longitude: 4.8877,
        },
        {
          name: {
            'en-US': 'Claes Claeszhofje',
            'zh-cn': '克拉斯小院',
            es: 'Claes Claeszhofje',
            pt: 'Claes Claeszhofje',
          },
          latitude: 52.3766,
          longitude: 4.883,
        },
        {
          name: {
            'en-US': 'Egelantiersgracht',
            'zh-cn': '野玫瑰运河',
            es: 'Egelantiersgracht',
            pt: 'Egelantiersgracht',
          },
          latitude: 52.3757,
          longitude: 4.8822,
        },
      ],
    },
  ],
  included: ['guide', 'entry'],
  excluded: ['tips', 'other_meals'],
  notices: ['shoes', 'rain'],
};
