import type { Family } from '../family.ts';
import { say } from '../wording.ts';

export const pets: readonly Family[] = [
  {
    key: 'bone', category: 'dogs', object: 'bone', sizes: 'smallLetters', price: [8, 24], weight: 140,
    noun: say('chew bone', '磨牙骨', 'hueso mordedor', 'osso mordedor'),
    use: say('An hour of peace, and cleaner teeth after it.', '安静一小时，牙齿也更干净。', 'Una hora de paz y dientes más limpios después.', 'Uma hora de paz e dentes mais limpos depois.'),
    paints: ['ivory', 'sand', 'blush'],
    articles: [['Rascal', 'naturalRubber', 'mintFlavour'], ['', 'oliveWood', null], ['Gnaw', 'naturalRubber', 'floats']],
  },
  {
    key: 'fetchball', category: 'dogs', object: 'racket', sizes: null, price: [14, 32], weight: 310,
    noun: say('fetch set', '拍球玩具套装', 'juego de lanzar', 'kit de arremesso'),
    use: say('Hits a ball as far as your dog can dream.', '一拍击出，爱犬追到梦里。', 'Lanza la pelota tan lejos como tu perro sueña.', 'Lança a bola tão longe quanto o cão sonha.'),
    paints: ['rose', 'lagoon', 'butter'],
    articles: [['Fetch', 'bioPlastic', 'floats'], ['', 'beech', 'softGrip'], ['Park', null, 'twoBalls']],
  },
  {
    key: 'bell', category: 'collars', object: 'bell', sizes: null, price: [6, 16], weight: 18,
    noun: say('collar bell', '项圈铃铛', 'cascabel para collar', 'sininho de coleira'),
    use: say('A soft ring that gives the birds a head start.', '轻轻一响，让小鸟先飞一步。', 'Un sonido suave que da ventaja a los pájaros.', 'Um som suave que dá vantagem aos pássaros.'),
    paints: ['gold', 'rose', 'sky'],
    articles: [['Tinker', 'brass', null], ['', 'steel', 'metalClip'], ['Jingle', 'brass', 'reflective']],
  },
  {
    key: 'yarn', category: 'cats', object: 'yarn', sizes: 'pack', price: [6, 16], weight: 60,
    noun: say('yarn ball', '毛线球', 'ovillo de juego', 'novelo de brincar'),
    use: say('Wound tight so it rolls far and unravels slowly.', '绕得紧实，滚得远、散得慢。', 'Bien apretado: rueda lejos y se deshace despacio.', 'Bem apertado: rola longe e desmancha devagar.'),
    paints: ['sky', 'rust', 'sage', 'lilac'],
    articles: [['Pounce', 'wool', 'catnip'], ['', 'cotton', 'bellInside'], ['Tangle', 'sisal', null]],
  },
  {
    key: 'feather', category: 'cats', object: 'feather', sizes: null, price: [7, 18], weight: 40,
    noun: say('feather teaser', '羽毛逗猫棒', 'varita de plumas', 'varinha de penas'),
    use: say('Flutters like the real thing, on a wand that bends.', '如真鸟般扑动，杆身柔韧。', 'Revolotea como de verdad, en una varita flexible.', 'Esvoaça como de verdade, em uma varinha flexível.'),
    paints: ['natural', 'moss', 'plum'],
    articles: [['Swoop', 'naturalFeather', 'bellInside'], ['', 'naturalFeather', 'longHandle'], ['Flit', 'sisal', null]],
  },
  {
    key: 'hut', category: 'petbeds', object: 'hut', sizes: 'smallLetters', price: [42, 118], weight: 2400,
    noun: say('pet house', '宠物小屋', 'casita para mascotas', 'casinha para pets'),
    use: say('A den with one door and a roof to nap under.', '一扇门、一片屋檐，打盹刚刚好。', 'Una guarida con una puerta y un techo para la siesta.', 'Uma toca com uma porta e um teto para a soneca.'),
    paints: ['sand', 'cocoa'],
    articles: [['Den', 'wool', 'removableCover'], ['', 'rattan', 'cushionIncluded'], ['Cabana', 'seagrass', 'cushionIncluded']],
  },
  {
    key: 'petbasket', category: 'petbeds', object: 'basket', sizes: 'smallLetters', price: [34, 84], weight: 1100,
    noun: say('carrier basket', '宠物提篮', 'cesta transportín', 'cesta de transporte'),
    use: say('For the vet, the train, and the good spot by the window.', '去医院、坐火车，或放在窗边好位置。', 'Para el veterinario, el tren y el sitio junto a la ventana.', 'Para o veterinário, o trem e o lugar junto à janela.'),
    paints: ['cocoa', 'sage', 'sand'],
    articles: [['Ferry', 'willow', 'cushionIncluded'], ['', 'rattan', 'leatherHandle'], ['Nest', 'seagrass', 'cottonLining']],
  },
  {
    key: 'can', category: 'petfood', object: 'can', sizes: 'cans', price: [3, 9], weight: 420,
    noun: say('wet food', '宠物湿粮罐头', 'comida húmeda', 'alimento úmido'),
    use: say('Short ingredient list, tall appetite.', '配料简短，胃口大开。', 'Lista de ingredientes corta, apetito grande.', 'Lista de ingredientes curta, apetite grande.'),
    paints: ['cherry', 'lagoon', 'butter'],
    articles: [['Bistro', null, 'chickenRice'], ['Costa', null, 'salmonPea'], ['Prado', null, 'beefCarrot']],
  },
  {
    key: 'petbowl', category: 'petfood', object: 'bowl', sizes: 'smallLetters', price: [12, 34], weight: 480,
    noun: say('pet bowl', '宠物碗', 'comedero', 'comedouro'),
    use: say('Heavy enough to stay put when dinner is exciting.', '够沉，开饭再激动也不跑位。', 'Pesa lo justo para no moverse cuando la cena emociona.', 'Pesado o bastante para não sair do lugar no jantar.'),
    paints: ['lagoon', 'clay', 'stone'],
    articles: [['Supper', 'stoneware', 'gripSole'], ['', 'steel', 'gripSole'], ['Slow', 'bambooWood', 'slowFeed']],
  },
  {
    key: 'aquatoy', category: 'aquarium', object: 'goldfish', sizes: null, price: [9, 26], weight: 120,
    noun: say('aquarium figure', '鱼缸摆件', 'figura para acuario', 'enfeite de aquário'),
    use: say('Sways with the current and never needs feeding.', '随水轻摆，从不用喂。', 'Se mece con la corriente y nunca pide comida.', 'Balança com a corrente e nunca pede comida.'),
    paints: ['sky', 'clay', 'butter'],
    articles: [['Reef', 'resin', 'floats'], ['', 'glass', 'handPainted'], ['Atoll', 'resin', null]],
  },
];
