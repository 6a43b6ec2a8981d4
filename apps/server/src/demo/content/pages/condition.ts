import type { DemoPage } from './page.ts';

export const condition: DemoPage = {
  key: 'condition',
  title: {
    'en-US': 'Terms and conditions',
    'zh-cn': '服务条款',
    es: 'Términos y condiciones',
    pt: 'Termos e condições',
  },
  parts: {
    'en-US': [
      [
        '',
        'These terms hold between you and Avela whenever you use the shop. They are short so that you can read them.',
      ],
      [
        'Your account',
        'You need an invite code and an e-mail of your own. Keep your password to yourself; what is done with it counts as done by you. Tell us at once if somebody else uses your account.',
      ],
      [
        'Orders and prices',
        'The price on the confirmation screen includes postage and tax and is fixed in US dollars while the quote lasts. Amounts in other currencies are shown at the rate of that moment.',
        'An order is binding once it is paid. An unpaid order is cancelled after the time shown at payment, and its goods go back on sale.',
      ],
      [
        'Wallet, points and coupons',
        '- The balance is yours and can be withdrawn. Points and coupons have no cash value.',
        '- Points can cover a share of an order. Those for signing up can be spent once you have confirmed your e-mail.',
        '- Nothing of it can be sold or passed on outside the shop.',
      ],
      [
        'Delivery and returns',
        'You can return goods within 7 days of receipt. The return policy says how, and how the money comes back.',
      ],
      [
        'Reviews and pictures',
        'What you write and show stays yours; you allow us to show it in the shop. We remove what insults, misleads or advertises.',
      ],
      [
        'Changes and end',
        'We may change these terms and show the date of the change below. You can delete your account at any time after open orders and your balance are settled.',
      ],
    ],
    'zh-cn': [
      ['', '您使用本店时，您与 Avela 之间适用本条款。我们写得简短，方便您阅读。'],
      [
        '您的账户',
        '注册需要邀请码和您本人的邮箱。请妥善保管密码，使用您的密码进行的操作视为您本人操作。如发现他人使用您的账户，请立即告知我们。',
      ],
      [
        '订单与价格',
        '确认页显示的价格已含运费和税费，在报价有效期内以美元锁定。其他币种金额按当时汇率显示。',
        '订单付款后生效。未付款订单将在支付页显示的时限后取消，商品重新上架。',
      ],
      [
        '钱包、积分与优惠券',
        '- 余额归您所有，可以提现。积分和优惠券不能兑换现金。',
        '- 积分可抵扣订单的一部分。注册赠送的积分在确认邮箱后即可使用。',
        '- 以上均不得在店外出售或转让。',
      ],
      ['配送与退货', '收货后 7 天内可以退货。退货方式和款项退回方式见退货政策。'],
      ['评价与图片', '您发表的内容仍归您所有，您允许我们在店内展示。侮辱、误导或广告性内容会被移除。'],
      ['变更与终止', '我们可能修改本条款，修改日期显示在下方。结清未完成订单和余额后，您可以随时注销账户。'],
    ],
    es: [
      ['', 'Estas condiciones rigen entre tú y Avela siempre que uses la tienda. Son breves para que puedas leerlas.'],
      [
        'Tu cuenta',
        'Necesitas un código de invitación y un correo propio. No compartas tu contraseña: lo que se haga con ella cuenta como hecho por ti. Avísanos enseguida si otra persona usa tu cuenta.',
      ],
      [
        'Pedidos y precios',
        'El precio de la pantalla de confirmación incluye envío e impuestos y queda fijado en dólares mientras dure el presupuesto. En otras divisas se muestra al cambio de ese momento.',
        'Un pedido es firme cuando está pagado. Si no se paga, se cancela tras el tiempo indicado y sus artículos vuelven a la venta.',
      ],
      [
        'Cartera, puntos y cupones',
        '- El saldo es tuyo y se puede retirar. Los puntos y cupones no tienen valor en efectivo.',
        '- Los puntos pueden cubrir parte de un pedido. Los del registro se pueden usar cuando confirmas tu correo.',
        '- Nada de ello se puede vender ni ceder fuera de la tienda.',
      ],
      [
        'Entrega y devoluciones',
        'Puedes devolver artículos en los 7 días siguientes a recibirlos. La política de devoluciones explica cómo y cómo vuelve el dinero.',
      ],
      [
        'Opiniones e imágenes',
        'Lo que escribes y muestras sigue siendo tuyo; nos permites mostrarlo en la tienda. Retiramos lo que insulta, engaña o anuncia.',
      ],
      [
        'Cambios y fin',
        'Podemos cambiar estas condiciones y mostramos abajo la fecha del cambio. Puedes eliminar tu cuenta cuando quieras, una vez resueltos los pedidos abiertos y el saldo.',
      ],
    ],
    pt: [
      ['', 'Estes termos valem entre você e a Avela sempre que usar a loja. São curtos para que você possa lê-los.'],
      [
        'Sua conta',
        'Você precisa de um código de convite e de um e-mail próprio. Não divulgue a sua senha: o que for feito com ela conta como feito por você. Avise logo se outra pessoa usar a sua conta.',
      ],
      [
        'Pedidos e preços',
        'O preço da tela de confirmação inclui frete e impostos e fica fixado em dólares enquanto durar a cotação. Em outras moedas, é mostrado pelo câmbio do momento.',
        'Um pedido vale depois de pago. Sem pagamento, ele é cancelado após o prazo mostrado e os produtos voltam à venda.',
      ],
      [
        'Carteira, pontos e cupons',
        '- O saldo é seu e pode ser sacado. Pontos e cupons não valem dinheiro.',
        '- Os pontos podem cobrir parte de um pedido. Os do cadastro podem ser usados depois que você confirma seu e-mail.',
        '- Nada disso pode ser vendido nem cedido fora da loja.',
      ],
      [
        'Entrega e devolução',
        'Você pode devolver produtos em até 7 dias após o recebimento. A política de devolução explica como, e como o dinheiro volta.',
      ],
      [
        'Avaliações e imagens',
        'O que você escreve e mostra continua seu; você nos permite mostrá-lo na loja. Removemos o que ofende, engana ou anuncia.',
      ],
      [
        'Mudanças e fim',
        'Podemos mudar estes termos e mostramos abaixo a data da mudança. Você pode excluir a conta quando quiser, depois de resolver pedidos abertos e saldo.',
      ],
    ],
  },
};
