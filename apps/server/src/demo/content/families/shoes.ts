import type { Family } from '../family.ts';
import { say } from '../wording.ts';

export const shoes: readonly Family[] = [
  {
    key: 'sneaker', category: 'sneakers', object: 'sneaker', sizes: 'euAll', price: [58, 128], weight: 640,
    noun: say('runners', '跑鞋', 'zapatillas', 'tênis'),
    use: say('Light underfoot, steady on wet stone.', '脚感轻盈，湿石路上也稳。', 'Ligeras al pisar, firmes sobre piedra mojada.', 'Leves na pisada, firmes em pedra molhada.'),
    paints: ['sky', 'stone', 'sage', 'lilac', 'ink'],
    articles: [['Tidewalk', 'knit', null], ['', 'recycledPoly', 'gumSole'], ['Breaker', 'suede', 'cushionSole'], ['Promenade', 'leather', null], ['Current', 'knit', 'reflective']],
  },
  {
    key: 'heel', category: 'heels', object: 'heel', sizes: 'euWomen', price: [68, 148], weight: 520,
    noun: say('heels', '高跟鞋', 'zapatos de tacón', 'sapatos de salto'),
    use: say('A slim heel with a padded sole for the whole evening.', '细跟配软垫，整晚都舒服。', 'Tacón fino con plantilla acolchada para toda la noche.', 'Salto fino com palmilha macia para a noite toda.'),
    paints: ['cherry', 'ink', 'blush', 'plum'],
    articles: [['Tango', 'suede', null], ['', 'patent', 'pointedToe'], ['Milonga', 'leather', 'ankleStrap'], ['Vesper', 'satin', null]],
  },
  {
    key: 'mule', category: 'sandals', object: 'mule', sizes: 'euWomen', price: [44, 92], weight: 480,
    noun: say('heeled mules', '高跟穆勒鞋', 'sandalias mule', 'sandálias mule'),
    use: say('Slip in, walk out, arrive with dry feet and a straight back.', '一脚蹬上，从容出门。', 'Se calzan en un segundo y aguantan toda la tarde.', 'Calçam em um segundo e aguentam a tarde toda.'),
    paints: ['clay', 'sand', 'rose', 'sage'],
    articles: [['Piazza', 'leather', null], ['', 'raffia', 'blockHeel'], ['Terrazza', 'suede', 'paddedInsole']],
  },
  {
    key: 'flipflop', category: 'sandals', object: 'flipflop', sizes: 'euAll', price: [14, 34], weight: 260,
    noun: say('flip-flops', '人字拖', 'chanclas', 'chinelos'),
    use: say('From the shower to the sand and back again.', '从淋浴间到沙滩，一双走到底。', 'De la ducha a la arena y de vuelta.', 'Do chuveiro à areia e de volta.'),
    paints: ['sky', 'clay', 'moss', 'navy'],
    articles: [['Praia', 'naturalRubber', null], ['', 'cork', 'paddedInsole'], ['Surf', 'eva', 'gripSole']],
  },
  {
    key: 'flat', category: 'flats', object: 'flat', sizes: 'euWomen', price: [46, 98], weight: 380,
    noun: say('flats', '平底鞋', 'bailarinas', 'sapatilhas'),
    use: say('Folds in the bag, holds its shape on the foot.', '能折进包里，上脚依然有型。', 'Se pliegan en el bolso y conservan la forma en el pie.', 'Dobram na bolsa e mantêm a forma no pé.'),
    paints: ['sky', 'blush', 'ink', 'sand'],
    articles: [['Étude', 'leather', null], ['', 'suede', 'roundToe'], ['Vélo', 'knit', 'packable']],
  },
  {
    key: 'ballet', category: 'flats', object: 'ballet', sizes: 'euWomen', price: [28, 54], weight: 240,
    noun: say('ballet slippers', '芭蕾舞鞋', 'zapatillas de ballet', 'sapatilhas de balé'),
    use: say('A split sole for the barre and quiet steps at home.', '分底设计，练功与居家皆轻巧。', 'Suela partida para la barra y pasos suaves en casa.', 'Sola dividida para a barra e passos leves em casa.'),
    paints: ['rose', 'blush', 'ivory'],
    articles: [['Arabesque', 'canvas', 'crossStraps'], ['', 'leather', 'splitSole'], ['Relevé', 'satin', null]],
  },
  {
    key: 'brogue', category: 'loafers', object: 'brogue', sizes: 'euMen', price: [88, 186], weight: 880,
    noun: say('derby shoes', '德比鞋', 'zapatos derby', 'sapatos derby'),
    use: say('Laced, welted and made to be resoled.', '系带沿条工艺，可换底续穿。', 'Con cordones y vira, hechos para cambiar la suela.', 'Com cadarço e vira, feitos para trocar a sola.'),
    paints: ['cocoa', 'ink', 'rust', 'sand'],
    articles: [['Porto', 'leather', 'stitchedWelt'], ['', 'suede', 'gumSole'], ['Clerk', 'vegLeather', null], ['Rua', 'grainLeather', 'stitchedWelt']],
  },
  {
    key: 'ankleboot', category: 'boots', object: 'ankleboot', sizes: 'euWomen', price: [88, 178], weight: 940,
    noun: say('ankle boots', '短靴', 'botines', 'botas de cano curto'),
    use: say('A zip at the side and a heel for cobbled streets.', '侧拉链，稳稳走过石板路。', 'Cremallera lateral y un tacón para calles empedradas.', 'Zíper lateral e um salto para ruas de pedra.'),
    paints: ['cherry', 'ink', 'cocoa', 'sage'],
    articles: [['Alfama', 'leather', null], ['', 'suede', 'sideZip'], ['Chelsea', 'grainLeather', 'blockHeel']],
  },
  {
    key: 'hikingboot', category: 'boots', object: 'hikingboot', sizes: 'euAll', price: [96, 188], weight: 1180,
    noun: say('hiking boots', '登山靴', 'botas de montaña', 'botas de trilha'),
    use: say('Grip on rock, dry in streams, kind on the way down.', '抓岩、防水，下坡也护脚。', 'Agarre en la roca, secas en el arroyo, amables al bajar.', 'Firmes na rocha, secas no riacho, gentis na descida.'),
    paints: ['sand', 'moss', 'cocoa', 'rust'],
    articles: [['Sierra', 'nubuck', 'waterproofLining'], ['', 'leather', 'gripSole'], ['Cairn', 'suede', 'cushionSole'], ['Mesa', 'nubuck', null]],
  },
  {
    key: 'skate', category: 'skates', object: 'skate', sizes: 'euAll', price: [78, 158], weight: 1650,
    noun: say('ice skates', '冰鞋', 'patines de hielo', 'patins de gelo'),
    use: say('A sharp edge and a warm collar for the first ice.', '利刃配暖领，迎接第一场冰。', 'Filo vivo y cuello cálido para el primer hielo.', 'Lâmina afiada e gola quente para o primeiro gelo.'),
    paints: ['ivory', 'sky', 'blush'],
    articles: [['Rink', 'leather', 'steelBlade'], ['', 'leather', 'fleeceLining'], ['Axel', null, 'ankleSupport']],
  },
  {
    key: 'rollerskate', category: 'skates', object: 'rollerskate', sizes: 'euAll', price: [72, 148], weight: 1900,
    noun: say('roller skates', '轮滑鞋', 'patines', 'patins'),
    use: say('Four soft wheels for boardwalks and empty car parks.', '四个软轮，木栈道与空旷广场任你滑。', 'Cuatro ruedas suaves para paseos y aparcamientos vacíos.', 'Quatro rodas macias para calçadões e pátios vazios.'),
    paints: ['rose', 'mint', 'butter'],
    articles: [['Disco', 'suede', 'softWheels'], ['', 'leather', 'toeStop'], ['Boardwalk', null, 'ankleSupport']],
  },
];
