import type { Localized } from '@app/contract/core/locale';
import type { DemoLocale } from './people.ts';

export type DemoLine =
  | { readonly by: 'person' | 'staff'; readonly text: string }
  | { readonly by: 'person' | 'staff'; readonly card: 'product' | 'order' };

export type DemoTalk = {
  /** Whose it is: the named customer, some customer with this language, or a visitor without an account. */
  readonly who: 'named' | 'customer' | 'visitor';
  readonly locale: DemoLocale;
  readonly state: 'waiting' | 'active' | 'closed';
  /** When it began, in minutes before now. */
  readonly begun: number;
  readonly lines: readonly DemoLine[];
  readonly left?: { readonly name: string; readonly email: string };
  readonly rating?: { readonly stars: number; readonly note: string };
  /** Staff messages at the end that the person has not read. */
  readonly unread?: number;
};

const person = (text: string): DemoLine => ({ by: 'person', text });
const staff = (text: string): DemoLine => ({ by: 'staff', text });

/** A talk in every state the desk knows. */
export const talks: readonly DemoTalk[] = [
  {
    who: 'named',
    locale: 'en-US',
    state: 'closed',
    begun: 3 * 1_440,
    lines: [
      person('Hello, can I still change the address of this order?'),
      { by: 'person', card: 'order' },
      staff('Hello. It has not left our warehouse, so yes. Which address shall we use?'),
      person('The second one in my account, please.'),
      staff('Done. It goes to your second address.'),
      person('That was quick, thank you.'),
    ],
    rating: { stars: 5, note: 'Quick and friendly.' },
  },
  {
    who: 'named',
    locale: 'en-US',
    state: 'active',
    begun: 42,
    lines: [
      person('Is the strap of this one long enough to wear it across?'),
      { by: 'person', card: 'product' },
      staff('Let me measure it for you.'),
      staff('At its longest it is 118 cm, so yes. This one has an even longer strap:'),
      { by: 'staff', card: 'product' },
    ],
    unread: 2,
  },
  {
    who: 'customer',
    locale: 'zh-cn',
    state: 'waiting',
    begun: 6,
    lines: [person('您好，这款杯子可以进洗碗机吗？'), { by: 'person', card: 'product' }],
  },
  {
    who: 'customer',
    locale: 'es',
    state: 'waiting',
    begun: 3,
    lines: [person('Hola, mi paquete lleva dos días sin moverse.'), person('¿Podéis mirarlo?')],
  },
  { who: 'visitor', locale: 'en-US', state: 'waiting', begun: 1, lines: [person('Do you ship to Iceland?')] },
  {
    who: 'customer',
    locale: 'pt',
    state: 'active',
    begun: 18,
    lines: [
      person('Olá, recebi o tamanho errado.'),
      staff('Olá. Lamento. Pode enviar-me o número da encomenda?'),
      person('Vou procurar.'),
    ],
  },
  {
    who: 'visitor',
    locale: 'pt',
    state: 'waiting',
    begun: 9 * 60,
    left: { name: 'Marta Nunes', email: 'marta.nunes@example.com' },
    lines: [person('Boa noite. Fazem embrulho para oferta?')],
  },
  {
    who: 'visitor',
    locale: 'en-US',
    state: 'closed',
    begun: 2 * 1_440,
    left: { name: 'Owen Price', email: 'owen.price@example.com' },
    lines: [
      person('I would like an invoice in the name of my company.'),
      staff('Hello Owen. Write the company and its tax number into the note of your order and we print both.'),
    ],
  },
  {
    who: 'customer',
    locale: 'es',
    state: 'closed',
    begun: 5 * 1_440,
    lines: [
      person('¿Cuándo vuelve a haber este producto?'),
      { by: 'person', card: 'product' },
      staff('La semana que viene. Guárdalo en favoritos y te avisamos.'),
      person('Gracias.'),
    ],
    rating: { stars: 4, note: '' },
  },
  {
    who: 'customer',
    locale: 'zh-cn',
    state: 'closed',
    begun: 8 * 1_440,
    lines: [person('优惠券为什么不能用？'), staff('该券需满 100 美元可用，您的订单还差 12 美元。'), person('好的')],
    rating: { stars: 2, note: '等待时间有点长。' },
  },
  {
    who: 'customer',
    locale: 'en-US',
    state: 'closed',
    begun: 12 * 1_440,
    lines: [person('Never mind, I found it.')],
  },
];

export const cannedReplies: readonly { readonly shortcut: string; readonly title: string; readonly text: Localized }[] =
  [
    {
      shortcut: 'hello',
      title: 'Greeting',
      text: {
        'en-US': 'Hello, thank you for writing to us. How can I help?',
        'zh-cn': '您好，感谢您的咨询，请问有什么可以帮您？',
        es: 'Hola, gracias por escribirnos. ¿En qué puedo ayudarte?',
        pt: 'Olá, obrigado por nos escrever. Como posso ajudar?',
      },
    },
    {
      shortcut: 'number',
      title: 'Ask for the order number',
      text: {
        'en-US': 'Could you send me the number of your order? You find it under Me, Orders.',
        'zh-cn': '请提供您的订单号，可在“我的—订单”中查看。',
        es: '¿Puedes enviarme el número de tu pedido? Está en Yo, Pedidos.',
        pt: 'Pode enviar-me o número da sua encomenda? Está em Eu, Encomendas.',
      },
    },
    {
      shortcut: 'delivery',
      title: 'Delivery times',
      text: {
        'en-US': 'Parcels leave within two working days and arrive in three to six days after that.',
        'zh-cn': '订单会在两个工作日内发出，发出后三至六天送达。',
        es: 'Los paquetes salen en dos días laborables y llegan de tres a seis días después.',
        pt: 'As encomendas saem em dois dias úteis e chegam três a seis dias depois.',
      },
    },
    {
      shortcut: 'returns',
      title: 'How returns work',
      text: {
        'en-US': 'You can return anything within seven days of receipt: open the order and choose Return.',
        'zh-cn': '签收后七天内可以退货：打开订单，选择“退货”即可。',
        es: 'Puedes devolver todo en los siete días siguientes a la entrega: abre el pedido y elige Devolver.',
        pt: 'Pode devolver tudo nos sete dias após a receção: abra a encomenda e escolha Devolver.',
      },
    },
    {
      shortcut: 'bye',
      title: 'Goodbye',
      text: {
        'en-US': 'I am glad that is solved. Have a good day.',
        'zh-cn': '很高兴为您解决问题，祝您生活愉快。',
        es: 'Me alegro de haberlo resuelto. Que tengas un buen día.',
        pt: 'Ainda bem que ficou resolvido. Tenha um bom dia.',
      },
    },
  ];
