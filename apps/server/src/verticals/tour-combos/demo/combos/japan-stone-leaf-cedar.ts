import type { DemoCombo } from '../demo-combo.ts';

export const japanStoneLeafCedar: DemoCombo = {
  key: 'japan-stone-leaf-cedar',
  city: 'kyoto',
  name: {
    'en-US': 'Japan, a whetstone, a leaf and an old road',
    'zh-cn': '日本：一块磨石、一片叶、一条古道',
    es: 'Japón, una piedra, una hoja y un camino antiguo',
    pt: 'Japão, uma pedra, uma folha e um caminho antigo',
  },
  story: {
    'en-US':
      'Three teachers who speak little. Mr Hayashi in Tokyo if your route passes there, Mrs Okuda above Uji, and then Keiko, four days through cedar forest. By the end your hands know something about pressure and your knees something about steps.',
    'zh-cn':
      '三位话不多的老师：路线若经东京，先见林先生；再到宇治山上见奥田女士；然后随惠子在杉林里走四天。结束时，手懂一点力道，膝盖懂一点石阶。',
    es: 'Tres maestros de pocas palabras. El señor Hayashi en Tokio, si tu ruta pasa por allí; la señora Okuda sobre Uji, y luego Keiko, cuatro días entre cedros. Al final, tus manos saben algo de presión y tus rodillas algo de escalones.',
    pt: 'Três mestres de poucas palavras. O senhor Hayashi em Tóquio, se a sua rota passar por lá; a senhora Okuda acima de Uji, e depois Keiko, quatro dias entre cedros. No fim, as suas mãos sabem algo de pressão e os joelhos, algo de degraus.',
  },
  tours: [
    { tour: 'tokyo-kitchen-street', optional: true },
    { tour: 'kyoto-uji-tea', optional: false },
    { tour: 'kyoto-kumano-kodo', optional: false },
  ],
  percent: 10,
  windowDays: 14,
  cancel: 'parts',
};
