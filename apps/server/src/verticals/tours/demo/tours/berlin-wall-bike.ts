import type { DemoTour } from '../demo-tour.ts';

export const berlinWallBike: DemoTour = {
  key: 'berlin-wall-bike',
  kind: 'group',
  city: 'berlin',
  cover: 's-night-68',
  name: {
    'en-US': 'The line of the Wall by bicycle',
    'zh-cn': '骑行柏林墙旧线',
    es: 'La línea del Muro en bicicleta',
    pt: 'A linha do Muro de bicicleta',
  },
  summary: {
    'en-US': 'Eighteen flat kilometres along the double row of cobbles, from the death strip gardens to the river.',
    'zh-cn': '沿着双排石块骑行十八公里平路，从昔日无人区的花园到河边。',
    es: 'Dieciocho kilómetros llanos junto a la doble hilera de adoquines, de los huertos de la franja al río.',
    pt: 'Dezoito quilômetros planos ao longo da fileira dupla de pedras, das hortas da antiga faixa até o rio.',
  },
  story: {
    'en-US':
      'Two rows of cobbles cross streets, car parks and one living room in Berlin, and most cyclists bump over them without looking down. Today you follow them. Jonas grew up with a window on the west side; his wife’s faced the other way, and he tells both halves. There is a cemetery the border ran through, a church rebuilt in rammed earth, beehives on the old patrol road. At the Oberbaum bridge you lock the bikes and eat.',
    'zh-cn':
      '两排石块穿过柏林的街道、停车场，甚至一户人家的客厅，多数骑车人颠一下就过去了，没有低头。今天您跟着它走。约纳斯小时候的窗子朝着西边，他太太的窗子朝着另一边，两半故事他都讲。沿途有边界穿过的墓园、用夯土重建的教堂、旧巡逻道上的蜂箱。到奥伯鲍姆桥锁好车，坐下吃饭。',
    es: 'Dos hileras de adoquines cruzan calles, aparcamientos y un salón de Berlín, y casi todos los ciclistas pasan por encima sin mirar abajo. Hoy las sigues. Jonas creció con una ventana al oeste; la de su mujer daba al otro lado, y él cuenta las dos mitades. Hay un cementerio partido por la frontera, una iglesia rehecha en tierra apisonada y colmenas en el antiguo camino de ronda. En el puente Oberbaum se candan las bicis y se come.',
    pt: 'Duas fileiras de pedras cruzam ruas, estacionamentos e uma sala de estar em Berlim, e quase todo ciclista passa por cima sem olhar para baixo. Hoje você as segue. Jonas cresceu com uma janela para o oeste; a da esposa dava para o outro lado, e ele conta as duas metades. Há um cemitério cortado pela fronteira, uma igreja refeita em taipa e colmeias no antigo caminho de patrulha. Na ponte Oberbaum, prendemos as bicicletas e comemos.',
  },
  operator: 'Kolonnenweg Räder',
  themes: ['history'],
  days: 1,
  nights: 0,
  hours: 5,
  languages: ['en', 'es'],
  difficulty: 2,
  maxParty: 8,
  minPeople: 2,
  goDays: 1,
  capacity: 10,
  start: '10:30',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 600,
  guestsUntilHours: 12,
  names: 'lead',
  goodMonths: [4, 5, 6, 7, 8, 9, 10],
  walkKm: 1,
  ascentMetres: 20,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Nordbahnhof, glass pavilion',
      'zh-cn': '北站玻璃亭',
      es: 'Nordbahnhof, pabellón de cristal',
      pt: 'Nordbahnhof, pavilhão de vidro',
    },
    address: 'Gartenstraße 13, 10115 Berlin',
    latitude: 52.5319,
    longitude: 13.3886,
    note: {
      'en-US': 'S-Bahn exit Gartenstraße. The bikes stand outside, saddles already numbered.',
      'zh-cn': '轻轨花园街出口。自行车停在门外，车座已编号。',
      es: 'S-Bahn, salida Gartenstraße. Las bicis esperan fuera, con el sillín numerado.',
      pt: 'S-Bahn, saída Gartenstraße. As bicicletas ficam do lado de fora, com o selim numerado.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 5600, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 10, ageTo: 15, usd: 3800, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Bicycle with a motor',
        'zh-cn': '电助力自行车',
        es: 'Bicicleta con motor',
        pt: 'Bicicleta com motor',
      },
      usd: 1600,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 2, percent: 50 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'From Bernauer Straße to the Spree',
        'zh-cn': '从贝尔瑙尔街到施普雷河',
        es: 'De la Bernauer Straße al Spree',
        pt: 'Da Bernauer Straße ao Spree',
      },
      text: {
        'en-US':
          'Saddles set at 10:30. Bernauer Straße, the Invaliden cemetery, the Reichstag bank and the Topography of Terror, then through Kreuzberg to the East Side Gallery. Soup and bread at 14:30, bikes back by 15:30.',
        'zh-cn':
          '10:30调好车座。贝尔瑙尔街、荣军墓园、国会大厦河岸、恐怖地形图遗址，再穿过克罗伊茨贝格到东边画廊。14:30喝汤吃面包，15:30还车。',
        es: 'Sillines a medida a las 10:30. Bernauer Straße, el cementerio de los Inválidos, la orilla del Reichstag y la Topografía del Terror; luego Kreuzberg y la East Side Gallery. Sopa y pan a las 14:30, bicis devueltas a las 15:30.',
        pt: 'Selins ajustados às 10:30. Bernauer Straße, o cemitério dos Inválidos, a margem do Reichstag e a Topografia do Terror; depois Kreuzberg e a East Side Gallery. Sopa e pão às 14:30, bicicletas devolvidas às 15:30.',
      },
      meals: ['lunch'],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Gedenkstätte Berliner Mauer',
            'zh-cn': '柏林墙纪念地',
            es: 'Gedenkstätte Berliner Mauer',
            pt: 'Gedenkstätte Berliner Mauer',
          },
          latitude: 52.5351,
          longitude: 13.3902,
        },
        {
          name: { 'en-US': 'Invalidenfriedhof', 'zh-cn': '荣军墓园', es: 'Invalidenfriedhof', pt: 'Invalidenfriedhof' },
          latitude: 52.5316,
          longitude: 13.369,
        },
        {
          name: {
            'en-US': 'Topographie des Terrors',
            'zh-cn': '恐怖地形图',
            es: 'Topographie des Terrors',
            pt: 'Topographie des Terrors',
          },
          latitude: 52.5065,
          longitude: 13.3836,
        },
        {
          name: { 'en-US': 'East Side Gallery', 'zh-cn': '东边画廊', es: 'East Side Gallery', pt: 'East Side Gallery' },
          latitude: 52.505,
          longitude: 13.4397,
        },
      ],
    },
  ],
  included: ['guide', 'bicycle', 'lunch', 'vegetables'],
  excluded: ['drinks', 'tips'],
  notices: ['rain'],
};
