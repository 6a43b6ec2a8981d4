import type { TermKind } from '@app/contract/travel-home/schemas';
import type { Text4 } from '../../../demo/content/wording.ts';

export type DemoTerm = { readonly key: string; readonly kind: TermKind; readonly name: Text4 };

/** Terms of the travel dictionary that the tours of the demo are described with. */
export const demoTerms: readonly DemoTerm[] = [
  { key: 'on_foot', kind: 'theme', name: { 'en-US': 'On foot', 'zh-cn': '徒步漫行', es: 'A pie', pt: 'A pé' } },
  {
    key: 'food',
    kind: 'theme',
    name: { 'en-US': 'Tables and markets', 'zh-cn': '餐桌与市集', es: 'Mesas y mercados', pt: 'Mesas e mercados' },
  },
  {
    key: 'makers',
    kind: 'theme',
    name: { 'en-US': 'Makers and workshops', 'zh-cn': '匠人与工坊', es: 'Oficios y talleres', pt: 'Ofícios e ateliês' },
  },
  {
    key: 'history',
    kind: 'theme',
    name: { 'en-US': 'Old stones', 'zh-cn': '古迹旧事', es: 'Piedras con historia', pt: 'Pedras com história' },
  },
  {
    key: 'nature',
    kind: 'theme',
    name: { 'en-US': 'Open country', 'zh-cn': '山野自然', es: 'Naturaleza abierta', pt: 'Natureza aberta' },
  },
  {
    key: 'on_water',
    kind: 'theme',
    name: { 'en-US': 'On the water', 'zh-cn': '水上行程', es: 'En el agua', pt: 'Na água' },
  },
  { key: 'mountains', kind: 'theme', name: { 'en-US': 'Mountains', 'zh-cn': '高山', es: 'Montañas', pt: 'Montanhas' } },
  {
    key: 'families',
    kind: 'theme',
    name: { 'en-US': 'With children', 'zh-cn': '亲子同行', es: 'Con niños', pt: 'Com crianças' },
  },
  {
    key: 'after_dark',
    kind: 'theme',
    name: { 'en-US': 'After dark', 'zh-cn': '入夜之后', es: 'De noche', pt: 'À noite' },
  },
  {
    key: 'step_free',
    kind: 'theme',
    name: { 'en-US': 'Without steps', 'zh-cn': '无台阶', es: 'Sin escalones', pt: 'Sem degraus' },
  },
  {
    key: 'guide',
    kind: 'included',
    name: {
      'en-US': 'A guide who lives here, from start to finish',
      'zh-cn': '全程由本地导游陪同',
      es: 'Guía local de principio a fin',
      pt: 'Guia local do começo ao fim',
    },
  },
  {
    key: 'entry',
    kind: 'included',
    name: {
      'en-US': 'Entrance fees on the programme',
      'zh-cn': '行程所列景点门票',
      es: 'Entradas de lo que figura en el programa',
      pt: 'Ingressos do que está no programa',
    },
  },
  {
    key: 'materials',
    kind: 'included',
    name: {
      'en-US': 'Materials, tools and an apron',
      'zh-cn': '材料、工具与围裙',
      es: 'Materiales, herramientas y delantal',
      pt: 'Materiais, ferramentas e avental',
    },
  },
  {
    key: 'tastings',
    kind: 'included',
    name: {
      'en-US': 'Everything you taste on the way',
      'zh-cn': '沿途全部品尝',
      es: 'Todo lo que se prueba en el camino',
      pt: 'Tudo o que se prova no caminho',
    },
  },
  {
    key: 'water',
    kind: 'included',
    name: {
      'en-US': 'Drinking water, bring a bottle to refill',
      'zh-cn': '饮用水，请自带水瓶续装',
      es: 'Agua potable, trae una botella para rellenar',
      pt: 'Água potável, traga uma garrafa para encher',
    },
  },
  {
    key: 'bags_moved',
    kind: 'included',
    name: {
      'en-US': 'One bag each, carried between nights',
      'zh-cn': '每人一件行李，由我们逐晚转运',
      es: 'Una maleta por persona, trasladada entre noches',
      pt: 'Uma mala por pessoa, levada entre as noites',
    },
  },
  {
    key: 'shared_room',
    kind: 'included',
    name: {
      'en-US': 'Nights in a room for two',
      'zh-cn': '双人同住客房',
      es: 'Noches en habitación doble compartida',
      pt: 'Noites em quarto duplo compartilhado',
    },
  },
  {
    key: 'permits',
    kind: 'included',
    name: {
      'en-US': 'Park permits and trail fees',
      'zh-cn': '公园许可与步道费用',
      es: 'Permisos de parque y tasas de sendero',
      pt: 'Licenças de parque e taxas de trilha',
    },
  },
  {
    key: 'gear',
    kind: 'included',
    name: {
      'en-US': 'Equipment named in the programme, in your size',
      'zh-cn': '行程所列装备，按尺码备好',
      es: 'El equipo indicado en el programa, en tu talla',
      pt: 'O equipamento indicado no programa, no seu tamanho',
    },
  },
  {
    key: 'flights_to',
    kind: 'excluded',
    name: {
      'en-US': 'Travel to the meeting point',
      'zh-cn': '前往集合地点的交通',
      es: 'El viaje hasta el punto de encuentro',
      pt: 'A viagem até o ponto de encontro',
    },
  },
  {
    key: 'insurance',
    kind: 'excluded',
    name: { 'en-US': 'Travel insurance', 'zh-cn': '旅行保险', es: 'Seguro de viaje', pt: 'Seguro de viagem' },
  },
  {
    key: 'tips',
    kind: 'excluded',
    name: {
      'en-US': 'Tips, which are up to you',
      'zh-cn': '小费，请您随意',
      es: 'Propinas, a tu criterio',
      pt: 'Gorjetas, a seu critério',
    },
  },
  {
    key: 'other_meals',
    kind: 'excluded',
    name: {
      'en-US': 'Meals that are not named',
      'zh-cn': '未列明的餐食',
      es: 'Las comidas que no se mencionan',
      pt: 'As refeições não mencionadas',
    },
  },
  {
    key: 'drinks',
    kind: 'excluded',
    name: {
      'en-US': 'Wine, beer and other drinks',
      'zh-cn': '酒水及其他饮料',
      es: 'Vino, cerveza y otras bebidas',
      pt: 'Vinho, cerveja e outras bebidas',
    },
  },
  {
    key: 'city_tax',
    kind: 'excluded',
    name: {
      'en-US': 'City tax, paid at the hotel',
      'zh-cn': '城市税，到店支付',
      es: 'Tasa turística, se paga en el hotel',
      pt: 'Taxa de turismo, paga no hotel',
    },
  },
  {
    key: 'visa',
    kind: 'excluded',
    name: {
      'en-US': 'Visas and their fees',
      'zh-cn': '签证及签证费',
      es: 'Visados y sus tasas',
      pt: 'Vistos e suas taxas',
    },
  },
  {
    key: 'breakfasts',
    kind: 'meal',
    name: {
      'en-US': 'Breakfast every morning away',
      'zh-cn': '在外住宿每日早餐',
      es: 'Desayuno cada mañana fuera',
      pt: 'Café da manhã em cada manhã fora',
    },
  },
  {
    key: 'all_meals',
    kind: 'meal',
    name: {
      'en-US': 'All meals from the first evening',
      'zh-cn': '自首晚起全部餐食',
      es: 'Todas las comidas desde la primera noche',
      pt: 'Todas as refeições desde a primeira noite',
    },
  },
  {
    key: 'lunch',
    kind: 'meal',
    name: {
      'en-US': 'A sit-down lunch',
      'zh-cn': '一顿坐下来吃的午餐',
      es: 'Almuerzo sentados a la mesa',
      pt: 'Almoço sentado à mesa',
    },
  },
  {
    key: 'dinner',
    kind: 'meal',
    name: { 'en-US': 'Dinner together', 'zh-cn': '众人同桌的晚餐', es: 'Cena todos juntos', pt: 'Jantar todos juntos' },
  },
  {
    key: 'snack',
    kind: 'meal',
    name: {
      'en-US': 'A snack and a hot drink',
      'zh-cn': '点心与一杯热饮',
      es: 'Un tentempié y una bebida caliente',
      pt: 'Um lanche e uma bebida quente',
    },
  },
  {
    key: 'vegetables',
    kind: 'meal',
    name: {
      'en-US': 'A dish without meat at every meal, if you say so when you book',
      'zh-cn': '每餐可备素食，预订时请注明',
      es: 'Un plato sin carne en cada comida, si lo dices al reservar',
      pt: 'Um prato sem carne em cada refeição, se você avisar ao reservar',
    },
  },
  {
    key: 'minibus',
    kind: 'transport',
    name: {
      'en-US': 'Minibus with at most 16 seats',
      'zh-cn': '小巴接送，不超过 16 座',
      es: 'Minibús de 16 plazas como máximo',
      pt: 'Micro-ônibus de até 16 lugares',
    },
  },
  {
    key: 'train',
    kind: 'transport',
    name: {
      'en-US': 'Train tickets, second class',
      'zh-cn': '二等座火车票',
      es: 'Billetes de tren en segunda clase',
      pt: 'Passagens de trem em segunda classe',
    },
  },
  {
    key: 'boat',
    kind: 'transport',
    name: {
      'en-US': 'Boat with skipper and fuel',
      'zh-cn': '船只，含船长与燃油',
      es: 'Barco con patrón y combustible',
      pt: 'Barco com piloto e combustível',
    },
  },
  {
    key: 'public_transport',
    kind: 'transport',
    name: {
      'en-US': 'Tickets for buses, trams, metro and ferries',
      'zh-cn': '公交、电车、地铁与渡轮票',
      es: 'Billetes de autobús, tranvía, metro y ferri',
      pt: 'Passagens de ônibus, bonde, metrô e balsa',
    },
  },
  {
    key: 'bicycle',
    kind: 'transport',
    name: {
      'en-US': 'Bicycle, helmet and lock',
      'zh-cn': '自行车、头盔与车锁',
      es: 'Bicicleta, casco y candado',
      pt: 'Bicicleta, capacete e cadeado',
    },
  },
  {
    key: 'domestic_flight',
    kind: 'transport',
    name: {
      'en-US': 'Domestic flights with 15 kg of luggage',
      'zh-cn': '境内航班，含 15 公斤行李',
      es: 'Vuelos internos con 15 kg de equipaje',
      pt: 'Voos domésticos com 15 kg de bagagem',
    },
  },
  {
    key: 'shoes',
    kind: 'notice',
    name: {
      'en-US': 'Shoes with a firm sole',
      'zh-cn': '请穿硬底鞋',
      es: 'Calzado de suela firme',
      pt: 'Calçado de sola firme',
    },
  },
  {
    key: 'rain',
    kind: 'notice',
    name: {
      'en-US': 'We go in rain. In a storm we move the day or pay you back',
      'zh-cn': '小雨照常出发，暴风雨改期或退款',
      es: 'Con lluvia salimos. Con temporal cambiamos el día o devolvemos el dinero',
      pt: 'Com chuva saímos. Com temporal mudamos o dia ou devolvemos o valor',
    },
  },
  {
    key: 'covered',
    kind: 'notice',
    name: {
      'en-US': 'Shoulders and knees covered in places of prayer',
      'zh-cn': '进入宗教场所请遮盖肩膝',
      es: 'Hombros y rodillas cubiertos en lugares de culto',
      pt: 'Ombros e joelhos cobertos em locais de culto',
    },
  },
  {
    key: 'passport',
    kind: 'notice',
    name: {
      'en-US': 'Passport with you on the day',
      'zh-cn': '当日请随身携带护照',
      es: 'Lleva el pasaporte ese día',
      pt: 'Leve o passaporte no dia',
    },
  },
  {
    key: 'altitude',
    kind: 'notice',
    name: {
      'en-US': 'Nights above 2,500 metres, ask a doctor if in doubt',
      'zh-cn': '夜宿海拔超过 2,500 米，如有疑虑请先咨询医生',
      es: 'Noches por encima de 2.500 metros, consulta a un médico si dudas',
      pt: 'Noites acima de 2.500 metros, consulte um médico em caso de dúvida',
    },
  },
  {
    key: 'level_way',
    kind: 'notice',
    name: {
      'en-US': 'Level ground, lifts and ramps all the way, wheelchairs to lend',
      'zh-cn': '全程平路、电梯与坡道，可借轮椅',
      es: 'Suelo llano, ascensores y rampas en todo el recorrido, sillas de ruedas en préstamo',
      pt: 'Piso plano, elevadores e rampas em todo o percurso, cadeiras de rodas para empréstimo',
    },
  },
  {
    key: 'swim',
    kind: 'notice',
    name: {
      'en-US': 'You should be able to swim 50 metres',
      'zh-cn': '需能游泳 50 米',
      es: 'Hay que saber nadar 50 metros',
      pt: 'É preciso saber nadar 50 metros',
    },
  },
];
