import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const kathmandu: readonly DemoRestaurant[] = [
  {
    key: 'ama-ko-bhansa',
    city: 'kathmandu',
    name: { 'en-US': 'Ama ko Bhansa', 'zh-cn': '阿妈灶屋', es: 'Ama ko Bhansa', pt: 'Ama ko Bhansa' },
    cuisines: ['himalayan'],
    priceLevel: 1,
    story: {
      'en-US':
        "Leave your shoes under the bench and sit low; lentils are ladled until you cover the plate with your hand. Ama Shanti cooks on clay for whoever comes, and who comes is mostly metalworkers from the lane, with burnished thumbs. The mustard greens are from her sister's field, the pickle changes with the moon.",
      'zh-cn':
        '鞋脱在长凳下，坐低些；扁豆汤一勺勺添，直到您用手盖住盘子。香蒂阿妈用泥灶给来客做饭，来的多是巷里的铜匠，拇指磨得发亮。芥菜出自妹妹的地，腌菜跟着月亮换。',
      es: 'Deja los zapatos bajo el banco y siéntate bajo; las lentejas se sirven hasta que tapas el plato con la mano. Ama Shanti guisa en fogón de barro para quien venga, y vienen sobre todo los metalistas del callejón, de pulgares bruñidos. Las hojas de mostaza son del campo de su hermana y el encurtido cambia con la luna.',
      pt: 'Deixe os sapatos embaixo do banco e sente-se no baixo; as lentilhas são servidas até você cobrir o prato com a mão. Ama Shanti cozinha no barro para quem vier, e quem vem são os metalúrgicos da viela, de polegares polidos. A mostarda é da roça da irmã, e o picles muda com a lua.',
    },
    address: 'Mangal Bazaar 18, Lalitpur 44700, Kathmandu Valley',
    area: { 'en-US': 'Patan', 'zh-cn': '帕坦', es: 'Patan', pt: 'Patan' },
    at: [27.6731, 85.3249],
    phone: '+97715550113',
    facilities: ['vegetarian_dishes', 'gluten_free', 'high_chairs'],
    hours: [{ days: [1, 2, 3, 4, 5, 7], opens: '10:00', closes: '20:30', lastSeating: '19:30' }],
    noticeMinutes: 30,
    daysAhead: 30,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 60 },
      { upTo: 4, minutes: 75 },
      { upTo: 6, minutes: 90 },
    ],
    bufferMinutes: 10,
    maxParty: 6,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: {
          'en-US': 'Earth floor room',
          'zh-cn': '泥地屋',
          es: 'Sala de suelo de tierra',
          pt: 'Sala de chão de terra',
        },
        seats: [2, 6],
        tables: 6,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Rice, lentils, mustard greens',
        'zh-cn': '扁豆汤饭配芥菜',
        es: 'Arroz, lentejas y hojas de mostaza',
        pt: 'Arroz, lentilha e folhas de mostarda',
      },
      {
        'en-US': 'Buckwheat bread, honey, curd',
        'zh-cn': '荞麦饼配蜂蜜与凝乳',
        es: 'Pan de alforfón con miel y cuajada',
        pt: 'Pão de trigo-sarraceno com mel e coalhada',
      },
      {
        'en-US': 'Potato and sesame salad',
        'zh-cn': '芝麻土豆沙拉',
        es: 'Ensalada de patata y sésamo',
        pt: 'Salada de batata e gergelim',
      },
    ],
  },
  {
    key: 'kora-terrace',
    city: 'kathmandu',
    name: { 'en-US': 'Kora Terrace', 'zh-cn': '转塔露台', es: 'Kora Terrace', pt: 'Kora Terrace' },
    cuisines: ['himalayan', 'vegetarian'],
    priceLevel: 2,
    story: {
      'en-US':
        'From the roof you watch the evening walk go round, clockwise, prayer beads and shopping bags together. Pema and her husband met on it. Their kitchen is meatless and high country: barley dumplings, nettle soup, butter tea for the curious and ginger for everyone else. When the lamps are lit the music goes off and nobody misses it.',
      'zh-cn':
        '坐在屋顶，您能看见傍晚转塔的人流，顺时针走，念珠和菜篮一道。佩玛和丈夫就是转塔时认识的。厨房不用肉，做的是高原口味：青稞饺子、荨麻汤，好奇的喝酥油茶，其余的喝姜茶。点灯时音乐就停，没有人觉得少了什么。',
      es: 'Desde la azotea se ve la vuelta de la tarde, en el sentido del reloj, rosarios y bolsas de la compra a la par. Pema y su marido se conocieron en ella. Su cocina no lleva carne y es de tierras altas: empanadillas de cebada, sopa de ortigas, té de mantequilla para curiosos y de jengibre para los demás. Al encender las lámparas se apaga la música y nadie la echa de menos.',
      pt: 'Do terraço se vê a volta da tarde, em sentido horário, terços e sacolas de compras lado a lado. Pema e o marido se conheceram nela. A cozinha não leva carne e é das terras altas: bolinhos de cevada, sopa de urtiga, chá de manteiga para os curiosos e de gengibre para os demais. Quando as lamparinas se acendem, a música para e ninguém sente falta.',
    },
    address: 'Boudha Stupa Marg 7, Kathmandu 44600',
    area: { 'en-US': 'Boudha', 'zh-cn': '博达', es: 'Boudha', pt: 'Boudha' },
    at: [27.7217, 85.3616],
    phone: '+97715550188',
    facilities: ['outdoor', 'vegetarian_dishes', 'gluten_free', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '07:30', closes: '21:30', lastSeating: '20:00' }],
    noticeMinutes: 60,
    daysAhead: 60,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 105 },
      { upTo: 6, minutes: 120 },
    ],
    bufferMinutes: 15,
    maxParty: 6,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'terrace',
        name: {
          'en-US': 'Roof facing the stupa',
          'zh-cn': '面塔屋顶',
          es: 'Azotea frente a la estupa',
          pt: 'Terraço diante da estupa',
        },
        seats: [2, 4],
        tables: 9,
      },
      {
        key: 'hall',
        name: { 'en-US': 'Rug room', 'zh-cn': '地毯屋', es: 'Sala de alfombras', pt: 'Sala dos tapetes' },
        seats: [2, 6],
        tables: 5,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Lamp hour', 'zh-cn': '点灯时分', es: 'Hora de las lámparas', pt: 'Hora das lamparinas' },
        courses: [
          { 'en-US': 'Nettle soup', 'zh-cn': '荨麻汤', es: 'Sopa de ortigas', pt: 'Sopa de urtiga' },
          {
            'en-US': 'Two kinds of dumplings',
            'zh-cn': '两款饺子',
            es: 'Dos clases de empanadillas',
            pt: 'Dois tipos de bolinhos',
          },
          {
            'en-US': 'Hand pulled noodles, greens',
            'zh-cn': '手拉面配青菜',
            es: 'Fideos estirados a mano con verduras',
            pt: 'Macarrão puxado à mão com verduras',
          },
          {
            'en-US': 'Apple pie, ginger tea',
            'zh-cn': '苹果派与姜茶',
            es: 'Tarta de manzana y té de jengibre',
            pt: 'Torta de maçã e chá de gengibre',
          },
        ],
        usd: 1600,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Barley dumplings, tomato and timur pepper',
        'zh-cn': '青稞饺子配番茄花椒酱',
        es: 'Empanadillas de cebada con tomate y pimienta timur',
        pt: 'Bolinhos de cevada com tomate e pimenta timur',
      },
      {
        'en-US': 'Nettle and potato soup',
        'zh-cn': '荨麻土豆汤',
        es: 'Sopa de ortigas y patata',
        pt: 'Sopa de urtiga e batata',
      },
      {
        'en-US': 'Apple pie from Mustang',
        'zh-cn': '木斯塘苹果派',
        es: 'Tarta de manzana de Mustang',
        pt: 'Torta de maçã de Mustang',
      },
    ],
  },
];
