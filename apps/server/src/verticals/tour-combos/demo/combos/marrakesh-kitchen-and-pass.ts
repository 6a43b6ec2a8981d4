import type { DemoCombo } from '../demo-combo.ts';

export const marrakeshKitchenAndPass: DemoCombo = {
  key: 'marrakesh-kitchen-and-pass',
  city: 'marrakesh',
  name: {
    'en-US': 'Marrakesh, the kitchen and the pass',
    'zh-cn': '马拉喀什：厨房与垭口',
    es: 'Marrakech, la cocina y el paso',
    pt: 'Marraquexe, a cozinha e o passo',
  },
  story: {
    'en-US':
      'Khadija’s saffron comes from a valley south of the Atlas, over passes like the one you cross with Lahcen. Cook first and you will know what is in the pot on the second evening. Walk first and you will be very hungry. Either order works.',
    'zh-cn':
      '哈迪嘉的藏红花来自阿特拉斯以南的山谷，翻的正是您与拉赫森要过的那类垭口。先学做菜，第二晚便认得出锅里是什么；先走路，则会饿得恰到好处。顺序随您。',
    es: 'El azafrán de Khadija viene de un valle al sur del Atlas, por pasos como el que cruzas con Lahcen. Si cocinas primero, sabrás qué hay en la olla la segunda noche. Si caminas primero, llegarás con mucha hambre. Valen los dos órdenes.',
    pt: 'O açafrão de Khadija vem de um vale ao sul do Atlas, por passos como o que você cruza com Lahcen. Se cozinhar primeiro, saberá o que há na panela na segunda noite. Se caminhar primeiro, chegará com muita fome. As duas ordens servem.',
  },
  tours: [
    { tour: 'marrakesh-tagine-class', optional: false },
    { tour: 'marrakesh-atlas-mules', optional: false },
  ],
  percent: 8,
  windowDays: 7,
  cancel: 'parts',
};
