import { say, type Text4 } from './wording.ts';

export type DemoCurrency = {
  readonly code: string;
  readonly name: Text4;
  readonly symbol: string;
  readonly decimals: number;
  readonly rate: string;
};

/** Currencies beside the settlement currency: how many units one US dollar buys. */
export const currencies: readonly DemoCurrency[] = [
  { code: 'EUR', name: say('Euro', '欧元', 'Euro', 'Euro'), symbol: '€', decimals: 2, rate: '0.9214' },
  {
    code: 'GBP',
    name: say('British pound', '英镑', 'Libra esterlina', 'Libra esterlina'),
    symbol: '£',
    decimals: 2,
    rate: '0.7862',
  },
  {
    code: 'CNY',
    name: say('Chinese yuan', '人民币', 'Yuan chino', 'Yuan chinês'),
    symbol: 'CN¥',
    decimals: 2,
    rate: '7.1238',
  },
  {
    code: 'JPY',
    name: say('Japanese yen', '日元', 'Yen japonés', 'Iene japonês'),
    symbol: '¥',
    decimals: 0,
    rate: '151.36',
  },
  {
    code: 'KRW',
    name: say('South Korean won', '韩元', 'Won surcoreano', 'Won sul-coreano'),
    symbol: '₩',
    decimals: 0,
    rate: '1384.2',
  },
  {
    code: 'BRL',
    name: say('Brazilian real', '巴西雷亚尔', 'Real brasileño', 'Real brasileiro'),
    symbol: 'R$',
    decimals: 2,
    rate: '5.3147',
  },
  {
    code: 'MXN',
    name: say('Mexican peso', '墨西哥比索', 'Peso mexicano', 'Peso mexicano'),
    symbol: 'MX$',
    decimals: 2,
    rate: '18.462',
  },
  {
    code: 'AUD',
    name: say('Australian dollar', '澳元', 'Dólar australiano', 'Dólar australiano'),
    symbol: 'A$',
    decimals: 2,
    rate: '1.5308',
  },
  {
    code: 'SGD',
    name: say('Singapore dollar', '新加坡元', 'Dólar de Singapur', 'Dólar de Singapura'),
    symbol: 'S$',
    decimals: 2,
    rate: '1.3427',
  },
  {
    code: 'KWD',
    name: say('Kuwaiti dinar', '科威特第纳尔', 'Dinar kuwaití', 'Dinar kuwaitiano'),
    symbol: 'KD',
    decimals: 3,
    rate: '0.30715',
  },
  {
    code: 'TND',
    name: say('Tunisian dinar', '突尼斯第纳尔', 'Dinar tunecino', 'Dinar tunisiano'),
    symbol: 'DT',
    decimals: 3,
    rate: '3.1182',
  },
];

export type DemoLogistics = { readonly code: string; readonly name: Text4; readonly trackingUrl: string };

/** Parcel services of the demo; invented, so that nobody's number is ever looked up. */
export const logistics: readonly DemoLogistics[] = [
  {
    code: 'north-star',
    name: say('North Star Express', '北辰速运', 'North Star Express', 'North Star Express'),
    trackingUrl: 'https://track.northstar.example/{number}',
  },
  {
    code: 'harbour-post',
    name: say('Harbour Post', '港湾邮政', 'Correo del Puerto', 'Correio do Porto'),
    trackingUrl: 'https://harbourpost.example/follow?n={number}',
  },
  {
    code: 'swift-crane',
    name: say('Swift Crane', '飞鹤快递', 'Grulla Veloz', 'Garça Veloz'),
    trackingUrl: 'https://swiftcrane.example/t/{number}',
  },
  {
    code: 'iberia-parcel',
    name: say('Iberia Parcel', '伊比利亚包裹', 'Iberia Paquetería', 'Ibéria Encomendas'),
    trackingUrl: 'https://iberiaparcel.example/{number}',
  },
  {
    code: 'atlantico',
    name: say('Atlântico Log', '大西洋物流', 'Atlántico Log', 'Atlântico Log'),
    trackingUrl: 'https://atlantico.example/rastreio/{number}',
  },
  {
    code: 'pacific-line',
    name: say('Pacific Line', '太平洋航线', 'Línea Pacífico', 'Linha Pacífico'),
    trackingUrl: 'https://pacificline.example/{number}',
  },
  {
    code: 'green-bike',
    name: say('Green Bike couriers', '绿骑同城', 'Mensajeros Bici Verde', 'Entregadores Bike Verde'),
    trackingUrl: 'https://greenbike.example/{number}',
  },
];

export type DemoLevel = {
  readonly identifier: string;
  readonly name: Text4;
  readonly thresholdUsd: number;
  readonly discountBp: number;
  /** One a line. */
  readonly benefits: Text4;
};

