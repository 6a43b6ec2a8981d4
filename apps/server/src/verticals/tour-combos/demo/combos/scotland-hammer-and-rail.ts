import type { DemoCombo } from '../demo-combo.ts';

export const scotlandHammerAndRail: DemoCombo = {
  key: 'scotland-hammer-and-rail',
  city: 'edinburgh',
  name: {
    'en-US': 'Scotland, from a volcano to white sand',
    'zh-cn': '苏格兰：从火山到白沙',
    es: 'Escocia, de un volcán a la arena blanca',
    pt: 'Escócia, de um vulcão à areia branca',
  },
  story: {
    'en-US':
      'Children from eight can do both: half a day with a rock hammer above Edinburgh, then three days west by van and train. What they learn on the first about ice and lava they will point out to you all through Glen Coe.',
    'zh-cn':
      '八岁起的孩子两段都能走：先在爱丁堡上方拿着地质锤敲半天，再乘车乘火车往西三天。头一天学来的冰与岩浆，他们会在格伦科一路指给您看。',
    es: 'Los niños desde ocho años pueden con las dos: media jornada con martillo sobre Edimburgo y luego tres días al oeste en furgoneta y tren. Lo que aprenden el primer día sobre hielo y lava te lo señalarán por todo Glen Coe.',
    pt: 'Crianças a partir de oito anos dão conta das duas: meio dia com martelo acima de Edimburgo e depois três dias a oeste de van e trem. O que aprendem no primeiro dia sobre gelo e lava, elas vão apontar por todo Glen Coe.',
  },
  tours: [
    { tour: 'edinburgh-volcano-families', optional: false },
    { tour: 'edinburgh-west-highland', optional: false },
  ],
  percent: 7,
  windowDays: 6,
  cancel: 'whole',
};
