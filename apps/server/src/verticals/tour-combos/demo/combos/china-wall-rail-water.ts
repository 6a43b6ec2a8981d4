import type { DemoCombo } from '../demo-combo.ts';

export const chinaWallRailWater: DemoCombo = {
  key: 'china-wall-rail-water',
  city: 'beijing',
  name: {
    'en-US': 'China, the wall, the rails and the canals',
    'zh-cn': '中国：长城、铁轨与水巷',
    es: 'China, la muralla, los raíles y los canales',
    pt: 'China, a muralha, os trilhos e os canais',
  },
  story: {
    'en-US':
      'Ten days from chestnut hills to canal towns. Teacher Zhao takes you up the Wall and then as far as Shanghai; from there Ms Gu can have you for two days more, if you have the time. The trains do the long stretches while you look out.',
    'zh-cn':
      '十天，从板栗山走到水乡。赵老师陪您上长城，再一路送到上海；若还有时间，顾女士可以接着带您两天。长路交给火车，您只管看窗外。',
    es: 'Diez días, de las colinas de castaños a los pueblos de canales. El profesor Zhao te sube a la Muralla y te acompaña hasta Shanghái; allí, si tienes tiempo, la señora Gu te lleva dos días más. Los tramos largos los hace el tren mientras miras fuera.',
    pt: 'Dez dias, das colinas de castanheiras às vilas de canais. O professor Zhao leva você à Muralha e acompanha até Xangai; lá, se houver tempo, a senhora Gu recebe você por mais dois dias. Os trechos longos ficam com o trem enquanto você olha pela janela.',
  },
  tours: [
    { tour: 'beijing-wall-water', optional: false },
    { tour: 'beijing-shanghai-rail', optional: false },
    { tour: 'shanghai-water-towns', optional: true },
  ],
  percent: 13,
  windowDays: 16,
  cancel: 'parts',
};
