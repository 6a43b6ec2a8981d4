import type { DemoLocale } from './people.ts';

/** What the shop answers to a review, by language: to a pleased customer, and to one who is not. */
export const reviewReplies: Record<'pleased' | 'sorry', Record<DemoLocale, readonly string[]>> = {
  pleased: {
    'en-US': ['Thank you, that makes our day.', 'Lovely picture. Enjoy it for a long time.'],
    'zh-cn': ['谢谢您的喜欢，祝使用愉快。', '照片拍得真好，感谢分享。'],
    es: ['Gracias, nos alegra mucho.', 'Qué foto tan bonita. Que lo disfrutes mucho tiempo.'],
    pt: ['Obrigado, ficamos muito felizes.', 'Que foto linda. Aproveite por muito tempo.'],
  },
  sorry: {
    'en-US': ['We are sorry. Please ask for a return in your order and we take care of it.'],
    'zh-cn': ['非常抱歉，请在订单中申请售后，我们会尽快处理。'],
    es: ['Lo sentimos. Pide la devolución en tu pedido y lo resolvemos.'],
    pt: ['Sentimos muito. Peça a devolução no pedido e resolvemos.'],
  },
};

/** Why staff hid a review. */
export const HIDDEN_REASON = 'Names a person and a telephone number';

/** What a customer wrote with a report. */
export const REPORT_NOTE = 'This picture is of another product';
