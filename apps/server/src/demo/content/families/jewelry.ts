import type { Family } from '../family.ts';
import { say } from '../wording.ts';

export const jewelry: readonly Family[] = [
  {
    key: 'ring', category: 'rings', object: 'ring', sizes: 'ring', price: [68, 248], weight: 6,
    noun: say('ring', '戒指', 'anillo', 'anel'),
    use: say('A single stone set low, so it never catches on a sleeve.', '单石低镶，不勾衣袖。', 'Una sola piedra de engaste bajo, que no se engancha en la manga.', 'Uma única pedra em cravação baixa, que não prende na manga.'),
    paints: ['silver', 'gold', 'rose'],
    articles: [['Lumen', 'sterling', 'topaz'], ['', 'goldVermeil', 'zirconia'], ['Halo', 'sterling', null], ['Orbit', 'goldVermeil', 'aquamarine']],
  },
  {
    key: 'beads', category: 'necklaces', object: 'beads', sizes: null, price: [38, 118], weight: 42,
    noun: say('bead bracelet', '串珠手链', 'pulsera de cuentas', 'pulseira de contas'),
    use: say('Strung by hand and knotted between each bead.', '手工串制，颗颗打结。', 'Ensartada a mano, con un nudo entre cuenta y cuenta.', 'Montada à mão, com um nó entre cada conta.'),
    paints: ['clay', 'ivory', 'sage', 'sky'],
    articles: [['Mala', 'sandalwood', 'silkTassel'], ['', 'freshwaterPearl', null], ['Costa', 'coralGlass', 'silkTassel'], ['Jade', 'aventurine', null]],
  },
  {
    key: 'pendant', category: 'necklaces', object: 'gem', sizes: null, price: [54, 186], weight: 9,
    noun: say('pendant', '吊坠', 'colgante', 'pingente'),
    use: say('One cut stone on a fine chain, worn every day.', '细链上一颗切割宝石，天天都能戴。', 'Una piedra tallada en una cadena fina, para todos los días.', 'Uma pedra lapidada em corrente fina, para todos os dias.'),
    paints: ['sky', 'rose', 'mint', 'lilac'],
    articles: [['Facet', 'sterling', 'topaz'], ['', 'goldVermeil', 'aquamarine'], ['Prism', 'sterling', 'zirconia']],
  },
  {
    key: 'tiara', category: 'hairpieces', object: 'crown', sizes: null, price: [46, 128], weight: 120,
    noun: say('tiara', '头冠', 'tiara', 'tiara'),
    use: say('For brides, birthdays and school plays taken seriously.', '献给新娘、寿星与认真的舞台剧。', 'Para novias, cumpleaños y funciones tomadas en serio.', 'Para noivas, aniversários e peças levadas a sério.'),
    paints: ['gold', 'silver', 'rose'],
    articles: [['Regina', 'goldPlated', 'zirconia'], ['', 'sterling', 'pearlDetail'], ['Infanta', 'goldPlated', null]],
  },
  {
    key: 'bow', category: 'hairpieces', object: 'bow', sizes: null, price: [12, 28], weight: 30,
    noun: say('hair bow', '蝴蝶结发饰', 'lazo para el pelo', 'laço de cabelo'),
    use: say('A full bow on a clip that does not slip.', '饱满蝴蝶结，夹子不滑落。', 'Un lazo amplio sobre una pinza que no resbala.', 'Um laço cheio em um prendedor que não escorrega.'),
    paints: ['cherry', 'ink', 'blush', 'navy'],
    articles: [['Colette', 'satin', null], ['', 'velvet', 'metalClip'], ['Margot', 'silk', 'longTails']],
  },
  {
    key: 'comb', category: 'hairpieces', object: 'comb', sizes: null, price: [9, 26], weight: 40,
    noun: say('wide-tooth comb', '宽齿梳', 'peine de púas anchas', 'pente de dentes largos'),
    use: say('Untangles wet curls without pulling.', '湿发卷发轻松梳开，不拉扯。', 'Desenreda rizos mojados sin tirones.', 'Desembaraça cachos molhados sem puxar.'),
    paints: ['plum', 'cocoa', 'sage'],
    articles: [['Onda', 'acetate', null], ['', 'sandalwood', 'roundTips'], ['Rizo', 'acetate', 'travelCase']],
  },
  {
    key: 'watch', category: 'watches', object: 'watch', sizes: null, price: [98, 328], weight: 78,
    noun: say('watch', '腕表', 'reloj', 'relógio'),
    use: say('A clear dial, a quiet movement, and a strap that changes in seconds.', '清晰表盘、静音机芯，表带几秒即换。', 'Esfera clara, movimiento silencioso y correa que se cambia en segundos.', 'Mostrador claro, movimento silencioso e pulseira que troca em segundos.'),
    paints: ['navy', 'sage', 'cocoa', 'ink', 'rose'],
    articles: [['Field', 'steel', 'sapphireGlass'], ['', 'steel', 'meshStrap', '36 mm'], ['Meridian', 'titanium', 'automatic', '40 mm'], ['Tidal', 'steel', 'diveRating', '42 mm'], ['Noon', 'leather', 'thinCase', '38 mm']],
  },
  {
    key: 'shades', category: 'eyewear', object: 'shades', sizes: null, price: [42, 138], weight: 32,
    noun: say('sunglasses', '太阳镜', 'gafas de sol', 'óculos de sol'),
    use: say('Calm colours, full UV protection, no glare off the water.', '色调柔和，全面防紫外线，水面不反光。', 'Colores tranquilos, protección UV total y sin reflejos del agua.', 'Cores calmas, proteção UV total e sem reflexo da água.'),
    paints: ['ink', 'cocoa', 'navy', 'plum'],
    articles: [['Lido', 'acetate', 'polarised'], ['', 'titanium', 'gradientLenses'], ['Capri', 'acetate', null], ['Corniche', 'bioAcetate', 'polarised']],
  },
  {
    key: 'glasses', category: 'eyewear', object: 'glasses', sizes: null, price: [38, 98], weight: 28,
    noun: say('screen glasses', '防蓝光眼镜', 'gafas para pantalla', 'óculos para tela'),
    use: say('Takes the edge off long evenings at the screen.', '久看屏幕的夜晚，也能舒缓双眼。', 'Alivia las tardes largas frente a la pantalla.', 'Alivia as noites longas diante da tela.'),
    paints: ['navy', 'cocoa', 'rose'],
    articles: [['Studio', 'acetate', 'blueFilter'], ['', 'titanium', 'springHinges'], ['Reader', 'bioAcetate', 'blueFilter']],
  },
  {
    key: 'fan', category: 'hairpieces', object: 'fan', sizes: null, price: [16, 48], weight: 60,
    noun: say('folding fan', '折扇', 'abanico', 'leque'),
    use: say('A breeze for theatre seats and summer trains.', '剧院座位与夏日列车上的一缕清风。', 'Una brisa para el teatro y los trenes de verano.', 'Uma brisa para o teatro e os trens de verão.'),
    paints: ['cherry', 'sage', 'navy'],
    articles: [['Sevilla', 'silk', 'silkTassel'], ['', 'bambooWood', 'handPainted'], ['Kyoto', 'washi', null]],
  },
];
