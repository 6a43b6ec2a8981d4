import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const seoul: readonly DemoRestaurant[] = [
  {
    key: 'onggi-jip',
    city: 'seoul',
    name: { 'en-US': 'Onggi Jip', 'zh-cn': '瓮之家', es: 'Onggi Jip', pt: 'Onggi Jip' },
    cuisines: ['korean'],
    priceLevel: 2,
    story: {
      'en-US':
        'Sixty clay jars stand on the roof, dated in chalk, holding soy, chilli paste and radish at every age. The Baek sisters cook downstairs with whichever lid they lifted that morning. Stew comes at a boil and is left alone until it settles. Ask for the tasting spoon: three pastes, one, three and nine years old.',
      'zh-cn':
        '屋顶上立着六十口陶瓮，粉笔写着日期，里头是各种年份的酱油、辣酱和萝卜。白家姐妹当天揭开哪一口，就在楼下做哪一样。汤锅滚着端来，先别动，等它静下来。不妨要那把尝味勺：一年、三年、九年，三种酱。',
      es: 'En la azotea hay sesenta tinajas fechadas con tiza, con soja, pasta de chile y rábano de todas las edades. Las hermanas Baek guisan abajo con la que hayan abierto esa mañana. El estofado llega hirviendo y se deja en paz hasta que se calma. Pide la cuchara de cata: tres pastas, de uno, tres y nueve años.',
      pt: 'No terraço há sessenta potes de barro datados a giz, com soja, pasta de pimenta e nabo de todas as idades. As irmãs Baek cozinham embaixo com o que abriram naquela manhã. O ensopado chega fervendo e fica quieto até se acalmar. Peça a colher de prova: três pastas, de um, três e nove anos.',
    },
    address: '41 Wausan-ro 29-gil, Mapo-gu, Seoul 04053',
    area: { 'en-US': 'Hongdae', 'zh-cn': '弘大', es: 'Hongdae', pt: 'Hongdae' },
    at: [37.5561, 126.9237],
    phone: '+82255550128',
    facilities: ['outdoor', 'vegetarian_dishes', 'gluten_free', 'high_chairs', 'wifi'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '11:30', closes: '15:00', lastSeating: '13:30' },
      { days: [2, 3, 4, 5, 6, 7], opens: '17:00', closes: '22:30', lastSeating: '21:00' },
    ],
    noticeMinutes: 60,
    daysAhead: 60,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 105 },
    ],
    bufferMinutes: 15,
    maxParty: 4,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 10,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Roof of jars', 'zh-cn': '酱缸天台', es: 'Azotea de las tinajas', pt: 'Terraço dos potes' },
        seats: [2, 4],
        tables: 4,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Menu to share', 'zh-cn': '共享菜单', es: 'Menú para compartir', pt: 'Menu para dividir' },
        courses: [
          {
            'en-US': 'Seven side dishes',
            'zh-cn': '七碟小菜',
            es: 'Siete acompañamientos',
            pt: 'Sete acompanhamentos',
          },
          {
            'en-US': 'Mung bean pancake',
            'zh-cn': '绿豆煎饼',
            es: 'Tortita de judía mungo',
            pt: 'Panqueca de feijão-mungo',
          },
          {
            'en-US': 'Pork belly or mixed rice',
            'zh-cn': '五花肉或拌饭',
            es: 'Panceta o arroz mixto',
            pt: 'Barriga de porco ou arroz misto',
          },
          {
            'en-US': 'Cold cinnamon punch',
            'zh-cn': '冰肉桂茶',
            es: 'Ponche frío de canela',
            pt: 'Ponche gelado de canela',
          },
        ],
        usd: 3100,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Soybean stew, courgette, clams',
        'zh-cn': '西葫芦蛤蜊大酱汤',
        es: 'Guiso de soja con calabacín y almejas',
        pt: 'Ensopado de soja com abobrinha e vôngoles',
      },
      {
        'en-US': 'Pork belly, nine year paste',
        'zh-cn': '九年酱烤五花肉',
        es: 'Panceta con pasta de nueve años',
        pt: 'Barriga de porco com pasta de nove anos',
      },
      {
        'en-US': 'Mixed rice, eight greens',
        'zh-cn': '八蔬拌饭',
        es: 'Arroz mixto con ocho verduras',
        pt: 'Arroz misto com oito verduras',
      },
    ],
  },
  {
    key: 'dal-garden',
    city: 'seoul',
    name: { 'en-US': 'Dal Garden', 'zh-cn': '月庭', es: 'Dal Garden', pt: 'Dal Garden' },
    cuisines: ['korean', 'grill'],
    priceLevel: 4,
    story: {
      'en-US':
        "White porcelain, pale gravel, black pine, and every table turned a few degrees so that the moon crosses it at some hour. Chef Yoon Ara grew up above a butcher's and grills Hanwoo in seven cuts no larger than a domino. In between she resets the palate with things her grandmother dried: gourd, bracken, jujube.",
      'zh-cn':
        '白瓷、浅砾、黑松，每张桌都偏转几度，月亮总会在某个时辰从桌上走过。主厨尹雅拉在肉铺楼上长大，把韩牛分成七个部位，每块不过骨牌大小。间隙里用祖母晒的东西清口：葫芦、蕨菜、红枣。',
      es: 'Porcelana blanca, grava clara, pino negro y mesas giradas unos grados para que la luna pase por cada una a alguna hora. La chef Yoon Ara creció encima de una carnicería y asa siete cortes de hanwoo no mayores que una ficha de dominó. Entre ellos, limpia el paladar con lo que secaba su abuela: calabaza, helecho, azufaifa.',
      pt: 'Porcelana branca, cascalho claro, pinheiro preto e mesas giradas alguns graus para que a lua passe por cada uma em alguma hora. A chef Yoon Ara cresceu em cima de um açougue e grelha sete cortes de hanwoo do tamanho de uma peça de dominó. Entre eles, limpa o paladar com o que a avó secava: cabaça, samambaia, jujuba.',
    },
    address: '22 Seolleung-ro 158-gil, Gangnam-gu, Seoul 06014',
    area: { 'en-US': 'Gangnam', 'zh-cn': '江南', es: 'Gangnam', pt: 'Gangnam' },
    at: [37.5243, 127.0435],
    phone: '+82255550173',
    facilities: ['outdoor', 'private_room', 'gluten_free', 'step_free', 'parking', 'wine_list'],
    hours: [
      { days: [1, 2, 3, 4, 5, 6], opens: '12:00', closes: '15:30', lastSeating: '13:00' },
      { days: [1, 2, 3, 4, 5, 6], opens: '18:00', closes: '23:00', lastSeating: '20:30' },
    ],
    noticeMinutes: 1440,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
      { upTo: 8, minutes: 180 },
    ],
    bufferMinutes: 30,
    maxParty: 8,
    depositUsd: 4000,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 72, percent: 50 },
      { hoursBefore: 24, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'garden',
        name: { 'en-US': 'Moon garden', 'zh-cn': '月下庭', es: 'Jardín de la luna', pt: 'Jardim da lua' },
        seats: [2, 4],
        tables: 5,
      },
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 6,
      },
      {
        key: 'room',
        name: { 'en-US': 'Private room', 'zh-cn': '包间', es: 'Sala privada', pt: 'Sala reservada' },
        seats: [4, 8],
        tables: 2,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Seven cuts', 'zh-cn': '七部位品鉴', es: 'Siete cortes', pt: 'Sete cortes' },
        courses: [
          {
            'en-US': 'Dried persimmon, cheese',
            'zh-cn': '柿饼配奶酪',
            es: 'Caqui seco y queso',
            pt: 'Caqui seco e queijo',
          },
          { 'en-US': 'Abalone porridge', 'zh-cn': '鲍鱼粥', es: 'Gachas de abulón', pt: 'Mingau de abalone' },
          {
            'en-US': 'Seven cuts from the grill',
            'zh-cn': '炭烤七部位',
            es: 'Siete cortes a la brasa',
            pt: 'Sete cortes na brasa',
          },
          {
            'en-US': 'Cold noodles, pear',
            'zh-cn': '梨汁冷面',
            es: 'Fideos fríos con pera',
            pt: 'Macarrão gelado com pera',
          },
          {
            'en-US': 'Rice wine ice',
            'zh-cn': '米酒冰',
            es: 'Helado de vino de arroz',
            pt: 'Sorvete de vinho de arroz',
          },
        ],
        usd: 13800,
        minPeople: 2,
        prepaid: true,
      },
    ],
    dishes: [
      {
        'en-US': 'Seven cuts of Hanwoo',
        'zh-cn': '韩牛七部位',
        es: 'Siete cortes de hanwoo',
        pt: 'Sete cortes de hanwoo',
      },
      {
        'en-US': 'Abalone porridge, seaweed oil',
        'zh-cn': '海藻油鲍鱼粥',
        es: 'Gachas de abulón con aceite de algas',
        pt: 'Mingau de abalone com óleo de algas',
      },
      {
        'en-US': 'Jujube, pine nut, rice wine ice',
        'zh-cn': '红枣松子米酒冰',
        es: 'Azufaifa, piñones y helado de vino de arroz',
        pt: 'Jujuba, pinoli e sorvete de vinho de arroz',
      },
    ],
  },
];
