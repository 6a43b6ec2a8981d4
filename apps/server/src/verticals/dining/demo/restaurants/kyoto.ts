import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const kyoto: readonly DemoRestaurant[] = [
  {
    key: 'sumi-to-shio-kyoto',
    city: 'kyoto',
    name: {
      'en-US': 'Sumi to Shio Nakagyo',
      'zh-cn': '炭与盐·中京',
      es: 'Sumi to Shio Nakagyo',
      pt: 'Sumi to Shio Nakagyo',
    },
    cuisines: ['japanese', 'grill'],
    priceLevel: 3,
    story: {
      'en-US':
        "Onda's apprentice Michi asked for a house with water, and found a narrow machiya whose well still fills. Here the charcoal is for vegetables first: turnip, lily bulb, aubergine that collapses at a touch. Chicken comes as a guest. One table looks onto a moss garden the size of two umbrellas, and is given to whoever asks.",
      'zh-cn':
        '恩田的徒弟美智想要一间有水的房子，找到这栋窄窄的町家，井里还出水。炭火先给蔬菜：芜菁、百合根、一碰就软的茄子，鸡肉反倒是客。有一张桌对着两把伞大小的苔庭，谁先开口就给谁。',
      es: 'Michi, aprendiz de Onda, pidió una casa con agua y encontró una machiya estrecha cuyo pozo aún se llena. Aquí el carbón es ante todo para las verduras: nabo, bulbo de lirio, berenjena que se deshace al tocarla. El pollo viene de invitado. Una mesa mira a un jardín de musgo del tamaño de dos paraguas y es de quien la pida.',
      pt: 'Michi, aprendiz de Onda, pediu uma casa com água e achou uma machiya estreita cujo poço ainda enche. Aqui o carvão é primeiro para os vegetais: nabo, bulbo de lírio, berinjela que se desfaz ao toque. O frango vem como convidado. Uma mesa dá para um jardim de musgo do tamanho de dois guarda-chuvas e é de quem pedir.',
    },
    address: '214 Takoyakushi-dori, Nakagyo-ku, Kyoto 604-8062',
    area: { 'en-US': 'Nakagyo', 'zh-cn': '中京', es: 'Nakagyo', pt: 'Nakagyo' },
    at: [35.0087, 135.7602],
    phone: '+81755550136',
    facilities: ['outdoor', 'chef_counter', 'open_kitchen', 'vegetarian_dishes', 'gluten_free'],
    hours: [
      { days: [1, 2, 4, 5, 6, 7], opens: '12:00', closes: '14:30', lastSeating: '12:45' },
      { days: [1, 2, 4, 5, 6, 7], opens: '17:30', closes: '22:30', lastSeating: '20:45' },
    ],
    noticeMinutes: 120,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 105 },
      { upTo: 4, minutes: 120 },
    ],
    bufferMinutes: 15,
    maxParty: 4,
    depositUsd: 2000,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 24, percent: 50 },
      { hoursBefore: 6, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'counter',
        name: {
          'en-US': 'Counter by the well',
          'zh-cn': '井边吧台',
          es: 'Barra junto al pozo',
          pt: 'Balcão ao lado do poço',
        },
        seats: [1, 2],
        tables: 5,
      },
      {
        key: 'hall',
        name: { 'en-US': 'Tatami edge', 'zh-cn': '榻榻米边座', es: 'Borde del tatami', pt: 'Beira do tatame' },
        seats: [2, 4],
        tables: 4,
      },
      {
        key: 'garden',
        name: { 'en-US': 'Moss garden', 'zh-cn': '苔庭', es: 'Jardín de musgo', pt: 'Jardim de musgo' },
        seats: [2, 2],
        tables: 1,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Lunch menu', 'zh-cn': '午市套餐', es: 'Menú de mediodía', pt: 'Menu de almoço' },
        courses: [
          {
            'en-US': 'Three small vegetables',
            'zh-cn': '三样小菜',
            es: 'Tres verduritas',
            pt: 'Três legumes pequenos',
          },
          {
            'en-US': 'Charcoal set with rice',
            'zh-cn': '炭烤定食',
            es: 'Bandeja a la brasa con arroz',
            pt: 'Bandeja na brasa com arroz',
          },
          {
            'en-US': 'Roasted tea jelly',
            'zh-cn': '焙茶冻',
            es: 'Gelatina de té tostado',
            pt: 'Gelatina de chá torrado',
          },
        ],
        usd: 3200,
        minPeople: 1,
        prepaid: false,
      },
      {
        name: {
          'en-US': 'Vegetables over charcoal',
          'zh-cn': '炭火蔬菜',
          es: 'Verduras al carbón',
          pt: 'Vegetais no carvão',
        },
        courses: [
          { 'en-US': 'Sesame tofu', 'zh-cn': '胡麻豆腐', es: 'Tofu de sésamo', pt: 'Tofu de gergelim' },
          { 'en-US': 'Turnip in ash', 'zh-cn': '灰烤芜菁', es: 'Nabo a la ceniza', pt: 'Nabo na cinza' },
          { 'en-US': 'Kamo aubergine', 'zh-cn': '贺茂茄子', es: 'Berenjena de Kamo', pt: 'Berinjela de Kamo' },
          {
            'en-US': 'Lily bulb, ginkgo rice',
            'zh-cn': '百合根银杏饭',
            es: 'Arroz con bulbo de lirio y ginkgo',
            pt: 'Arroz com bulbo de lírio e ginkgo',
          },
          {
            'en-US': 'Roasted tea jelly',
            'zh-cn': '焙茶冻',
            es: 'Gelatina de té tostado',
            pt: 'Gelatina de chá torrado',
          },
        ],
        usd: 6200,
        minPeople: 1,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Kamo aubergine, red miso',
        'zh-cn': '红味噌贺茂茄子',
        es: 'Berenjena de Kamo con miso rojo',
        pt: 'Berinjela de Kamo com missô vermelho',
      },
      {
        'en-US': 'Turnip in ash, yuzu salt',
        'zh-cn': '灰烤芜菁配柚子盐',
        es: 'Nabo a la ceniza con sal de yuzu',
        pt: 'Nabo na cinza com sal de yuzu',
      },
      {
        'en-US': 'Chicken thigh, sansho leaf',
        'zh-cn': '山椒叶烤鸡腿',
        es: 'Muslo de pollo con hoja de sansho',
        pt: 'Coxa de frango com folha de sansho',
      },
    ],
  },
  {
    key: 'mizuho-an',
    city: 'kyoto',
    name: { 'en-US': 'Mizuho-an', 'zh-cn': '瑞穗庵', es: 'Mizuho-an', pt: 'Mizuho-an' },
    cuisines: ['japanese'],
    priceLevel: 4,
    story: {
      'en-US':
        'The meal follows the calendar of the rice field: flooding, planting, ear, harvest, rest. Okami Sayo writes the season on a strip of paper and leaves it by your chopsticks, unsigned. Bowls are older than the building in some cases, and you may hold them. At the end rice is served three times, each a little more toasted.',
      'zh-cn':
        '一席菜跟着稻田的时令走：灌水、插秧、抽穗、收割、歇田。老板娘纱代把节令写在一张纸条上，不署名，放在您的筷边。有些碗比房子还老，您尽可以捧在手里。末了上三回米饭，一回比一回焦香。',
      es: 'La comida sigue el calendario del arrozal: inundar, plantar, espigar, segar, descansar. La okami Sayo escribe la estación en una tira de papel y la deja, sin firma, junto a tus palillos. Algunos cuencos son más viejos que la casa, y puedes tomarlos en la mano. Al final el arroz se sirve tres veces, cada una más tostado.',
      pt: 'A refeição segue o calendário do arrozal: alagar, plantar, espigar, colher, descansar. A okami Sayo escreve a estação numa tira de papel e a deixa, sem assinar, ao lado dos seus hashis. Algumas tigelas são mais velhas que a casa, e você pode segurá-las. No fim o arroz é servido três vezes, cada vez um pouco mais tostado.',
    },
    address: '570-211 Gionmachi Minamigawa, Higashiyama-ku, Kyoto 605-0074',
    area: { 'en-US': 'Gion', 'zh-cn': '祇园', es: 'Gion', pt: 'Gion' },
    at: [35.0023, 135.7762],
    phone: '+81755550191',
    facilities: ['private_room', 'chef_counter', 'vegetarian_dishes', 'gluten_free'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '12:00', closes: '15:00', lastSeating: '12:30' },
      { days: [2, 3, 4, 5, 6, 7], opens: '18:00', closes: '22:00', lastSeating: '19:00' },
    ],
    noticeMinutes: 4320,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
    ],
    bufferMinutes: 30,
    maxParty: 4,
    depositUsd: 8000,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 168, percent: 50 },
      { hoursBefore: 72, percent: 100 },
    ],
    confirm: 'staff',
    areas: [
      {
        key: 'room',
        name: {
          'en-US': 'Room of eight mats',
          'zh-cn': '八叠间',
          es: 'Sala de ocho tatamis',
          pt: 'Sala de oito tatames',
        },
        seats: [2, 4],
        tables: 4,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Cypress counter', 'zh-cn': '桧木吧台', es: 'Barra de ciprés', pt: 'Balcão de cipreste' },
        seats: [1, 2],
        tables: 3,
      },
    ],
    menus: [
      {
        name: {
          'en-US': 'The rice calendar',
          'zh-cn': '稻历怀石',
          es: 'El calendario del arroz',
          pt: 'O calendário do arroz',
        },
        courses: [
          {
            'en-US': 'Tray of the season',
            'zh-cn': '时令八寸',
            es: 'Bandeja de la estación',
            pt: 'Bandeja da estação',
          },
          { 'en-US': 'Clear soup', 'zh-cn': '清汤', es: 'Consomé', pt: 'Consomê' },
          {
            'en-US': 'Sliced fish, field herbs',
            'zh-cn': '鱼生配野草',
            es: 'Pescado en láminas y hierbas de campo',
            pt: 'Peixe fatiado e ervas do campo',
          },
          { 'en-US': 'Grilled course', 'zh-cn': '烧物', es: 'Plato a la brasa', pt: 'Prato na brasa' },
          { 'en-US': 'Simmered vegetables', 'zh-cn': '炊合', es: 'Verduras guisadas', pt: 'Legumes cozidos' },
          {
            'en-US': 'Rice in three stages',
            'zh-cn': '三段饭',
            es: 'Arroz en tres tiempos',
            pt: 'Arroz em três tempos',
          },
        ],
        usd: 21000,
        minPeople: 2,
        prepaid: true,
      },
      {
        name: {
          'en-US': 'Noon in the field',
          'zh-cn': '田间午席',
          es: 'Mediodía en el arrozal',
          pt: 'Meio-dia no arrozal',
        },
        courses: [
          {
            'en-US': 'Tray of the season',
            'zh-cn': '时令八寸',
            es: 'Bandeja de la estación',
            pt: 'Bandeja da estação',
          },
          { 'en-US': 'Clear soup', 'zh-cn': '清汤', es: 'Consomé', pt: 'Consomê' },
          {
            'en-US': 'Grilled fish, rice',
            'zh-cn': '烤鱼与米饭',
            es: 'Pescado a la brasa y arroz',
            pt: 'Peixe na brasa e arroz',
          },
          { 'en-US': 'Bracken jelly', 'zh-cn': '蕨饼', es: 'Gelatina de helecho', pt: 'Gelatina de samambaia' },
        ],
        usd: 9000,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Clear soup, conger, matsutake',
        'zh-cn': '松茸海鳗清汤',
        es: 'Consomé de congrio y matsutake',
        pt: 'Consomê de congro e matsutake',
      },
      {
        'en-US': 'Simmered bamboo, young pepper leaf',
        'zh-cn': '木芽煮笋',
        es: 'Bambú guisado con hoja de pimienta joven',
        pt: 'Bambu cozido com folha nova de pimenta',
      },
      { 'en-US': 'Rice in three stages', 'zh-cn': '三段饭', es: 'Arroz en tres tiempos', pt: 'Arroz em três tempos' },
    ],
  },
];
