import type { DemoSet } from '../demo-set.ts';

export const zermatt: readonly DemoSet[] = [
  {
    restaurants: ['Stube am Bach'],
    name: {
      'en-US': 'Fondue by the stove',
      'zh-cn': '炉边奶酪火锅',
      es: 'Fondue junto a la estufa',
      pt: 'Fondue ao lado do fogão',
    },
    story: {
      'en-US':
        'Bring someone who will not mind when the forks cross. Dried beef first, then the pot, stirred in a figure of eight so that it does not catch. The stove side goes to whoever books it by noon.',
      'zh-cn':
        '带一位不介意两把叉子碰在一起的人来。先上风干牛肉，再上锅，搅的时候画八字，免得粘底。靠炉的位子留给中午前订好的客人。',
      es: 'Ven con alguien a quien no le importe que se crucen los tenedores. Primero cecina, luego el caquelón, removido en forma de ocho para que no se pegue. El lado de la estufa es de quien lo reserve antes de mediodía.',
      pt: 'Venha com alguém que não ligue quando os garfos se cruzam. Primeiro a carne seca, depois a panela, mexida em forma de oito para não grudar. O lado do fogão fica com quem reservar até o meio-dia.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Starter', 'zh-cn': '前菜', es: 'Entrante', pt: 'Entrada' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Dried beef, pickled pears',
              'zh-cn': '风干牛肉与腌梨',
              es: 'Cecina y peras encurtidas',
              pt: 'Carne seca curada e peras em conserva',
            },
            valueUsd: 2400,
          },
          {
            name: {
              'en-US': "Lamb's lettuce, egg, bacon",
              'zh-cn': '羊莴苣配蛋与培根',
              es: 'Canónigos con huevo y panceta',
              pt: 'Salada de campo com ovo e bacon',
            },
            valueUsd: 2000,
          },
        ],
      },
      {
        name: { 'en-US': 'Fondue', 'zh-cn': '火锅', es: 'Fondue', pt: 'Fondue' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Two alp cheeses, for two',
              'zh-cn': '双奶酪双人份',
              es: 'Dos quesos de alpe, para dos',
              pt: 'Dois queijos de montanha, para dois',
            },
            valueUsd: 6400,
          },
          {
            name: {
              'en-US': 'With porcini, for two',
              'zh-cn': '牛肝菌双人份',
              es: 'Con boletus, para dos',
              pt: 'Com porcini, para dois',
            },
            valueUsd: 7200,
          },
        ],
      },
      {
        name: { 'en-US': 'Desserts', 'zh-cn': '甜品', es: 'Postres', pt: 'Sobremesas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Apricot dumplings',
              'zh-cn': '杏子团子',
              es: 'Bolas de albaricoque',
              pt: 'Bolinhos de damasco',
            },
            valueUsd: 1300,
          },
          {
            name: {
              'en-US': 'Sorbet with plum spirit',
              'zh-cn': '李子酒雪芭',
              es: 'Sorbete con licor de ciruela',
              pt: 'Sorvete com aguardente de ameixa',
            },
            valueUsd: 1200,
          },
        ],
      },
      {
        name: { 'en-US': 'Drink', 'zh-cn': '饮品', es: 'Bebida', pt: 'Bebida' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Half litre of Fendant',
              'zh-cn': '半升芬当白葡萄酒',
              es: 'Medio litro de fendant',
              pt: 'Meio litro de fendant',
            },
            valueUsd: 3200,
          },
          {
            name: {
              'en-US': 'Pot of herb tea',
              'zh-cn': '香草茶一壶',
              es: 'Tetera de hierbas',
              pt: 'Bule de chá de ervas',
            },
            valueUsd: 1400,
          },
        ],
      },
    ],
    valueUsd: 12200,
    usd: 9500,
    stock: 100,
    perCustomer: 2,
    perTable: 2,
    validDays: 150,
    usable: { weekdays: [1, 2, 4, 5], from: '18:00', to: '20:30' },
    blackout: ['12-24', '12-31', '02-14'],
    needsTable: true,
    refund: 'before_use',
    refundAtExpiry: true,
  },
];
