import type { DemoSet } from '../demo-set.ts';

export const paris: readonly DemoSet[] = [
  {
    restaurants: ['Brasserie Corneille Saint-Germain', 'Brasserie Corneille Port Lympia'],
    name: { 'en-US': 'Lunch à deux', 'zh-cn': '双人午餐·巴黎或尼斯', es: 'Almuerzo à deux', pt: 'Almoço à deux' },
    story: {
      'en-US':
        'Two courses each and a carafe, in the mirror room in Paris or on the quay in Nice. The fish changes with the market, the floating island does not. Allow an hour and a half, or ask for the quick table.',
      'zh-cn':
        '每人两道菜，加一壶酒，在巴黎的镜厅或尼斯的码头边。鱼随市场变，浮岛不变。请留出一个半小时，赶时间可说要“快桌”。',
      es: 'Dos platos por persona y una jarra, en la sala de espejos de París o en el muelle de Niza. El pescado cambia con el mercado; la isla flotante, no. Calcula hora y media o pide la mesa rápida.',
      pt: 'Dois pratos por pessoa e uma jarra, no salão dos espelhos em Paris ou no cais em Nice. O peixe muda com o mercado, a ilha flutuante não. Reserve uma hora e meia ou peça a mesa rápida.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Mains', 'zh-cn': '主菜', es: 'Principales', pt: 'Pratos principais' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Fish of the market, butter sauce',
              'zh-cn': '市场鲜鱼配黄油汁',
              es: 'Pescado del mercado con mantequilla',
              pt: 'Peixe do mercado na manteiga',
            },
            valueUsd: 2600,
          },
          {
            name: {
              'en-US': 'Beef cheek, carrots',
              'zh-cn': '胡萝卜炖牛脸肉',
              es: 'Carrillera de buey con zanahorias',
              pt: 'Bochecha de boi com cenoura',
            },
            valueUsd: 2600,
          },
          {
            name: {
              'en-US': 'Stuffed courgettes',
              'zh-cn': '酿西葫芦',
              es: 'Calabacines rellenos',
              pt: 'Abobrinhas recheadas',
            },
            valueUsd: 2400,
          },
        ],
      },
      {
        name: { 'en-US': 'Desserts', 'zh-cn': '甜品', es: 'Postres', pt: 'Sobremesas' },
        choose: 2,
        of: [
          {
            name: { 'en-US': 'Floating island', 'zh-cn': '浮岛', es: 'Isla flotante', pt: 'Ilha flutuante' },
            valueUsd: 1000,
          },
          {
            name: { 'en-US': 'Lemon tart', 'zh-cn': '柠檬挞', es: 'Tarta de limón', pt: 'Torta de limão-siciliano' },
            valueUsd: 1000,
          },
        ],
      },
      {
        name: { 'en-US': 'Drink', 'zh-cn': '饮品', es: 'Bebida', pt: 'Bebida' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Half litre of the house wine',
              'zh-cn': '半升店酒',
              es: 'Medio litro de vino de la casa',
              pt: 'Meio litro de vinho da casa',
            },
            valueUsd: 1600,
          },
          {
            name: {
              'en-US': 'Litre of lemonade',
              'zh-cn': '一升柠檬水',
              es: 'Litro de limonada',
              pt: 'Litro de limonada',
            },
            valueUsd: 1200,
          },
        ],
      },
    ],
    valueUsd: 8000,
    usd: 5800,
    stock: 200,
    perCustomer: 3,
    perTable: 2,
    validDays: 90,
    usable: { weekdays: [2, 3, 4, 5], from: '12:00', to: '14:00' },
    blackout: ['12-24', '12-25'],
    needsTable: true,
    refund: 'any_time',
    refundAtExpiry: true,
  },
  {
    restaurants: ['Brasserie Corneille Saint-Germain'],
    name: {
      'en-US': 'After the second act',
      'zh-cn': '第二幕之后',
      es: 'Después del segundo acto',
      pt: 'Depois do segundo ato',
    },
    story: {
      'en-US':
        'Oysters, one sole between two and something sweet, sent out briskly because the night is already late. The waiter keeps your coats by the stairs. Thursday to Saturday, last table at ten.',
      'zh-cn':
        '生蚝，两人一条比目鱼，再来点甜的；夜已经深了，所以上菜利落。侍者把您的大衣挂在楼梯边。周四至周六，最晚十点入座。',
      es: 'Ostras, un lenguado para dos y algo dulce, servidos con brío porque ya es tarde. El camarero guarda los abrigos junto a la escalera. De jueves a sábado, última mesa a las diez.',
      pt: 'Ostras, um linguado para dois e algo doce, servidos com agilidade porque a noite já vai adiantada. O garçom guarda os casacos perto da escada. De quinta a sábado, última mesa às dez.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Starter', 'zh-cn': '前菜', es: 'Entrante', pt: 'Entrada' },
        choose: 1,
        of: [
          {
            name: { 'en-US': 'Twelve oysters', 'zh-cn': '十二只生蚝', es: 'Doce ostras', pt: 'Doze ostras' },
            valueUsd: 3600,
          },
          {
            name: {
              'en-US': 'Leeks, egg, mustard, two plates',
              'zh-cn': '芥末蛋韭葱两份',
              es: 'Puerros con huevo y mostaza, dos platos',
              pt: 'Alho-poró com ovo e mostarda, dois pratos',
            },
            valueUsd: 2600,
          },
        ],
      },
      {
        name: { 'en-US': 'Main', 'zh-cn': '主菜', es: 'Principal', pt: 'Prato principal' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Sole in brown butter for two',
              'zh-cn': '双人焦化黄油比目鱼',
              es: 'Lenguado a la mantequilla para dos',
              pt: 'Linguado na manteiga para dois',
            },
            valueUsd: 6800,
          },
        ],
      },
      {
        name: { 'en-US': 'Desserts', 'zh-cn': '甜品', es: 'Postres', pt: 'Sobremesas' },
        choose: 2,
        of: [
          {
            name: { 'en-US': 'Chocolate pot', 'zh-cn': '巧克力盅', es: 'Crema de chocolate', pt: 'Creme de chocolate' },
            valueUsd: 1100,
          },
          {
            name: { 'en-US': 'Two cheeses', 'zh-cn': '两款奶酪', es: 'Dos quesos', pt: 'Dois queijos' },
            valueUsd: 1200,
          },
        ],
      },
      {
        name: { 'en-US': 'Drinks', 'zh-cn': '饮品', es: 'Bebidas', pt: 'Bebidas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Glass of Crémant',
              'zh-cn': '克雷芒起泡酒一杯',
              es: 'Copa de crémant',
              pt: 'Taça de crémant',
            },
            valueUsd: 1200,
          },
          {
            name: { 'en-US': 'Verbena tea', 'zh-cn': '马鞭草茶', es: 'Infusión de verbena', pt: 'Chá de verbena' },
            valueUsd: 700,
          },
        ],
      },
    ],
    valueUsd: 13000,
    usd: 8800,
    stock: 80,
    perCustomer: 2,
    perTable: 2,
    validDays: 60,
    usable: { weekdays: [4, 5, 6], from: '21:00', to: '22:00' },
    blackout: ['12-24', '12-31', '02-14'],
    needsTable: true,
    refund: 'before_use',
    refundAtExpiry: true,
  },
];
