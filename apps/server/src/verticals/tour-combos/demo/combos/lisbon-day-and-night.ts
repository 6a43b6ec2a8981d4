import type { DemoCombo } from '../demo-combo.ts';

export const lisbonDayAndNight: DemoCombo = {
  key: 'lisbon-day-and-night',
  city: 'lisbon',
  name: {
    'en-US': 'Lisbon, a tile by day and a song by night',
    'zh-cn': '里斯本：白天一块砖，夜里一首歌',
    es: 'Lisboa, un azulejo de día y una canción de noche',
    pt: 'Lisboa, um azulejo de dia e uma canção à noite',
  },
  story: {
    'en-US':
      'Two halves of one hill. In the morning you paint blue on white in Graça; on the same night or the next you go down to Alfama, where the lights are low and a cook sings. Each is good alone. Together you begin to recognise the staircases.',
    'zh-cn':
      '同一座山的两半。上午在格拉萨往白砖上描蓝；当晚或次晚下到阿尔法玛，灯光调暗，厨娘开口唱。单去哪一半都好，合在一起，您会开始认得那些石阶。',
    es: 'Dos mitades de una misma colina. Por la mañana pintas azul sobre blanco en Graça; esa noche o la siguiente bajas a Alfama, donde la luz es poca y canta una cocinera. Cada una vale por sí sola. Juntas, empiezas a reconocer las escaleras.',
    pt: 'Duas metades da mesma colina. De manhã você pinta azul sobre branco na Graça; nessa noite ou na seguinte desce à Alfama, onde a luz é pouca e uma cozinheira canta. Cada uma vale sozinha. Juntas, você começa a reconhecer as escadarias.',
  },
  tours: [
    { tour: 'lisbon-tile-morning', optional: false },
    { tour: 'lisbon-alfama-night', optional: false },
  ],
  percent: 8,
  windowDays: 4,
  cancel: 'parts',
};
