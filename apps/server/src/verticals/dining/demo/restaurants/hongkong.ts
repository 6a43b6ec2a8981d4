import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const hongkong: readonly DemoRestaurant[] = [
  {
    key: 'second-kettle-hongkong',
    city: 'hongkong',
    name: {
      'en-US': 'Second Kettle Central',
      'zh-cn': '第二壶·中环店',
      es: 'Second Kettle Central',
      pt: 'Second Kettle Central',
    },
    cuisines: ['chinese', 'noodles'],
    priceLevel: 1,
    story: {
      'en-US':
        "Aunt Shen's nephew runs this one on a slope so steep that the stools have uneven legs. Same scallion oil, carried down by train each fortnight; everything else has turned Cantonese, with springy noodles, wonton in shrimp roe broth and milk tea pulled through a cloth. Office people eat in eleven minutes. You need not hurry.",
      'zh-cn':
        '沈阿姨的侄子守着这一家，坡陡得凳脚都长短不一。葱油还是那一坛，隔周坐火车带下来；其余都入乡随俗：爽弹竹升面，虾子清汤云吞，布袋拉出来的奶茶。写字楼的人十一分钟吃完，您不必赶。',
      es: 'El sobrino de la tía Shen lleva este, en una cuesta tan empinada que los taburetes tienen patas desiguales. El aceite de cebolleta es el mismo y baja en tren cada quince días; lo demás se ha vuelto cantonés: fideos firmes, wonton en caldo de hueva de camarón y té con leche colado en tela. Los oficinistas comen en once minutos. Tú no tienes prisa.',
      pt: 'O sobrinho da tia Shen cuida desta, numa ladeira tão íngreme que os bancos têm pernas desiguais. O óleo de cebolinha é o mesmo e desce de trem a cada quinze dias; o resto virou cantonês: macarrão firme, wonton em caldo de ovas de camarão e chá com leite coado no pano. O pessoal dos escritórios come em onze minutos. Você não precisa correr.',
    },
    address: '37 Gough Street, Central, Hong Kong',
    area: { 'en-US': 'Central', 'zh-cn': '中环', es: 'Central', pt: 'Central' },
    at: [22.2838, 114.1521],
    phone: '+85235550164',
    facilities: ['chef_counter', 'open_kitchen', 'vegetarian_dishes', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '07:30', closes: '21:30', lastSeating: '20:30' }],
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
        name: { 'en-US': 'Booths', 'zh-cn': '卡座', es: 'Reservados', pt: 'Cabines' },
        seats: [1, 4],
        tables: 6,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Counter', 'zh-cn': '吧台', es: 'Barra', pt: 'Balcão' },
        seats: [1, 2],
        tables: 4,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Wonton noodles, shrimp roe',
        'zh-cn': '虾子云吞面',
        es: 'Fideos con wonton y hueva de camarón',
        pt: 'Macarrão com wonton e ovas de camarão',
      },
      {
        'en-US': 'Beef brisket, daikon',
        'zh-cn': '萝卜牛腩',
        es: 'Falda de ternera con rábano daikon',
        pt: 'Peito de boi com nabo',
      },
      {
        'en-US': 'Silk milk tea, pineapple bun',
        'zh-cn': '丝袜奶茶配菠萝包',
        es: 'Té con leche sedoso y bollo de piña',
        pt: 'Chá com leite sedoso e pãozinho',
      },
    ],
  },
  {
    key: 'begonia-hall',
    city: 'hongkong',
    name: { 'en-US': 'Begonia Hall', 'zh-cn': '海棠楼', es: 'Begonia Hall', pt: 'Begonia Hall' },
    cuisines: ['chinese', 'seafood'],
    priceLevel: 4,
    story: {
      'en-US':
        'Nineteen floors up, the harbour does the decorating and the room keeps out of its way: grey silk, round tables, one begonia in each window. Steamed fish is timed to the swing of the kitchen door. At lunch the trolleys return, an old habit that chef Kwok brought back after guests kept asking to see before choosing.',
      'zh-cn':
        '十九层楼上，装饰交给海港，厅里只退后一步：灰绸、圆桌，每扇窗前一盆海棠。蒸鱼的火候算到厨房门的一开一合。午市点心车又推了出来，郭师傅说，客人总想先看一眼再挑。',
      es: 'En el piso diecinueve, el puerto se encarga de la decoración y la sala se aparta: seda gris, mesas redondas, una begonia en cada ventana. El pescado al vapor se mide por el vaivén de la puerta de cocina. A mediodía vuelven los carritos, una vieja costumbre que el chef Kwok recuperó porque todos querían ver antes de elegir.',
      pt: 'No décimo nono andar, o porto cuida da decoração e a sala não atrapalha: seda cinza, mesas redondas, uma begônia em cada janela. O peixe no vapor é cronometrado pelo vaivém da porta da cozinha. No almoço voltam os carrinhos, velho hábito que o chef Kwok retomou porque todos queriam ver antes de escolher.',
    },
    address: '8 Middle Road, Tsim Sha Tsui, Hong Kong',
    area: { 'en-US': 'Tsim Sha Tsui', 'zh-cn': '尖沙咀', es: 'Tsim Sha Tsui', pt: 'Tsim Sha Tsui' },
    at: [22.2949, 114.1728],
    phone: '+85235550119',
    facilities: ['water_view', 'private_room', 'chef_counter', 'step_free', 'high_chairs', 'parking', 'wine_list'],
    hours: [
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '11:30', closes: '15:30', lastSeating: '13:00' },
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '18:00', closes: '23:15', lastSeating: '20:45' },
    ],
    noticeMinutes: 1440,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
      { upTo: 14, minutes: 180 },
    ],
    bufferMinutes: 30,
    maxParty: 14,
    depositUsd: 2500,
    depositFromParty: 6,
    cancelSteps: [
      { hoursBefore: 48, percent: 50 },
      { hoursBefore: 12, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Harbour hall', 'zh-cn': '海景厅', es: 'Salón del puerto', pt: 'Salão do porto' },
        seats: [2, 6],
        tables: 12,
      },
      {
        key: 'room',
        name: { 'en-US': 'Begonia rooms', 'zh-cn': '海棠阁', es: 'Salas Begonia', pt: 'Salas Begônia' },
        seats: [8, 14],
        tables: 3,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Tea bar', 'zh-cn': '茶台', es: 'Barra de té', pt: 'Balcão de chá' },
        seats: [1, 2],
        tables: 3,
      },
    ],
    menus: [
      {
        name: {
          'en-US': 'Trolley lunch',
          'zh-cn': '点心车午市',
          es: 'Almuerzo de carritos',
          pt: 'Almoço dos carrinhos',
        },
        courses: [
          {
            'en-US': 'Five kinds of dim sum',
            'zh-cn': '五款点心',
            es: 'Cinco clases de dim sum',
            pt: 'Cinco tipos de dim sum',
          },
          { 'en-US': 'Soup of the day', 'zh-cn': '例汤', es: 'Sopa del día', pt: 'Sopa do dia' },
          {
            'en-US': 'Fried rice in lotus leaf',
            'zh-cn': '荷叶饭',
            es: 'Arroz frito en hoja de loto',
            pt: 'Arroz frito em folha de lótus',
          },
          {
            'en-US': 'Almond milk, egg white',
            'zh-cn': '蛋白杏仁茶',
            es: 'Leche de almendra con clara de huevo',
            pt: 'Leite de amêndoa com clara de ovo',
          },
        ],
        usd: 4800,
        minPeople: 2,
        prepaid: false,
      },
      {
        name: { 'en-US': 'Evening menu', 'zh-cn': '晚市菜单', es: 'Menú de noche', pt: 'Menu da noite' },
        courses: [
          {
            'en-US': 'Barbecued pork, jellyfish',
            'zh-cn': '叉烧海蜇',
            es: 'Cerdo asado y medusa',
            pt: 'Porco assado e água-viva',
          },
          {
            'en-US': 'Double boiled soup',
            'zh-cn': '老火炖汤',
            es: 'Sopa de doble cocción',
            pt: 'Sopa de dupla cocção',
          },
          {
            'en-US': 'Garoupa, tangerine peel',
            'zh-cn': '陈皮石斑',
            es: 'Mero con piel de mandarina',
            pt: 'Garoupa com casca de tangerina',
          },
          {
            'en-US': 'Crisp skin chicken',
            'zh-cn': '脆皮炸子鸡',
            es: 'Pollo de piel crujiente',
            pt: 'Frango de pele crocante',
          },
          { 'en-US': 'Walnut cream', 'zh-cn': '核桃露', es: 'Crema de nuez', pt: 'Creme de nozes' },
        ],
        usd: 11800,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Steamed garoupa, aged tangerine peel',
        'zh-cn': '陈皮清蒸石斑',
        es: 'Mero al vapor con piel de mandarina añeja',
        pt: 'Garoupa no vapor com casca de tangerina curada',
      },
      {
        'en-US': 'Crisp skin chicken',
        'zh-cn': '脆皮炸子鸡',
        es: 'Pollo de piel crujiente',
        pt: 'Frango de pele crocante',
      },
      {
        'en-US': 'Prawn dumplings, bamboo shoot',
        'zh-cn': '笋尖鲜虾饺',
        es: 'Empanadillas de gamba y bambú',
        pt: 'Bolinhos de camarão e broto de bambu',
      },
    ],
  },
];
