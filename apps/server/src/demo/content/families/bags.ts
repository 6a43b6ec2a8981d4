import type { Family } from '../family.ts';
import { say } from '../wording.ts';

export const bags: readonly Family[] = [
  {
    key: 'tote', category: 'totes', object: 'tote', sizes: null, price: [68, 168], weight: 720,
    noun: say('tote', '托特包', 'bolso tote', 'bolsa tote'),
    use: say('Room for a laptop, a book and what the day adds.', '装得下电脑、一本书和一天里多出来的东西。', 'Espacio para el portátil, un libro y lo que el día añada.', 'Espaço para o notebook, um livro e o que o dia trouxer.'),
    paints: ['sand', 'sage', 'ink', 'clay'],
    articles: [['Harbour', 'leather', 'twoToneBase'], ['', 'canvas', 'zipTop'], ['Quay', 'suede', 'innerPocket'], ['Wharf', 'grainLeather', null], ['Tideline', 'cork', 'longStraps'], ['Market', 'waxedCanvas', 'outerPocket']],
  },
  {
    key: 'shopper', category: 'totes', object: 'shopper', sizes: null, price: [14, 36], weight: 180,
    noun: say('shopper pair', '购物袋两件装', 'par de bolsas de compra', 'par de sacolas'),
    use: say('Two bags that fold flat and carry twelve kilos each.', '两只可折平的袋子，每只承重十二公斤。', 'Dos bolsas que se pliegan y cargan doce kilos cada una.', 'Duas sacolas que dobram e levam doze quilos cada.'),
    paints: ['sky', 'sage', 'rose'],
    articles: [['Mercado', 'recycledPoly', 'packable'], ['', 'organicCotton', 'longStraps'], ['Feira', 'jute', null]],
  },
  {
    key: 'clutch', category: 'evening', object: 'clutch', sizes: null, price: [42, 96], weight: 240,
    noun: say('clutch', '口金包', 'bolso de mano', 'bolsa clutch'),
    use: say('Phone, keys, lipstick, and a clasp that clicks.', '手机、钥匙、口红，外加一声清脆的扣响。', 'Móvil, llaves, labial y un cierre que hace clic.', 'Celular, chaves, batom e um fecho que faz clique.'),
    paints: ['rose', 'gold', 'ink', 'plum'],
    articles: [['Soirée', 'satin', 'kissClasp'], ['', 'velvet', 'chainStrap'], ['Ópera', 'leather', null], ['Minuit', 'suede', 'kissClasp']],
  },
  {
    key: 'pouch', category: 'evening', object: 'pouch', sizes: null, price: [22, 58], weight: 130,
    noun: say('pouch', '化妆包', 'neceser', 'necessaire'),
    use: say('Keeps the small things together, in a bag or on a shelf.', '把小物收在一起，放包里或摆架上都行。', 'Guarda lo pequeño junto, en el bolso o en la repisa.', 'Mantém as coisas pequenas juntas, na bolsa ou na prateleira.'),
    paints: ['blush', 'sage', 'clay', 'lilac'],
    articles: [['Tuck', 'canvas', null], ['', 'leather', 'wipeLining'], ['Pebble', 'grainLeather', 'zipTop'], ['Bento', 'nylon', 'innerPocket']],
  },
  {
    key: 'backpack', category: 'backpacks', object: 'backpack', sizes: null, price: [54, 138], weight: 860,
    noun: say('backpack', '双肩包', 'mochila', 'mochila'),
    use: say('Carries close to the back and opens wide on the table.', '贴背背负，摊开即取。', 'Va pegada a la espalda y se abre del todo en la mesa.', 'Fica junto às costas e abre por inteiro na mesa.'),
    paints: ['moss', 'navy', 'clay', 'ink', 'sage'],
    articles: [['Ridge', null, null, '18 L'], ['', 'waxedCanvas', 'laptopSleeve', '22 L'], ['Summit', 'recycledPoly', 'rainCover', '30 L'], ['Campus', 'canvas', 'laptopSleeve'], ['Trailhead', 'nylon', 'chestStrap', '26 L']],
  },
  {
    key: 'briefcase', category: 'workbags', object: 'briefcase', sizes: null, price: [98, 228], weight: 1150,
    noun: say('briefcase', '公文包', 'maletín', 'pasta executiva'),
    use: say('Two compartments, one lock, and a handle that wears in.', '双隔层、一把锁，手柄越用越有味道。', 'Dos compartimentos, un cierre y un asa que mejora con los años.', 'Dois compartimentos, um fecho e uma alça que melhora com o uso.'),
    paints: ['cocoa', 'ink', 'rust', 'navy'],
    articles: [['Ledger', 'leather', 'brassLock'], ['', 'grainLeather', 'laptopSleeve'], ['Counsel', 'vegLeather', null], ['Notary', 'waxedCanvas', 'brassLock']],
  },
  {
    key: 'basketbag', category: 'baskets', object: 'basket', sizes: null, price: [28, 74], weight: 540,
    noun: say('market basket', '藤编提篮', 'cesta de mercado', 'cesta de feira'),
    use: say('For flowers on Saturday and a picnic on Sunday.', '周六装花，周日野餐。', 'Para las flores del sábado y el pícnic del domingo.', 'Para as flores de sábado e o piquenique de domingo.'),
    paints: ['sand', 'cocoa', 'butter'],
    articles: [['Provence', 'willow', null], ['', 'seagrass', 'leatherHandle'], ['Alentejo', 'rattan', 'cottonLining'], ['Picnic', 'bambooWood', null]],
  },
];
