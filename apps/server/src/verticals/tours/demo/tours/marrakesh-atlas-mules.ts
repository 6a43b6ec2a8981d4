import type { DemoTour } from '../demo-tour.ts';

export const marrakeshAtlasMules: DemoTour = {
  key: 'marrakesh-atlas-mules',
  kind: 'group',
  city: 'marrakesh',
  cover: 's-dunes-88',
  name: {
    'en-US': 'Three valleys of the Atlas with a mule',
    'zh-cn': '牵骡走阿特拉斯三谷',
    es: 'Tres valles del Atlas con una mula',
    pt: 'Três vales do Atlas com uma mula',
  },
  summary: {
    'en-US': 'Walk from Imlil over a 2,279 metre pass to Berber houses where bread is baked as you arrive.',
    'zh-cn': '从伊姆利勒翻过2,279米垭口，走到柏柏尔人家，到时面包正好出炉。',
    es: 'De Imlil, por un paso de 2.279 metros, a casas bereberes donde el pan se hace cuando llegas.',
    pt: 'De Imlil, por um passo de 2.279 metros, até casas berberes onde o pão é assado na sua chegada.',
  },
  story: {
    'en-US':
      'The mule is called Zitouna and carries everything but your water. Ahead of her goes Lahcen, who was born in Tacheddirt and greets the walnut trees by owner. Three valleys, two nights with families, carpets for beds and a wood-fired hammam for the knees. In April the apple terraces are white and the streams loud; in October boys shake the walnuts down with poles. The pass takes a morning, and at the top a man sells oranges.',
    'zh-cn':
      '骡子叫齐图娜，除了您的水，什么都驮。走在前头的拉赫森生在塔什迪尔特，对着核桃树也能叫出主人的名字。三条山谷，两夜住农家，地毯作床，还有一间烧柴的土耳其浴给膝盖解乏。四月苹果梯田一片白，溪水正响；十月男孩们举着长竿打核桃。垭口要走一个上午，顶上有人卖橙子。',
    es: 'La mula se llama Zitouna y lo lleva todo menos tu agua. Delante va Lahcen, que nació en Tacheddirt y saluda a los nogales por el nombre de su dueño. Tres valles, dos noches con familias, alfombras por cama y un hammam de leña para las rodillas. En abril los bancales de manzanos están blancos y los arroyos suenan; en octubre los chicos varean las nueces. El paso lleva una mañana, y arriba un hombre vende naranjas.',
    pt: 'A mula se chama Zitouna e carrega tudo, menos a sua água. À frente vai Lahcen, que nasceu em Tacheddirt e cumprimenta as nogueiras pelo nome do dono. Três vales, duas noites com famílias, tapetes como cama e um hammam a lenha para os joelhos. Em abril os terraços de macieiras estão brancos e os riachos, altos; em outubro os meninos derrubam as nozes com varas. O passo leva uma manhã, e lá em cima um homem vende laranjas.',
  },
  operator: 'Tizi Tranquille',
  themes: ['mountains', 'on_foot', 'nature'],
  days: 3,
  nights: 2,
  hours: null,
  languages: ['en', 'es'],
  difficulty: 3,
  maxParty: 8,
  minPeople: 2,
  goDays: 5,
  capacity: 10,
  start: '08:00',
  weekdays: [1, 3, 5],
  cutoffMinutes: 2880,
  guestsUntilHours: 72,
  names: 'lead',
  goodMonths: [3, 4, 5, 6, 9, 10, 11],
  walkKm: 31,
  ascentMetres: 1250,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Garden gate opposite the Koutoubia',
      'zh-cn': '库图比亚清真寺对面花园门',
      es: 'Puerta del jardín frente a la Koutoubia',
      pt: 'Portão do jardim em frente à Koutoubia',
    },
    address: 'Avenue Mohammed V, 40000 Marrakech',
    latitude: 31.6263,
    longitude: -7.9933,
    note: {
      'en-US': 'White minibus. What you leave behind is locked in our office.',
      'zh-cn': '白色小巴。留下的行李锁在我们办公室。',
      es: 'Minibús blanco. Lo que dejes se guarda en nuestra oficina.',
      pt: 'Micro-ônibus branco. O que você deixar fica trancado no nosso escritório.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 24800, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 12, ageTo: 15, usd: 19800, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 4200,
  extras: [
    {
      name: {
        'en-US': 'A mule to ride over the pass',
        'zh-cn': '过垭口骑骡',
        es: 'Una mula para cruzar el paso',
        pt: 'Uma mula para cruzar o passo',
      },
      usd: 3500,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 14, percent: 20 },
    { daysBefore: 5, percent: 50 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Imlil and the walnut path',
        'zh-cn': '伊姆利勒与核桃小路',
        es: 'Imlil y el camino de nogales',
        pt: 'Imlil e o caminho das nogueiras',
      },
      text: {
        'en-US':
          'An hour and a half by road, bags on the mule, then three hours through Aroumd’s orchards and round to Tamatert. Tea on the roof, bread from a clay oven, couscous at eight in the family room.',
        'zh-cn':
          '乘车一个半小时，行李上骡背，再走三小时穿过阿鲁姆德果园到塔马特尔特。屋顶喝茶，陶炉面包，八点在主人家里吃库斯库斯。',
        es: 'Hora y media por carretera, equipaje a la mula y tres horas por los huertos de Aroumd hasta Tamatert. Té en la azotea, pan de horno de barro y cuscús a las ocho en la sala de la familia.',
        pt: 'Uma hora e meia de estrada, bagagem na mula e três horas pelos pomares de Aroumd até Tamatert. Chá no terraço, pão de forno de barro e cuscuz às oito na sala da família.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Family house in Tamatert',
        'zh-cn': '塔马特尔特农家',
        es: 'Casa de familia en Tamatert',
        pt: 'Casa de família em Tamatert',
      },
      stops: [
        {
          name: { 'en-US': 'Imlil', 'zh-cn': '伊姆利勒', es: 'Imlil', pt: 'Imlil' },
          latitude: 31.1373,
          longitude: -7.9196,
        },
        {
          name: { 'en-US': 'Aroumd', 'zh-cn': '阿鲁姆德', es: 'Aroumd', pt: 'Aroumd' },
          latitude: 31.126,
          longitude: -7.922,
        },
        {
          name: { 'en-US': 'Tamatert', 'zh-cn': '塔马特尔特', es: 'Tamatert', pt: 'Tamatert' },
          latitude: 31.14,
          longitude: -7.905,
        },
      ],
    },
    {
      title: {
        'en-US': 'Over the Tizi n’Tamatert',
        'zh-cn': '翻越塔马特尔特垭口',
        es: 'Por el Tizi n’Tamatert',
        pt: 'Pelo Tizi n’Tamatert',
      },
      text: {
        'en-US':
          'Two hours up among junipers, oranges on the pass, then a traverse along dry slopes to Tacheddirt, highest village of the valley. Hammam at four for those who wish. Lentils, flat bread, early stars.',
        'zh-cn':
          '在刺柏间上行两小时，垭口吃橙子，再横切干坡到山谷最高的村子塔什迪尔特。四点愿意的可洗浴。扁豆、面饼，星星出得早。',
        es: 'Dos horas de subida entre sabinas, naranjas en el paso y travesía por laderas secas hasta Tacheddirt, el pueblo más alto del valle. Hammam a las cuatro para quien quiera. Lentejas, pan plano y estrellas tempranas.',
        pt: 'Duas horas de subida entre zimbros, laranjas no passo e travessia por encostas secas até Tacheddirt, a vila mais alta do vale. Hammam às quatro para quem quiser. Lentilhas, pão chato e estrelas cedo.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Family house in Tacheddirt',
        'zh-cn': '塔什迪尔特农家',
        es: 'Casa de familia en Tacheddirt',
        pt: 'Casa de família em Tacheddirt',
      },
      stops: [
        {
          name: { 'en-US': 'Tizi n’Tamatert', 'zh-cn': '塔马特尔特垭口', es: 'Tizi n’Tamatert', pt: 'Tizi n’Tamatert' },
          latitude: 31.137,
          longitude: -7.89,
        },
        {
          name: { 'en-US': 'Tacheddirt', 'zh-cn': '塔什迪尔特', es: 'Tacheddirt', pt: 'Tacheddirt' },
          latitude: 31.146,
          longitude: -7.848,
        },
      ],
    },
    {
      title: {
        'en-US': 'Down the Imenane',
        'zh-cn': '顺伊梅南河谷而下',
        es: 'Bajando el Imenane',
        pt: 'Descendo o Imenane',
      },
      text: {
        'en-US':
          'Four hours downhill past Ikkiss and its mill, lunch of eggs and tomatoes under a fig tree, and the bus waiting at Asni, where Saturday’s market fills the plain. Marrakesh by half past five.',
        'zh-cn':
          '下坡四小时，经过伊基斯与它的磨坊，在无花果树下吃鸡蛋番茄午餐，车在阿斯尼等候，逢周六集市铺满平地。五点半前回马拉喀什。',
        es: 'Cuatro horas de bajada por Ikkiss y su molino, huevos con tomate bajo una higuera y el minibús en Asni, donde el mercado del sábado llena el llano. Marrakech hacia las cinco y media.',
        pt: 'Quatro horas de descida por Ikkiss e seu moinho, ovos com tomate sob uma figueira e o micro-ônibus em Asni, onde a feira de sábado enche a planície. Marraquexe por volta das cinco e meia.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Ikkiss', 'zh-cn': '伊基斯', es: 'Ikkiss', pt: 'Ikkiss' },
          latitude: 31.183,
          longitude: -7.872,
        },
        { name: { 'en-US': 'Asni', 'zh-cn': '阿斯尼', es: 'Asni', pt: 'Asni' }, latitude: 31.25, longitude: -7.98 },
      ],
    },
  ],
  included: ['guide', 'minibus', 'shared_room', 'all_meals', 'bags_moved', 'vegetables'],
  excluded: ['insurance', 'tips', 'drinks'],
  notices: ['shoes', 'covered', 'rain'],
};
