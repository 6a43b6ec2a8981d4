import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const barcelona: readonly DemoRestaurant[] = [
  {
    key: 'sal-de-roca',
    city: 'barcelona',
    name: { 'en-US': 'Sal de Roca', 'zh-cn': '岩盐海屋', es: 'Sal de Roca', pt: 'Sal de Roca' },
    cuisines: ['seafood', 'spanish'],
    priceLevel: 4,
    story: {
      'en-US':
        'Rice is the reason to come, cooked thin in wide pans so that most of it touches the iron. The stock starts with rock fish too small for anything else. Marina Sants learned it from her father, a net mender whose needles hang by the door, and she still salts by the pinch, facing the sea.',
      'zh-cn':
        '来这里为的是一锅米饭：薄薄铺在宽铁锅里，让大部分米粒都挨着锅底。高汤用的是别处看不上的小礁石鱼。玛丽娜·桑茨的手艺得自父亲，他补了一辈子渔网，网针还挂在门边。她至今面朝大海，一撮一撮地下盐。',
      es: 'Se viene por el arroz, fino y en paellas anchas para que casi todo toque el hierro. El caldo empieza con pescado de roca que no sirve para otra cosa. Marina Sants lo aprendió de su padre, que remendaba redes y cuyas agujas cuelgan en la entrada; ella aún sala a pellizcos, mirando al mar.',
      pt: 'O motivo da visita é o arroz, feito em camada fina e panelas largas para que quase todo toque o ferro. O caldo nasce de peixes de pedra miúdos demais para outra coisa. Marina Sants aprendeu com o pai, que remendava redes; as agulhas dele estão na entrada, e ela ainda salga às pitadas, de frente para o mar.',
    },
    address: 'Passeig Marítim de la Barceloneta 26, 08003 Barcelona',
    area: { 'en-US': 'Barceloneta', 'zh-cn': '巴塞罗内塔', es: 'Barceloneta', pt: 'Barceloneta' },
    at: [41.3797, 2.1934],
    phone: '+34935550128',
    facilities: ['outdoor', 'water_view', 'private_room', 'gluten_free', 'step_free', 'high_chairs', 'wine_list'],
    hours: [
      { days: [3, 4, 5, 6, 7], opens: '13:00', closes: '16:30', lastSeating: '14:30' },
      { days: [3, 4, 5, 6], opens: '20:00', closes: '23:30', lastSeating: '21:30' },
    ],
    noticeMinutes: 1440,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 120 },
      { upTo: 4, minutes: 135 },
      { upTo: 8, minutes: 150 },
    ],
    bufferMinutes: 30,
    maxParty: 8,
    depositUsd: 2500,
    depositFromParty: 4,
    cancelSteps: [
      { hoursBefore: 48, percent: 50 },
      { hoursBefore: 12, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Window room', 'zh-cn': '临窗厅', es: 'Sala de ventanales', pt: 'Sala das janelas' },
        seats: [2, 4],
        tables: 9,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Sea terrace', 'zh-cn': '海景露台', es: 'Terraza al mar', pt: 'Terraço para o mar' },
        seats: [2, 6],
        tables: 6,
      },
      {
        key: 'room',
        name: { 'en-US': 'Private room', 'zh-cn': '包间', es: 'Sala privada', pt: 'Sala reservada' },
        seats: [6, 8],
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
          {
            'en-US': 'Cured tuna, green olives',
            'zh-cn': '腌金枪鱼配青橄榄',
            es: 'Atún curado con aceitunas verdes',
            pt: 'Atum curado com azeitonas verdes',
          },
          {
            'en-US': 'Red prawns on salt',
            'zh-cn': '热盐红虾',
            es: 'Gambas rojas a la sal',
            pt: 'Camarões vermelhos no sal',
          },
          { 'en-US': 'Rice with cuttlefish', 'zh-cn': '墨鱼饭', es: 'Arroz de sepia', pt: 'Arroz de sépia' },
          {
            'en-US': 'Cream of Mató cheese, honey',
            'zh-cn': '鲜酪奶油配蜂蜜',
            es: 'Crema de mató con miel',
            pt: 'Creme de queijo mató com mel',
          },
        ],
        usd: 9600,
        minPeople: 2,
        prepaid: true,
      },
    ],
    dishes: [
      {
        'en-US': 'Dry rice with cuttlefish and artichoke',
        'zh-cn': '墨鱼洋蓟干煸饭',
        es: 'Arroz seco de sepia y alcachofa',
        pt: 'Arroz seco de sépia e alcachofra',
      },
      {
        'en-US': 'Red prawns on hot salt',
        'zh-cn': '热盐红虾',
        es: 'Gamba roja sobre sal caliente',
        pt: 'Camarão vermelho no sal quente',
      },
      {
        'en-US': 'Monkfish, almond and saffron sauce',
        'zh-cn': '鮟鱇鱼配杏仁藏红花酱',
        es: 'Rape en salsa de almendra y azafrán',
        pt: 'Tamboril ao molho de amêndoa e açafrão',
      },
    ],
  },
  {
    key: 'can-fustes',
    city: 'barcelona',
    name: { 'en-US': 'Can Fustes', 'zh-cn': '木匠小铺', es: 'Can Fustes', pt: 'Can Fustes' },
    cuisines: ['spanish'],
    priceLevel: 1,
    story: {
      'en-US':
        "The carpenter's bench is still bolted to the floor and now seats ten. Breakfast is bread rubbed with tomato, lunch is whatever Jordi's mother has simmered since seven, and vermouth runs from a tap in between. Sawdust has gone, the smell of pine has stayed, and the bill is written on the paper tablecloth.",
      'zh-cn':
        '木匠的工作台仍钉在地上，如今能坐十个人。早餐是抹番茄的面包，午饭是乔迪的母亲从七点炖起的菜，两餐之间有一口龙头流出味美思。木屑没了，松木香还在，账单就写在桌上的纸垫上。',
      es: 'El banco del carpintero sigue atornillado al suelo y ahora sienta a diez. Se desayuna pan con tomate, se come lo que la madre de Jordi ha dejado al fuego desde las siete y, entre medias, sale vermut de grifo. Ya no hay serrín, queda el olor a pino y la cuenta se apunta en el mantel de papel.',
      pt: 'A bancada do marceneiro continua presa ao chão e hoje acomoda dez pessoas. De manhã há pão com tomate, no almoço o que a mãe de Jordi deixou no fogo desde as sete e, entre os dois, vermute de torneira. A serragem se foi, o cheiro de pinho ficou e a conta é anotada na toalha de papel.',
    },
    address: 'Carrer dels Carders 33, 08003 Barcelona',
    area: { 'en-US': 'El Born', 'zh-cn': '博恩', es: 'El Born', pt: 'El Born' },
    at: [41.3846, 2.1822],
    phone: '+34935550192',
    facilities: ['vegetarian_dishes', 'high_chairs', 'dogs', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '16:30', lastSeating: '15:30' }],
    noticeMinutes: 30,
    daysAhead: 30,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 60 },
      { upTo: 4, minutes: 75 },
    ],
    bufferMinutes: 10,
    maxParty: 4,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Workshop', 'zh-cn': '木工房', es: 'El taller', pt: 'A oficina' },
        seats: [2, 4],
        tables: 8,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Bread with tomato and anchovy',
        'zh-cn': '番茄凤尾鱼面包',
        es: 'Pan con tomate y anchoa',
        pt: 'Pão com tomate e anchova',
      },
      {
        'en-US': 'Meatballs with cuttlefish',
        'zh-cn': '肉丸炖墨鱼',
        es: 'Albóndigas con sepia',
        pt: 'Almôndegas com sépia',
      },
      {
        'en-US': 'White beans, grilled sausage',
        'zh-cn': '白芸豆配烤香肠',
        es: 'Judías blancas con butifarra',
        pt: 'Feijão-branco com linguiça grelhada',
      },
    ],
  },
];
