import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const istanbul: readonly DemoRestaurant[] = [
  {
    key: 'zeytin-evi-istanbul',
    city: 'istanbul',
    name: {
      'en-US': 'Zeytin Evi Kadıköy',
      'zh-cn': '橄榄之家·卡德柯伊',
      es: 'Zeytin Evi Kadıköy',
      pt: 'Zeytin Evi Kadıköy',
    },
    cuisines: ['turkish'],
    priceLevel: 2,
    story: {
      'en-US':
        "The first of the Zeytin houses, run by Selin's mother, who does not use a recipe and does not mind being watched. Dishes cooked in olive oil wait under glass in the morning light: artichokes, celery root, stuffed vine leaves. You point, she adds one you did not point at, and she is usually right.",
      'zh-cn':
        '橄榄之家的头一家店，由塞琳的母亲打理，她做菜不看方子，也不怕人看。橄榄油冷菜在晨光里摆在玻璃后头：洋蓟、芹菜根、葡萄叶包饭。您点几样，她再添一样您没点的，多半添得对。',
      es: 'La primera de las casas Zeytin la lleva la madre de Selin, que no usa recetas ni le importa que la miren. Los platos en aceite de oliva esperan tras el cristal con la luz de la mañana: alcachofas, apionabo, hojas de parra rellenas. Tú señalas, ella añade uno que no has señalado y suele acertar.',
      pt: 'A primeira das casas Zeytin é tocada pela mãe de Selin, que não usa receita nem se importa de ser observada. Os pratos no azeite esperam atrás do vidro na luz da manhã: alcachofras, salsão-rábano, charutinhos de folha de uva. Você aponta, ela acrescenta um que você não apontou e costuma acertar.',
    },
    address: 'Güneşlibahçe Sokak 24, 34710 Kadıköy, İstanbul',
    area: { 'en-US': 'Kadıköy', 'zh-cn': '卡德柯伊', es: 'Kadıköy', pt: 'Kadıköy' },
    at: [40.9903, 29.0262],
    phone: '+902165550139',
    facilities: ['outdoor', 'vegetarian_dishes', 'halal', 'high_chairs', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '11:30', closes: '23:30', lastSeating: '22:00' }],
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
        key: 'hall',
        name: { 'en-US': 'Marble room', 'zh-cn': '大理石厅', es: 'Sala de mármol', pt: 'Sala de mármore' },
        seats: [2, 6],
        tables: 10,
      },
      {
        key: 'terrace',
        name: {
          'en-US': 'Roof under the vine',
          'zh-cn': '葡萄藤屋顶',
          es: 'Azotea bajo la parra',
          pt: 'Terraço sob a parreira',
        },
        seats: [2, 4],
        tables: 6,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'From the glass case', 'zh-cn': '玻璃柜拼盘', es: 'De la vitrina', pt: 'Da vitrine' },
        courses: [
          {
            'en-US': 'Five dishes in olive oil',
            'zh-cn': '五样橄榄油冷菜',
            es: 'Cinco platos en aceite de oliva',
            pt: 'Cinco pratos no azeite',
          },
          {
            'en-US': 'Lamb, smoked aubergine',
            'zh-cn': '烟熏茄泥羊肉',
            es: 'Cordero y berenjena ahumada',
            pt: 'Cordeiro e berinjela defumada',
          },
          {
            'en-US': 'Pumpkin in syrup, walnut',
            'zh-cn': '糖渍南瓜配核桃',
            es: 'Calabaza en almíbar con nueces',
            pt: 'Abóbora em calda com nozes',
          },
        ],
        usd: 2800,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Artichoke, broad beans, dill',
        'zh-cn': '洋蓟蚕豆配莳萝',
        es: 'Alcachofa con habas y eneldo',
        pt: 'Alcachofra com favas e endro',
      },
      {
        'en-US': 'Stuffed vine leaves, sour plum',
        'zh-cn': '酸李葡萄叶包饭',
        es: 'Hojas de parra con ciruela ácida',
        pt: 'Charutinhos de folha de uva com ameixa azeda',
      },
      {
        'en-US': 'Lamb with smoked aubergine',
        'zh-cn': '烟熏茄泥羊肉',
        es: 'Cordero con berenjena ahumada',
        pt: 'Cordeiro com berinjela defumada',
      },
    ],
  },
  {
    key: 'balik-saati',
    city: 'istanbul',
    name: { 'en-US': 'Balık Saati', 'zh-cn': '鱼时', es: 'Balık Saati', pt: 'Balık Saati' },
    cuisines: ['turkish', 'seafood'],
    priceLevel: 3,
    story: {
      'en-US':
        'A wall clock with fish instead of numerals gives the house its name: bonito at nine, turbot at twelve, bluefish when the autumn run comes through the strait. Deniz Kaptan served twenty years on the ferries and buys from the men he used to hoot at. Meze first, slowly; the fish is grilled once you ask.',
      'zh-cn':
        '墙上一只钟，用鱼代替数字，店名由此而来：九点是鲣鱼，十二点是多宝鱼，秋汛过海峡时轮到蓝鱼。德尼兹·卡普坦在渡轮上干了二十年，如今跟当年鸣笛招呼的渔民买鱼。先慢慢吃冷盘，您开口，鱼才上架。',
      es: 'Un reloj con peces en lugar de números da nombre a la casa: bonito a las nueve, rodaballo a las doce, anjova cuando el otoño la trae por el estrecho. Deniz Kaptan pasó veinte años en los ferris y compra a los pescadores que saludaba con la sirena. Primero los meze, sin prisa; el pescado va a la brasa cuando lo pides.',
      pt: 'Um relógio com peixes no lugar dos números dá nome à casa: bonito às nove, rodovalho às doze, anchova quando o outono a traz pelo estreito. Deniz Kaptan passou vinte anos nas balsas e compra dos pescadores que saudava com a buzina. Primeiro os meze, sem pressa; o peixe vai à grelha quando você pede.',
    },
    address: 'Kemankeş Caddesi 52, 34425 Beyoğlu, İstanbul',
    area: { 'en-US': 'Beyoğlu', 'zh-cn': '贝伊奥卢', es: 'Beyoğlu', pt: 'Beyoğlu' },
    at: [41.0256, 28.9741],
    phone: '+902125550166',
    facilities: ['outdoor', 'water_view', 'private_room', 'gluten_free', 'wine_list'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '12:30', closes: '15:30', lastSeating: '13:45' },
      { days: [2, 3, 4, 5, 6, 7], opens: '18:30', closes: '23:45', lastSeating: '22:00' },
    ],
    noticeMinutes: 120,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 105 },
      { upTo: 4, minutes: 120 },
      { upTo: 10, minutes: 150 },
    ],
    bufferMinutes: 15,
    maxParty: 10,
    depositUsd: 1500,
    depositFromParty: 6,
    cancelSteps: [
      { hoursBefore: 24, percent: 50 },
      { hoursBefore: 4, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 8,
      },
      {
        key: 'terrace',
        name: {
          'en-US': 'Bosphorus terrace',
          'zh-cn': '博斯普鲁斯露台',
          es: 'Terraza del Bósforo',
          pt: 'Terraço do Bósforo',
        },
        seats: [2, 4],
        tables: 7,
      },
      {
        key: 'room',
        name: { 'en-US': 'Private room', 'zh-cn': '包间', es: 'Sala privada', pt: 'Sala reservada' },
        seats: [6, 10],
        tables: 1,
      },
    ],
    menus: [
      {
        name: {
          'en-US': "Chef's tasting menu",
          'zh-cn': '主厨品鉴菜单',
          es: 'Menú degustación',
          pt: 'Menu degustação',
        },
        courses: [
          { 'en-US': 'Six cold meze', 'zh-cn': '六味冷盘', es: 'Seis meze fríos', pt: 'Seis meze frios' },
          {
            'en-US': 'Hot prawns, butter, pul biber',
            'zh-cn': '黄油辣椒虾',
            es: 'Gambas con mantequilla y pul biber',
            pt: 'Camarões com manteiga e pul biber',
          },
          {
            'en-US': 'Whole fish from the grill',
            'zh-cn': '整条烤鱼',
            es: 'Pescado entero a la parrilla',
            pt: 'Peixe inteiro na grelha',
          },
          {
            'en-US': 'Quince, clove, cream',
            'zh-cn': '丁香榅桲配奶油',
            es: 'Membrillo con clavo y crema',
            pt: 'Marmelo com cravo e nata',
          },
        ],
        usd: 6800,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Bluefish, rocket, red onion',
        'zh-cn': '烤蓝鱼配芝麻菜与红洋葱',
        es: 'Anjova con rúcula y cebolla roja',
        pt: 'Anchova com rúcula e cebola-roxa',
      },
      {
        'en-US': 'Cured bonito in oil',
        'zh-cn': '油渍腌鲣鱼',
        es: 'Bonito curado en aceite',
        pt: 'Bonito curado no azeite',
      },
      {
        'en-US': 'Turbot, bay, lemon leaves',
        'zh-cn': '月桂柠檬叶烤多宝鱼',
        es: 'Rodaballo con laurel y hojas de limonero',
        pt: 'Rodovalho com louro e folhas de limoeiro',
      },
    ],
  },
];
