import type { Words } from '../../../demo/seed/travel/with-words.ts';

/** What guests say of a set meal. */
export const mealWords: Words = {
  'en-US': {
    liked: [
      'Showed the code at the door and that was all there was to it.',
      'Far more on the table than the price made us expect.',
      'Two of us shared everything and still took some home.',
      'They let us choose both mains without making a face.',
      'Bought one for a friend; she is still talking about dessert.',
      'Used one, gave the other back, and the money was there the same minute.',
    ],
    less: [
      'Good value, but the choice of mains is short.',
      'Weekdays only, which we read too late.',
      'The same dishes look larger on the menu.',
      'Nice, though drinks add up quickly.',
    ],
  },
  'zh-cn': {
    liked: [
      '到店出示券码就行，非常方便。',
      '比单点划算多了，菜量也足。',
      '两个人吃完还打包了一份。',
      '主菜可以随意选，服务员很耐心。',
      '买了一份送朋友，她一直夸甜品。',
      '用了一份，退了一份，钱马上就到账。',
    ],
    less: [
      '性价比高，就是主菜选择少了点。',
      '只限工作日，买之前要看清楚。',
      '分量比单点的略小。',
      '不错，但饮料要另外算。',
    ],
  },
  es: {
    liked: [
      'Enseñé el código en la puerta y ya está.',
      'En la mesa hay mucho más de lo que el precio promete.',
      'Compartimos todo entre dos y aún nos llevamos algo.',
      'Pudimos elegir los dos principales sin problema.',
      'Le regalé uno a una amiga y sigue hablando del postre.',
    ],
    less: [
      'Buen precio, pero hay poco donde elegir.',
      'Solo entre semana; lo leímos tarde.',
      'Los mismos platos parecen más grandes en la carta.',
      'Está bien, aunque las bebidas suben la cuenta.',
    ],
  },
  pt: {
    liked: [
      'Mostrei o código à entrada e pronto.',
      'Na mesa há muito mais do que o preço promete.',
      'Dividimos tudo por dois e ainda levámos para casa.',
      'Deixaram-nos escolher os dois pratos sem problema.',
      'Ofereci um a uma amiga e ela ainda fala da sobremesa.',
    ],
    less: [
      'Bom preço, mas a escolha é pequena.',
      'Só durante a semana; lemos tarde demais.',
      'Os mesmos pratos parecem maiores na ementa.',
      'Bom, embora as bebidas aumentem a conta.',
    ],
  },
};
