import type { DemoLocale } from './people.ts';

type Ratings = {
  readonly 5: readonly string[];
  readonly 4: readonly string[];
  readonly 3: readonly string[];
  readonly 2: readonly string[];
  readonly 1: readonly string[];
};

/** What buyers write, by language and stars. General enough to be true of any of the goods. */
export const reviewTexts: Record<DemoLocale, Ratings> = {
  'en-US': {
    5: [
      'Even better than in the pictures. The finish is lovely and it was packed with care.',
      'Bought one for myself and ordered a second as a gift the same evening.',
      'Arrived two days early. Feels solid and well made.',
      'The colour is exactly as shown. Very happy.',
      'I use it every day and it still looks new.',
      'You notice the quality the moment you pick it up.',
      'Third order from this shop and never a problem.',
      'Simple, beautiful, works. What more do you want.',
    ],
    4: [
      'Really nice. One star off because delivery took a few days longer than promised.',
      'Good quality for the price. The colour is a touch darker than on my screen.',
      'Does what it should. The box was dented but everything inside was fine.',
      'Very pleased, though I would have liked a little more in the instructions.',
      'Good buy. Slightly smaller than I imagined, so check the size.',
    ],
    3: [
      'It is fine. Not special, but fair for what I paid.',
      'Nice idea, the finish could be neater on one side.',
      'Took a while to arrive. The product itself is all right.',
    ],
    2: [
      'Looks good but feels lighter than I expected. I may send it back.',
      'There was a small mark on it. Support answered quickly, at least.',
    ],
    1: ['Not what I had hoped for. I asked for a return and that part went smoothly.'],
  },
  'zh-cn': {
    5: [
      '比图片还好看，做工细致，包装也很用心。',
      '自己买了一个，当晚又下单一个送朋友。',
      '比预计早到两天，拿在手里很有质感。',
      '颜色和图片完全一致，非常满意。',
      '天天在用，依旧像新的一样。',
      '一上手就知道用料扎实，值得这个价。',
      '第三次在这家买了，从没失望过。',
      '简单好看又好用，还要什么呢。',
    ],
    4: [
      '很不错，扣一星是因为物流比说好的慢了几天。',
      '性价比高，颜色比屏幕上稍深一点点。',
      '该有的都有，外盒压了一下，里面完好。',
      '挺满意的，说明书要是再详细些就更好了。',
      '值得买，比想象中略小，下单前看清尺寸。',
    ],
    3: ['还可以，中规中矩，对得起价格。', '想法很好，细节还能再精致一点。', '等得有点久，东西本身没问题。'],
    2: ['好看是好看，就是比想象的轻，考虑退货。', '有一处小划痕，好在客服回复很快。'],
    1: ['和期待差得有点远，已申请退货，流程倒是顺利。'],
  },
  es: {
    5: [
      'Mejor que en las fotos. El acabado es precioso y venía muy bien embalado.',
      'Compré uno para mí y esa misma noche pedí otro para regalar.',
      'Llegó dos días antes. Se nota sólido y bien hecho.',
      'El color es exactamente el de la foto. Muy contenta.',
      'Lo uso a diario y sigue como nuevo.',
      'La calidad se nota en cuanto lo tienes en la mano.',
      'Tercer pedido en esta tienda y nunca un problema.',
      'Sencillo, bonito y funciona. Qué más se puede pedir.',
    ],
    4: [
      'Muy bonito. Una estrella menos porque tardó unos días más de lo prometido.',
      'Buena calidad por el precio. El color es algo más oscuro que en mi pantalla.',
      'Cumple. La caja llegó golpeada pero dentro estaba todo bien.',
      'Muy satisfecho, aunque las instrucciones podrían ser más claras.',
      'Buena compra. Algo más pequeño de lo que imaginaba, mira bien la medida.',
    ],
    3: [
      'Está bien. Nada especial, pero justo por lo que cuesta.',
      'Buena idea, el acabado podría ser más fino por un lado.',
      'Tardó en llegar. El producto en sí está bien.',
    ],
    2: [
      'Es bonito pero más ligero de lo que esperaba. Quizá lo devuelva.',
      'Traía una pequeña marca. Al menos atención al cliente respondió rápido.',
    ],
    1: ['No es lo que esperaba. Pedí la devolución y eso sí fue fácil.'],
  },
  pt: {
    5: [
      'Melhor do que nas fotos. O acabamento é lindo e veio muito bem embalado.',
      'Comprei um para mim e na mesma noite pedi outro para presente.',
      'Chegou dois dias antes. Firme e muito bem feito.',
      'A cor é exatamente a da foto. Adorei.',
      'Uso todos os dias e continua como novo.',
      'Dá para sentir a qualidade assim que se pega na mão.',
      'Terceiro pedido nesta loja e nunca tive problema.',
      'Simples, bonito e funciona. O que mais se pode querer.',
    ],
    4: [
      'Muito bonito. Uma estrela a menos porque demorou uns dias além do prometido.',
      'Boa qualidade pelo preço. A cor é um pouco mais escura que na tela.',
      'Cumpre o que promete. A caixa veio amassada, mas por dentro estava tudo certo.',
      'Muito satisfeita, mas as instruções podiam ser mais completas.',
      'Boa compra. Um pouco menor do que imaginei, vale conferir a medida.',
    ],
    3: [
      'É ok. Nada de especial, mas justo pelo preço.',
      'Boa ideia, o acabamento podia ser melhor de um lado.',
      'Demorou para chegar. O produto em si está bom.',
    ],
    2: [
      'Bonito, mas mais leve do que eu esperava. Talvez eu devolva.',
      'Veio com uma marquinha. Pelo menos o atendimento respondeu rápido.',
    ],
    1: ['Não era o que eu esperava. Pedi a devolução e essa parte foi tranquila.'],
  },
};

/** Notes that customers leave with an order. */
export const orderNotes: Record<DemoLocale, readonly string[]> = {
  'en-US': [
    'Please leave it with the neighbour at number 4.',
    'It is a gift, please no invoice in the box.',
    'Ring twice, the bell is quiet.',
  ],
  'zh-cn': ['请放丰巢柜，谢谢。', '送人的，麻烦不要放价签。', '下午三点以后送。'],
  es: ['Dejar con el portero, por favor.', 'Es un regalo, sin factura en la caja.', 'Llamar antes de subir.'],
  pt: ['Deixar na portaria, por favor.', 'É presente, sem nota na caixa.', 'Tocar o interfone duas vezes.'],
};
