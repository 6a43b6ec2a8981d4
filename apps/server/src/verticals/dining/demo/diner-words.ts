import type { Words } from '../../../demo/seed/travel/with-words.ts';

/** What guests say of a table. */
export const dinerWords: Words = {
  'en-US': {
    liked: [
      'Sat down at the minute, and nobody hurried us when it filled up.',
      'The table by the window was kept as we had asked.',
      'Everything tasted as if somebody had thought about it for a week.',
      'They brought a small plate for our daughter before we had looked at the menu.',
      'The deposit came off the bill without a word from us.',
      'We stayed for dessert, then for a second dessert.',
    ],
    less: [
      'Good food, but the tables stand close together.',
      'The main course took forty minutes; the wine helped.',
      'The room gets loud once it is full.',
      'Portions are smaller than the prices.',
    ],
  },
  'zh-cn': {
    liked: [
      '准时入座，人多了也没有催我们。',
      '靠窗的位置真的给我们留着。',
      '每道菜都看得出用心，还会再来。',
      '还没看菜单，就先给孩子端来一小碟点心。',
      '结账时定金自动抵扣，很省心。',
      '本来只想吃顿饭，结果甜品点了两份。',
    ],
    less: [
      '味道不错，只是桌子之间挨得有点近。',
      '主菜等了四十分钟，还好有好茶。',
      '坐满以后有点吵。',
      '价格偏高，分量偏小。',
    ],
  },
  es: {
    liked: [
      'Nos sentamos a la hora exacta y nadie nos metió prisa.',
      'Nos guardaron la mesa junto a la ventana, como pedimos.',
      'Cada plato parecía pensado durante una semana.',
      'Trajeron un platito para la niña antes de abrir la carta.',
      'El depósito se descontó de la cuenta sin tener que pedirlo.',
    ],
    less: [
      'Se come bien, pero las mesas están muy juntas.',
      'El segundo tardó cuarenta minutos.',
      'Cuando se llena, hay mucho ruido.',
      'Las raciones son más pequeñas que los precios.',
    ],
  },
  pt: {
    liked: [
      'Sentámo-nos à hora certa e ninguém nos apressou.',
      'A mesa à janela estava guardada, como pedimos.',
      'Cada prato parecia pensado durante uma semana.',
      'Trouxeram um pratinho para a miúda antes da ementa.',
      'O sinal saiu da conta sem termos de o pedir.',
    ],
    less: [
      'Come-se bem, mas as mesas estão muito juntas.',
      'O prato principal demorou quarenta minutos.',
      'Quando enche, há muito barulho.',
      'As doses são mais pequenas do que os preços.',
    ],
  },
};
