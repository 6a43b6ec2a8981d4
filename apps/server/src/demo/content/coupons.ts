import { say, type Text4 } from './wording.ts';

export type DemoCoupon = {
  readonly key: string;
  readonly name: Text4;
  readonly kind: 'amount' | 'percent' | 'postage';
  readonly amountUsd?: number;
  readonly percent?: number;
  readonly capUsd?: number;
  readonly minSpendUsd: number;
  /** Keys of categories it is valid for; everything without. */
  readonly categories?: readonly string[];
  /** Valid for so many of the best-selling products. */
  readonly bestSellers?: number;
  readonly audience?: 'new' | 'level';
  readonly level?: string;
  /** Days from now. */
  readonly collect: readonly [from: number, until: number];
  readonly use?: readonly [from: number, until: number];
  readonly useDays?: number;
  readonly limitTotal?: number;
  readonly limitEach?: number;
  readonly code?: string;
  readonly state?: 'draft' | 'ended';
  /** How many people have collected it, beside those who used it in an order. */
  readonly collectors: number;
  /** Customers have used it in orders. */
  readonly used?: true;
  /** The named customer has it. */
  readonly named?: true;
};

/** Coupons of every kind, scope and state. */
export const coupons: readonly DemoCoupon[] = [
  {
    key: 'welcome',
    name: say('Welcome aboard', '新客见面礼', 'Bienvenida a bordo', 'Boas-vindas a bordo'),
    kind: 'amount',
    amountUsd: 500,
    minSpendUsd: 3_000,
    audience: 'new',
    collect: [-300, 120],
    useDays: 30,
    collectors: 0,
  },
  {
    key: 'season',
    name: say('Season opener', '换季开场券', 'Estreno de temporada', 'Abertura de temporada'),
    kind: 'percent',
    percent: 15,
    capUsd: 2_000,
    minSpendUsd: 4_000,
    collect: [-50, 20],
    use: [-50, 30],
    limitTotal: 500,
    collectors: 60,
    used: true,
    named: true,
  },
  {
    key: 'thanks',
    name: say('Thank you', '感恩回馈券', 'Gracias', 'Obrigado'),
    kind: 'amount',
    amountUsd: 800,
    minSpendUsd: 5_000,
    collect: [-60, 40],
    useDays: 60,
    limitTotal: 400,
    limitEach: 3,
    collectors: 30,
    used: true,
    named: true,
  },
  {
    key: 'delivery',
    name: say('We bring it for free', '免运费券', 'Te lo llevamos gratis', 'Levamos de graça'),
    kind: 'postage',
    minSpendUsd: 0,
    collect: [-20, 25],
    useDays: 14,
    collectors: 24,
    named: true,
  },
  {
    key: 'fashion',
    name: say('New wardrobe', '焕新衣橱券', 'Armario nuevo', 'Guarda-roupa novo'),
    kind: 'amount',
    amountUsd: 1_000,
    minSpendUsd: 6_000,
    categories: ['fashion'],
    collect: [-10, 18],
    useDays: 20,
    limitTotal: 200,
    collectors: 37,
    named: true,
  },
  {
    key: 'favourites',
    name: say('Everybody’s favourites', '人气单品券', 'Los favoritos de todos', 'Os favoritos de todos'),
    kind: 'percent',
    percent: 10,
    minSpendUsd: 0,
    bestSellers: 12,
    collect: [-7, 14],
    use: [-7, 21],
    collectors: 18,
  },
  {
    key: 'level',
    name: say('For Tide and above', '潮汐会员专享', 'Para Marea y más', 'Para Maré e acima'),
    kind: 'amount',
    amountUsd: 1_500,
    minSpendUsd: 9_000,
    audience: 'level',
    level: 'tide',
    collect: [-30, 30],
    useDays: 30,
    limitTotal: 300,
    collectors: 0,
  },
  {
    key: 'nearly',
    name: say('Quick fifty', '先到先得券', 'Los cincuenta más rápidos', 'Os cinquenta mais rápidos'),
    kind: 'amount',
    amountUsd: 1_200,
    minSpendUsd: 7_000,
    collect: [-2, 5],
    useDays: 7,
    limitTotal: 50,
    collectors: 46,
  },
  {
    key: 'gone',
    name: say('Midnight twenty', '午夜特惠券', 'Veinte a medianoche', 'Vinte à meia-noite'),
    kind: 'percent',
    percent: 25,
    capUsd: 3_000,
    minSpendUsd: 5_000,
    collect: [-1, 3],
    useDays: 5,
    limitTotal: 20,
    collectors: 20,
  },
  {
    key: 'soon',
    name: say('Weekend sails', '周末扬帆券', 'Velas de fin de semana', 'Velas de fim de semana'),
    kind: 'percent',
    percent: 12,
    capUsd: 1_500,
    minSpendUsd: 3_000,
    collect: [2, 5],
    useDays: 5,
    limitTotal: 300,
    collectors: 0,
  },
  {
    key: 'code',
    name: say('Letter to friends', '好友专属券', 'Carta a los amigos', 'Carta aos amigos'),
    kind: 'amount',
    amountUsd: 700,
    minSpendUsd: 3_500,
    collect: [-30, 90],
    useDays: 30,
    code: 'AVELA-26',
    collectors: 9,
  },
  {
    key: 'past',
    name: say('Late summer', '夏末清仓券', 'Fin de verano', 'Fim do verão'),
    kind: 'amount',
    amountUsd: 600,
    minSpendUsd: 2_500,
    collect: [-120, -60],
    useDays: 20,
    collectors: 40,
    named: true,
  },
  {
    key: 'stopped',
    name: say('Printing error', '印刷更正券', 'Error de imprenta', 'Erro de impressão'),
    kind: 'percent',
    percent: 50,
    minSpendUsd: 1_000,
    collect: [-5, 10],
    useDays: 10,
    limitTotal: 100,
    state: 'ended',
    collectors: 3,
  },
  {
    key: 'draft',
    name: say('Lantern festival', '元宵灯会券', 'Fiesta de los faroles', 'Festa das lanternas'),
    kind: 'amount',
    amountUsd: 888,
    minSpendUsd: 8_800,
    collect: [60, 75],
    useDays: 15,
    limitTotal: 888,
    state: 'draft',
    collectors: 0,
  },
];