/** Member levels: from which spent value (USD cents) and what they take off, in basis points. */
export const levels: readonly DemoLevel[] = [
  {
    identifier: 'shore',
    name: say('Shore', '海岸', 'Orilla', 'Margem'),
    thresholdUsd: 0,
    discountBp: 0,
    benefits: say('Points for every order', '每单获得积分', 'Puntos por cada pedido', 'Pontos em cada pedido'),
  },
  {
    identifier: 'breeze',
    name: say('Breeze', '微风', 'Brisa', 'Brisa'),
    thresholdUsd: 20_000,
    discountBp: 100,
    benefits: say(
      'Points for every order\nBirthday greeting',
      '每单获得积分\n生日祝福',
      'Puntos por cada pedido\nFelicitación de cumpleaños',
      'Pontos em cada pedido\nParabéns no aniversário',
    ),
  },
  {
    identifier: 'tide',
    name: say('Tide', '潮汐', 'Marea', 'Maré'),
    thresholdUsd: 60_000,
    discountBp: 200,
    benefits: say(
      'First to see new arrivals\nAnswer in the chat within an hour',
      '新品优先看\n客服一小时内回复',
      'Primero en ver las novedades\nRespuesta en el chat en una hora',
      'Primeiro a ver as novidades\nResposta no chat em uma hora',
    ),
  },
  {
    identifier: 'sail',
    name: say('Sail', '风帆', 'Vela', 'Vela'),
    thresholdUsd: 150_000,
    discountBp: 300,
    benefits: say(
      'First to see new arrivals\nPriority in returns',
      '新品优先看\n退货优先处理',
      'Primero en ver las novedades\nPrioridad en devoluciones',
      'Primeiro a ver as novidades\nPrioridade nas devoluções',
    ),
  },
  {
    identifier: 'lagoon',
    name: say('Lagoon', '潟湖', 'Laguna', 'Laguna'),
    thresholdUsd: 400_000,
    discountBp: 500,
    benefits: say(
      'A desk of your own in the chat\nPriority in returns',
      '专属客服\n退货优先处理',
      'Un asesor propio en el chat\nPrioridad en devoluciones',
      'Um atendente próprio no chat\nPrioridade nas devoluções',
    ),
  },
  {
    identifier: 'horizon',
    name: say('Horizon', '地平线', 'Horizonte', 'Horizonte'),
    thresholdUsd: 1_000_000,
    discountBp: 800,
    benefits: say(
      'A desk of your own in the chat\nInvitations to our evenings',
      '专属客服\n线下活动邀请',
      'Un asesor propio en el chat\nInvitaciones a nuestras veladas',
      'Um atendente próprio no chat\nConvites para nossas noites',
    ),
  },
];

export type DemoAgent = {
  readonly name: string;
  readonly level: number;
  readonly rebateBp: number;
  readonly inviteCode: string;
  readonly parent: number | null;
};

/** Agents; `parent` is the index of the one above. The first one's code is offered on the register screen. */
export const agents: readonly DemoAgent[] = [
  { name: 'Avela House', level: 1, rebateBp: 500, inviteCode: 'AVELA2026', parent: null },
  { name: 'Beatriz Moura', level: 2, rebateBp: 400, inviteCode: 'MOURA400', parent: 0 },
  { name: 'Chen Lan', level: 2, rebateBp: 400, inviteCode: 'CHENLAN8', parent: 0 },
  { name: 'Diego Salas', level: 2, rebateBp: 350, inviteCode: 'SALAS350', parent: 0 },
  { name: 'Emma Hart', level: 3, rebateBp: 300, inviteCode: 'HART3000', parent: 1 },
  { name: 'Feng Yu', level: 3, rebateBp: 300, inviteCode: 'FENGYU66', parent: 2 },
  { name: 'Gabriela Pires', level: 3, rebateBp: 250, inviteCode: 'PIRES250', parent: 1 },
  { name: 'Hugo Lima', level: 3, rebateBp: 250, inviteCode: 'HLIMA250', parent: 3 },
];

/** Hot search words, at most 50 characters, best first; what each language searches for. */
export const hotKeywords: Record<keyof Text4, readonly string[]> = {
  'en-US': [
    'suitcase',
    'linen dress',
    'teapot',
    'runners',
    'headphones',
    'candle',
    'teddy bear',
    'camera',
    'tote',
    'umbrella',
  ],
  'zh-cn': ['行李箱', '连衣裙', '茶壶', '跑鞋', '耳机', '香薰蜡烛', '泰迪熊', '相机', '托特包', '雨伞'],
  es: [
    'maleta',
    'vestido de lino',
    'tetera',
    'zapatillas',
    'auriculares',
    'vela',
    'oso de peluche',
    'cámara',
    'bolso',
    'paraguas',
  ],
  pt: ['mala', 'vestido de linho', 'bule', 'tênis', 'fones', 'vela', 'urso', 'câmera', 'bolsa', 'guarda-chuva'],
};
