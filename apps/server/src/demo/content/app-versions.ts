import type { Localized } from '@app/contract/core/locale';

type DemoVersion = {
  readonly platform: 'web' | 'android' | 'ios';
  readonly number: string;
  readonly link: string;
  readonly wgt: boolean;
  readonly forced: boolean;
  readonly published: boolean;
  readonly daysAgo: number;
  readonly notes: Localized;
};

const first: Localized = {
  'en-US': 'The first Avela.',
  'zh-cn': 'Avela 的第一个版本。',
  es: 'La primera Avela.',
  pt: 'A primeira Avela.',
};
const safer: Localized = {
  'en-US': 'Payments are safer. Older versions can no longer pay, so this one is needed.',
  'zh-cn': '支付更安全。旧版本已无法付款，因此必须更新。',
  es: 'Los pagos son más seguros. Las versiones anteriores ya no pueden pagar, por eso hace falta esta.',
  pt: 'Os pagamentos estão mais seguros. Versões anteriores já não conseguem pagar, por isso esta é necessária.',
};
const chat: Localized = {
  'en-US': 'Chat with us, coupons, and a wishlist that tells when prices drop.',
  'zh-cn': '新增在线客服、优惠券，以及降价提醒的心愿单。',
  es: 'Chat con nosotros, cupones y una lista de deseos que avisa cuando bajan los precios.',
  pt: 'Chat conosco, cupons e uma lista de desejos que avisa quando os preços caem.',
};
const next: Localized = {
  'en-US': 'Hotels and flights.',
  'zh-cn': '酒店与机票。',
  es: 'Hoteles y vuelos.',
  pt: 'Hotéis e voos.',
};

const STORE = 'https://downloads.avela.example';

/** None published is newer than the build that is served, so that nobody is asked to update. */
export const demoVersions: readonly DemoVersion[] = [
  { platform: 'web', number: '0.0.8', link: '', wgt: false, forced: false, published: true, daysAgo: 90, notes: first },
  { platform: 'web', number: '0.0.9', link: '', wgt: false, forced: true, published: true, daysAgo: 40, notes: safer },
  { platform: 'web', number: '0.1.0', link: '', wgt: false, forced: false, published: true, daysAgo: 3, notes: chat },
  { platform: 'web', number: '0.2.0', link: '', wgt: false, forced: false, published: false, daysAgo: 0, notes: next },
  {
    platform: 'android',
    number: '0.0.9',
    link: `${STORE}/avela-0.0.9.apk`,
    wgt: false,
    forced: true,
    published: true,
    daysAgo: 39,
    notes: safer,
  },
  {
    platform: 'android',
    number: '0.1.0',
    link: `${STORE}/avela-0.1.0.wgt`,
    wgt: true,
    forced: false,
    published: true,
    daysAgo: 2,
    notes: chat,
  },
  {
    platform: 'ios',
    number: '0.1.0',
    link: `${STORE}/avela-0.1.0.ipa`,
    wgt: false,
    forced: false,
    published: false,
    daysAgo: 1,
    notes: chat,
  },
];
