import type { Localized } from '@app/contract/core/locale';
import type { MessageKind, MessageType } from '@app/contract/messaging/schemas';

/** What the demo's staff have written. Ages and terms in hours; a negative age lies ahead. */
export type DemoMessage = {
  readonly kind: MessageKind;
  readonly type: MessageType;
  readonly title: Localized;
  readonly summary: Localized;
  readonly content: Localized;
  readonly audience: 'all' | 'level' | 'customer';
  readonly popup?: true;
  readonly status: 'draft' | 'published' | 'withdrawn';
  readonly ageHours: number;
  readonly lastsHours?: number;
  /** Already read by the demo customer. */
  readonly read?: true;
};

export const demoMessages: readonly DemoMessage[] = [
  {
    kind: 'notice',
    type: 'promotion',
    title: { 'en-US': 'Autumn in the harbour', 'zh-cn': '港湾之秋', es: 'Otoño en el puerto', pt: 'Outono no porto' },
    summary: {
      'en-US': 'Bags and knitwear at a lower price until Sunday.',
      'zh-cn': '包袋与针织限时优惠，周日截止。',
      es: 'Bolsos y punto a mejor precio hasta el domingo.',
      pt: 'Bolsas e tricô com preço menor até domingo.',
    },
    content: {
      'en-US':
        '<p>Bags and knitwear at a lower price until Sunday.</p><p>The price you see is the price you pay; coupons still apply.</p>',
      'zh-cn': '<p>包袋与针织限时优惠，周日截止。</p><p>所见即所付，优惠券仍可使用。</p>',
      es: '<p>Bolsos y punto a mejor precio hasta el domingo.</p><p>El precio que ves es el que pagas; los cupones siguen valiendo.</p>',
      pt: '<p>Bolsas e tricô com preço menor até domingo.</p><p>O preço que você vê é o que paga; os cupons continuam valendo.</p>',
    },
    audience: 'all',
    status: 'published',
    ageHours: 20,
  },
  {
    kind: 'notice',
    type: 'system',
    title: {
      'en-US': 'Parcels travel a day longer this week',
      'zh-cn': '本周包裹派送将延迟一天',
      es: 'Esta semana los paquetes tardan un día más',
      pt: 'Nesta semana os pacotes levam um dia a mais',
    },
    summary: {
      'en-US': 'Storms on the coast slow down the carriers.',
      'zh-cn': '沿海风暴影响了物流。',
      es: 'Los temporales en la costa retrasan a los transportistas.',
      pt: 'Tempestades no litoral atrasam as transportadoras.',
    },
    content: {
      'en-US':
        '<p>Storms on the coast slow down the carriers. We ship every day as usual, and the tracking number shows where your parcel is.</p>',
      'zh-cn': '<p>沿海风暴影响了物流。我们照常每日发货，可用运单号查询包裹位置。</p>',
      es: '<p>Los temporales en la costa retrasan a los transportistas. Enviamos cada día como siempre y el número de seguimiento dice dónde está tu paquete.</p>',
      pt: '<p>Tempestades no litoral atrasam as transportadoras. Enviamos todos os dias como sempre, e o código de rastreio mostra onde está o pacote.</p>',
    },
    audience: 'all',
    status: 'published',
    ageHours: 60,
    read: true,
  },
  {
    kind: 'notice',
    type: 'promotion',
    title: {
      'en-US': 'A new step for our members',
      'zh-cn': '会员权益升级',
      es: 'Un paso más para nuestros miembros',
      pt: 'Um passo a mais para nossos membros',
    },
    summary: {
      'en-US': 'Your level now takes a little off every order.',
      'zh-cn': '您的等级现在每单都有优惠。',
      es: 'Tu nivel ahora rebaja cada pedido.',
      pt: 'Seu nível agora dá desconto em cada pedido.',
    },
    content: {
      'en-US':
        '<p>Your level now takes a little off every order. You see it as a line of its own where the price is explained.</p>',
      'zh-cn': '<p>您的等级现在每单都有优惠，在价格说明中单独列出。</p>',
      es: '<p>Tu nivel ahora rebaja cada pedido. Lo verás en una línea propia donde se explica el precio.</p>',
      pt: '<p>Seu nível agora dá desconto em cada pedido. Você o vê em uma linha própria onde o preço é explicado.</p>',
    },
    audience: 'level',
    popup: true,
    status: 'published',
    ageHours: 5,
  },
  {
    kind: 'notice',
    type: 'promotion',
    title: {
      'en-US': 'Free delivery weekend',
      'zh-cn': '周末免运费',
      es: 'Fin de semana con envío gratis',
      pt: 'Fim de semana de frete grátis',
    },
    summary: {
      'en-US': 'From Friday evening to Sunday night.',
      'zh-cn': '周五晚至周日夜。',
      es: 'Del viernes por la tarde al domingo por la noche.',
      pt: 'De sexta à noite até domingo à noite.',
    },
    content: {
      'en-US': '<p>From Friday evening to Sunday night delivery costs nothing.</p>',
      'zh-cn': '<p>周五晚至周日夜，全场免运费。</p>',
      es: '<p>Del viernes por la tarde al domingo por la noche el envío no cuesta nada.</p>',
      pt: '<p>De sexta à noite até domingo à noite o frete não custa nada.</p>',
    },
    audience: 'all',
    status: 'published',
    ageHours: -48,
    lastsHours: 60,
  },
  {
    kind: 'notice',
    type: 'system',
    title: {
      'en-US': 'Summer opening hours',
      'zh-cn': '夏季营业时间',
      es: 'Horario de verano',
      pt: 'Horário de verão',
    },
    summary: {
      'en-US': 'Our desk opened an hour earlier.',
      'zh-cn': '客服提前一小时上班。',
      es: 'Atención abrió una hora antes.',
      pt: 'O atendimento abriu uma hora antes.',
    },
    content: {
      'en-US': '<p>Our desk opened an hour earlier during the summer.</p>',
      'zh-cn': '<p>夏季客服提前一小时上班。</p>',
      es: '<p>En verano la atención abrió una hora antes.</p>',
      pt: '<p>No verão o atendimento abriu uma hora antes.</p>',
    },
    audience: 'all',
    status: 'published',
    ageHours: 24 * 120,
    lastsHours: 24 * 60,
  },
  {
    kind: 'notice',
    type: 'promotion',
    title: {
      'en-US': 'Double points on Monday',
      'zh-cn': '周一双倍积分',
      es: 'Puntos dobles el lunes',
      pt: 'Pontos em dobro na segunda',
    },
    summary: {
      'en-US': 'An idea that was taken back.',
      'zh-cn': '已撤回的活动。',
      es: 'Una idea que se retiró.',
      pt: 'Uma ideia que foi retirada.',
    },
    content: {
      'en-US': '<p>Double points on Monday.</p>',
      'zh-cn': '<p>周一双倍积分。</p>',
      es: '<p>Puntos dobles el lunes.</p>',
      pt: '<p>Pontos em dobro na segunda.</p>',
    },
    audience: 'all',
    status: 'withdrawn',
    ageHours: 200,
  },
  {
    kind: 'notice',
    type: 'service',
    title: { 'en-US': 'Winter catalog', 'zh-cn': '冬季目录', es: 'Catálogo de invierno', pt: 'Catálogo de inverno' },
    summary: {
      'en-US': 'Still being written.',
      'zh-cn': '撰写中。',
      es: 'Aún en preparación.',
      pt: 'Ainda em preparação.',
    },
    content: {
      'en-US': '<p>The winter catalog arrives soon.</p>',
      'zh-cn': '<p>冬季目录即将上线。</p>',
      es: '<p>El catálogo de invierno llega pronto.</p>',
      pt: '<p>O catálogo de inverno chega em breve.</p>',
    },
    audience: 'all',
    status: 'draft',
    ageHours: 2,
  },
  {
    kind: 'inbox',
    type: 'service',
    title: {
      'en-US': 'Thank you for your patience',
      'zh-cn': '感谢您的耐心',
      es: 'Gracias por tu paciencia',
      pt: 'Obrigado pela paciência',
    },
    summary: {
      'en-US': 'Your question about sizes has been answered in the chat.',
      'zh-cn': '您关于尺码的问题已在客服对话中回复。',
      es: 'Tu pregunta sobre tallas tiene respuesta en el chat.',
      pt: 'Sua pergunta sobre tamanhos foi respondida no chat.',
    },
    content: {
      'en-US': '<p>Your question about sizes has been answered in the chat. Write again at any time.</p>',
      'zh-cn': '<p>您关于尺码的问题已在客服对话中回复，欢迎随时再来。</p>',
      es: '<p>Tu pregunta sobre tallas tiene respuesta en el chat. Escríbenos cuando quieras.</p>',
      pt: '<p>Sua pergunta sobre tamanhos foi respondida no chat. Escreva quando quiser.</p>',
    },
    audience: 'customer',
    status: 'published',
    ageHours: 30,
    read: true,
  },
  {
    kind: 'inbox',
    type: 'wallet',
    title: { 'en-US': 'Points were added', 'zh-cn': '积分已到账', es: 'Se añadieron puntos', pt: 'Pontos adicionados' },
    summary: {
      'en-US': 'Your completed orders earned points this month.',
      'zh-cn': '本月完成的订单为您赚取了积分。',
      es: 'Tus pedidos completados ganaron puntos este mes.',
      pt: 'Seus pedidos concluídos renderam pontos neste mês.',
    },
    content: {
      'en-US': '<p>Your completed orders earned points this month. 100 points are worth one dollar.</p>',
      'zh-cn': '<p>本月完成的订单为您赚取了积分。100 积分可抵 1 美元。</p>',
      es: '<p>Tus pedidos completados ganaron puntos este mes. 100 puntos valen un dólar.</p>',
      pt: '<p>Seus pedidos concluídos renderam pontos neste mês. 100 pontos valem um dólar.</p>',
    },
    audience: 'customer',
    status: 'published',
    ageHours: 8,
  },
];
