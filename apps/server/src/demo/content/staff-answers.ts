import type { DemoLocale } from './people.ts';

/**
 * What staff write to customers with a decision about a refund or return. The second agreement thanks for pictures, which
 * come with a return alone; the second refusal is about a parcel on its way, the first about goods that were used.
 */
export const staffAnswers: Record<'agreed' | 'refused', Record<DemoLocale, readonly string[]>> = {
  agreed: {
    'en-US': ['Sorry for the trouble. We agree.', 'Thank you for the pictures, that helped.'],
    'zh-cn': ['很抱歉给您带来不便，同意您的申请。', '感谢提供图片，已核实。'],
    es: ['Sentimos las molestias. Estamos de acuerdo.', 'Gracias por las fotos, nos ayudaron.'],
    pt: ['Desculpe o transtorno. Estamos de acordo.', 'Obrigado pelas fotos, ajudaram.'],
  },
  refused: {
    'en-US': ['The pictures show signs of use, so we cannot take it back.', 'The parcel has already been handed over.'],
    'zh-cn': ['图片显示商品已有使用痕迹，无法退回。', '包裹已交给物流，无法拦截。'],
    es: ['Las fotos muestran señales de uso, no podemos aceptarlo.', 'El paquete ya fue entregado al transportista.'],
    pt: ['As fotos mostram sinais de uso, não podemos aceitar.', 'O pacote já foi entregue à transportadora.'],
  },
};
