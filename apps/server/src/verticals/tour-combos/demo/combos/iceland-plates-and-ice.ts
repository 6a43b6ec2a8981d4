import type { DemoCombo } from '../demo-combo.ts';

export const icelandPlatesAndIce: DemoCombo = {
  key: 'iceland-plates-and-ice',
  city: 'reykjavik',
  name: {
    'en-US': 'Iceland, the young rock and the old ice',
    'zh-cn': '冰岛：新岩与老冰',
    es: 'Islandia, la roca joven y el hielo viejo',
    pt: 'Islândia, a rocha jovem e o gelo velho',
  },
  story: {
    'en-US':
      'Reykjanes first, because it explains the rest: where the island splits, how new ground is made. Then two days along the south coast, with a farmhouse in the middle. Leave a day between them for rain, or for doing nothing in a warm pool.',
    'zh-cn':
      '先去雷克雅内斯，因为它解释了其余一切：岛在哪里裂开，新地怎样生成。然后沿南岸走两天，中间住农舍。两段之间留一天给雨，或者留给一池热水，什么也不做。',
    es: 'Primero Reykjanes, porque explica lo demás: dónde se parte la isla, cómo se hace suelo nuevo. Después, dos días por la costa sur con una granja en medio. Deja un día entre ambos para la lluvia, o para no hacer nada en agua caliente.',
    pt: 'Primeiro Reykjanes, porque explica o resto: onde a ilha se parte, como se faz chão novo. Depois, dois dias pela costa sul com uma fazenda no meio. Deixe um dia entre os dois para a chuva, ou para não fazer nada em água quente.',
  },
  tours: [
    { tour: 'reykjavik-reykjanes', optional: false },
    { tour: 'reykjavik-south-coast', optional: false },
  ],
  percent: 9,
  windowDays: 5,
  cancel: 'parts',
};
