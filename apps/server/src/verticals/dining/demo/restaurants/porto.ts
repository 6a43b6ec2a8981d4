import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const porto: readonly DemoRestaurant[] = [
  {
    key: 'casa-lume-porto',
    city: 'porto',
    name: {
      'en-US': 'Casa Lume Ribeira',
      'zh-cn': '炉火之家·里贝拉',
      es: 'Casa Lume Ribeira',
      pt: 'Casa Lume Ribeira',
    },
    cuisines: ['portuguese', 'grill'],
    priceLevel: 2,
    story: {
      'en-US':
        "A salt cod warehouse until 1974, this is the northern half of Rita Lume's kitchen, run by her brother Tomé. The granite keeps the room cool, the grill keeps it honest: octopus, kid and onions cooked whole in their skins. Down nine steps, one long table stands among the casks.",
      'zh-cn':
        '这里直到1974年还是腌鳕鱼仓库，如今是丽塔·卢梅的北方分店，由弟弟托梅掌勺。花岗岩让屋里清凉，炭炉上是章鱼、小山羊和连皮整烤的洋葱。往下走九级台阶，酒桶之间还有一张长桌。',
      es: 'Hasta 1974 fue un almacén de bacalao; hoy es la mitad norte de la cocina de Rita Lume y la lleva su hermano Tomé. El granito refresca la sala y en la parrilla caben pulpo, cabrito y cebollas enteras con su piel. Nueve escalones más abajo, una mesa larga espera entre toneles.',
      pt: 'Até 1974 foi um armazém de bacalhau; hoje é a metade norte da cozinha de Rita Lume, nas mãos do irmão Tomé. O granito refresca a sala e a grelha recebe polvo, cabrito e cebolas inteiras na casca. Nove degraus abaixo, uma mesa comprida ocupa o espaço entre os tonéis.',
    },
    address: 'Rua da Reboleira 41, 4050-492 Porto',
    area: { 'en-US': 'Ribeira', 'zh-cn': '里贝拉', es: 'Ribeira', pt: 'Ribeira' },
    at: [41.1411, -8.6132],
    phone: '+351225550163',
    facilities: ['private_room', 'open_kitchen', 'high_chairs', 'wine_list', 'wifi'],
    hours: [
      { days: [1, 3, 4, 5, 6, 7], opens: '12:30', closes: '15:00', lastSeating: '13:30' },
      { days: [1, 3, 4, 5, 6, 7], opens: '19:00', closes: '23:00', lastSeating: '21:30' },
    ],
    noticeMinutes: 60,
    daysAhead: 60,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 105 },
      { upTo: 10, minutes: 120 },
    ],
    bufferMinutes: 15,
    maxParty: 10,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Granite room', 'zh-cn': '花岗岩厅', es: 'Sala de granito', pt: 'Sala de granito' },
        seats: [2, 6],
        tables: 9,
      },
      {
        key: 'room',
        name: { 'en-US': 'Cellar table', 'zh-cn': '酒窖长桌', es: 'Mesa de la bodega', pt: 'Mesa da adega' },
        seats: [6, 10],
        tables: 1,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Menu to share', 'zh-cn': '共享菜单', es: 'Menú para compartir', pt: 'Menu para dividir' },
        courses: [
          {
            'en-US': 'Corn bread, cured sausage',
            'zh-cn': '玉米面包与风干肠',
            es: 'Pan de maíz y embutido curado',
            pt: 'Broa de milho e embutidos',
          },
          { 'en-US': 'Octopus from the grill', 'zh-cn': '炭烤章鱼', es: 'Pulpo a la parrilla', pt: 'Polvo na grelha' },
          {
            'en-US': 'Kid, roast potatoes',
            'zh-cn': '小山羊配烤土豆',
            es: 'Cabrito con patatas asadas',
            pt: 'Cabrito com batatas assadas',
          },
          {
            'en-US': 'Egg yolk custard, cinnamon',
            'zh-cn': '肉桂蛋黄布丁',
            es: 'Crema de yemas con canela',
            pt: 'Creme de ovos com canela',
          },
        ],
        usd: 3600,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Octopus, smashed potatoes, bay oil',
        'zh-cn': '章鱼配压碎土豆与月桂油',
        es: 'Pulpo con patatas aplastadas y aceite de laurel',
        pt: 'Polvo com batatas ao murro e azeite de louro',
      },
      {
        'en-US': 'Kid roasted over oak',
        'zh-cn': '橡木烤小山羊',
        es: 'Cabrito asado con leña de roble',
        pt: 'Cabrito assado na lenha de carvalho',
      },
      {
        'en-US': "Whole onion, sheep's curd",
        'zh-cn': '整颗烤洋葱配羊奶凝乳',
        es: 'Cebolla entera con requesón de oveja',
        pt: 'Cebola inteira com requeijão de ovelha',
      },
    ],
  },
  {
    key: 'tasca-do-cais-velho',
    city: 'porto',
    name: {
      'en-US': 'Tasca do Cais Velho',
      'zh-cn': '老码头小馆',
      es: 'Tasca do Cais Velho',
      pt: 'Tasca do Cais Velho',
    },
    cuisines: ['portuguese'],
    priceLevel: 1,
    story: {
      'en-US':
        'Dona Aurora opens when the tram from the centre has made its second run. There are two soups, one stew and a fish, chalked on a roof slate, and when they are gone she wipes it clean. Dock pilots eat at the back, walkers and their dogs near the door, everyone off the same thick plates.',
      'zh-cn':
        '从市中心开来的电车跑过第二趟，奥罗拉太太才开门。两样汤、一锅炖菜、一条鱼，写在一片屋顶石板上，卖完就擦掉。引水员坐在里头，散步的人带着狗坐在门边，用的都是同样厚实的盘子。',
      es: 'Doña Aurora abre cuando el tranvía del centro ha hecho su segundo viaje. Hay dos sopas, un guiso y un pescado, escritos en una teja de pizarra que limpia cuando se acaban. Los prácticos del puerto comen al fondo, los paseantes con perro junto a la puerta, todos en los mismos platos gruesos.',
      pt: 'Dona Aurora abre quando o bonde do centro faz a segunda viagem. São duas sopas, um ensopado e um peixe, escritos numa telha de ardósia que ela apaga quando acabam. Os práticos do porto comem no fundo, quem passeia com cachorro fica perto da porta, todos nos mesmos pratos grossos.',
    },
    address: 'Rua do Passeio Alegre 118, 4150-570 Porto',
    area: { 'en-US': 'Foz do Douro', 'zh-cn': '杜罗河口', es: 'Foz do Douro', pt: 'Foz do Douro' },
    at: [41.1486, -8.6722],
    phone: '+351225550119',
    facilities: ['outdoor', 'water_view', 'dogs'],
    hours: [
      { days: [1, 2, 3, 4, 5, 6], opens: '11:30', closes: '16:00', lastSeating: '15:00' },
      { days: [5, 6], opens: '18:30', closes: '22:30', lastSeating: '21:30' },
    ],
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
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 7,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Pavement tables', 'zh-cn': '路边座位', es: 'Mesas en la acera', pt: 'Mesas na calçada' },
        seats: [2, 4],
        tables: 4,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Kale soup with smoked sausage',
        'zh-cn': '羽衣甘蓝烟熏肠汤',
        es: 'Sopa de berza con chorizo ahumado',
        pt: 'Caldo verde com linguiça defumada',
      },
      {
        'en-US': 'Bean and tripe stew',
        'zh-cn': '白豆牛肚煲',
        es: 'Guiso de alubias y callos',
        pt: 'Tripas com feijão',
      },
      {
        'en-US': 'Fried horse mackerel, tomato rice',
        'zh-cn': '炸竹荚鱼配番茄饭',
        es: 'Jurelitos fritos con arroz de tomate',
        pt: 'Carapauzinhos fritos com arroz de tomate',
      },
    ],
  },
];
