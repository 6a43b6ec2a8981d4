import type { Family } from '../family.ts';
import { say } from '../wording.ts';

export const beauty: readonly Family[] = [
  {
    key: 'lipstick', category: 'makeup', object: 'lipstick', sizes: null, price: [14, 34], weight: 24,
    noun: say('lip colour', '口红', 'labial', 'batom'),
    use: say('Colour in one pass, soft on the lips until evening.', '一抹显色，柔润到晚。', 'Color en una pasada, suave en los labios hasta la noche.', 'Cor em uma passada, macio nos lábios até a noite.'),
    paints: ['cherry', 'rose', 'clay', 'plum', 'blush'],
    articles: [['Velvet', null, 'matteFinish'], ['', 'sheaButter', 'satinFinish'], ['Fado', 'roseOil', 'twelveHours'], ['Petal', 'sheaButter', 'tintedBalm']],
  },
  {
    key: 'polish', category: 'makeup', object: 'polish', sizes: null, price: [8, 18], weight: 38,
    noun: say('nail polish', '指甲油', 'esmalte de uñas', 'esmalte'),
    use: say('Two thin coats, dry in four minutes, ten days without chips.', '两层薄涂，四分钟速干，十天不剥落。', 'Dos capas finas, seco en cuatro minutos y diez días sin desconchones.', 'Duas camadas finas, seca em quatro minutos e dura dez dias.'),
    paints: ['lilac', 'cherry', 'sage', 'sky'],
    articles: [['Gloss', null, 'gelShine'], ['', 'plantBase', 'quickDry'], ['Matte', null, 'matteFinish']],
  },
  {
    key: 'lotion', category: 'skincare', object: 'lotion', sizes: 'volume', price: [16, 42], weight: 320,
    noun: say('body lotion', '身体乳', 'loción corporal', 'loção corporal'),
    use: say('Sinks in before the shirt goes on.', '穿衣前就已吸收。', 'Se absorbe antes de ponerse la camisa.', 'Absorve antes de vestir a camisa.'),
    paints: ['blush', 'sage', 'butter', 'sky', 'lilac'],
    articles: [['Calm', 'oat', 'fragranceFree'], ['', 'sheaButter', 'vanillaScent'], ['Alba', 'almondOil', null], ['Mar', 'seaweed', 'seaSaltScent'], ['Fig', 'oliveOil', 'figScent']],
  },
  {
    key: 'botanical', category: 'skincare', object: 'herb', sizes: 'smallVolume', price: [18, 54], weight: 90,
    noun: say('face oil', '面部精油', 'aceite facial', 'óleo facial'),
    use: say('Three drops at night, pressed in with warm hands.', '晚间三滴，温热掌心按压吸收。', 'Tres gotas por la noche, con las manos tibias.', 'Três gotas à noite, com as mãos mornas.'),
    paints: ['natural', 'moss', 'lagoon'],
    articles: [['Verde', 'oliveOil', 'pumpBottle'], ['', 'roseOil', 'pumpBottle'], ['Sálvia', 'jojoba', null]],
  },
  {
    key: 'soap', category: 'bath', object: 'soap', sizes: 'pack', price: [7, 18], weight: 120,
    noun: say('soap bar', '手工皂', 'pastilla de jabón', 'sabonete em barra'),
    use: say('A hard bar that lasts a month and leaves no film.', '耐用一个月，冲洗无残留。', 'Una pastilla dura que dura un mes y no deja rastro.', 'Uma barra firme que dura um mês e não deixa resíduo.'),
    paints: ['blush', 'sage', 'butter', 'lilac'],
    articles: [['Castile', 'oliveOil', null], ['', 'oat', 'fragranceFree'], ['Lavanda', 'almondOil', 'lavenderScent'], ['Citrus', 'oliveOil', 'citrusScent']],
  },
  {
    key: 'sponge', category: 'bath', object: 'sponge', sizes: 'pack', price: [6, 19], weight: 40,
    noun: say('bath sponge', '沐浴海绵', 'esponja de baño', 'esponja de banho'),
    use: say('Big soft foam from very little soap.', '少量皂液，绵密泡沫。', 'Mucha espuma suave con muy poco jabón.', 'Muita espuma macia com pouco sabonete.'),
    paints: ['butter', 'sand', 'mint'],
    articles: [['Kalymnos', 'seaSponge', null], ['', 'konjac', 'hangingLoop'], ['Lufa', 'loofah', 'hangingLoop']],
  },
  {
    key: 'toothbrush', category: 'grooming', object: 'toothbrush', sizes: 'pack', price: [4, 14], weight: 20,
    noun: say('toothbrush', '牙刷', 'cepillo de dientes', 'escova de dentes'),
    use: say('Soft tips, small head, a handle that stands up to travel.', '软毛小头，刷柄耐旅行。', 'Puntas suaves, cabezal pequeño y un mango que viaja bien.', 'Pontas macias, cabeça pequena e um cabo bom de viagem.'),
    paints: ['cherry', 'sky', 'sage'],
    articles: [['Fresco', 'bambooWood', 'softBristles'], ['', 'bioPlastic', 'travelCase'], ['Menta', 'bambooWood', null]],
  },
  {
    key: 'razor', category: 'grooming', object: 'razor', sizes: null, price: [18, 58], weight: 86,
    noun: say('safety razor', '安全剃须刀', 'maquinilla de afeitar', 'aparelho de barbear'),
    use: say('One blade, good weight, refills that cost little.', '单刃设计，手感扎实，换刀片便宜。', 'Una hoja, buen peso y recambios que cuestan poco.', 'Uma lâmina, bom peso e refis que custam pouco.'),
    paints: ['sky', 'ink', 'gold'],
    articles: [['Barber', 'steel', null], ['', 'brass', 'longHandle'], ['Close', 'aluminium', 'travelCase']],
  },
  {
    key: 'mirror', category: 'mirrors', object: 'mirror', sizes: null, price: [32, 128], weight: 1400,
    noun: say('vanity mirror', '梳妆镜', 'espejo de tocador', 'espelho de penteadeira'),
    use: say('A true reflection with a frame worth hanging.', '映照清晰，边框也值得一挂。', 'Un reflejo fiel con un marco que merece colgarse.', 'Um reflexo fiel com uma moldura que merece a parede.'),
    paints: ['gold', 'sage', 'rose', 'ivory'],
    articles: [['Flora', 'brass', 'scallopedEdge'], ['', 'rattan', 'wallHook'], ['Rococo', 'oak', 'scallopedEdge'], ['Petite', 'resin', 'tableStand']],
  },
];
