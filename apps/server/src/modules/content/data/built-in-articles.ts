import type { Localized } from '@app/contract/core/locale';

type Article = { readonly key: string; readonly title: Required<Localized>; readonly html: Required<Localized> };

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

/** The static pages every shop has, as a start to be edited. Keys are those of the screens that show them. */
export const builtInArticles: readonly Article[] = [
  {
    key: 'about',
    title: { 'en-US': 'About us', 'zh-cn': '关于我们', es: 'Sobre nosotros', pt: 'Sobre nós' },
    html: {
      'en-US': paragraphs(
        'One place to shop, paid from one wallet. We choose every product ourselves and show its full price before you pay.',
        'Questions are answered by people. Write to us from the Me screen at any time.',
      ),
      'zh-cn': paragraphs(
        '一站式购物，一个钱包支付。每件商品都由我们亲自挑选，付款前即可看到完整价格。',
        '您的问题由真人客服解答，可随时在“我的”页面联系我们。',
      ),
      es: paragraphs(
        'Un solo lugar para comprar, pagado desde una sola cartera. Elegimos cada producto y mostramos su precio completo antes de pagar.',
        'Las preguntas las responden personas. Escríbenos cuando quieras desde la pantalla Yo.',
      ),
      pt: paragraphs(
        'Um só lugar para comprar, pago com uma só carteira. Escolhemos cada produto e mostramos o preço completo antes do pagamento.',
        'As perguntas são respondidas por pessoas. Escreva quando quiser pela tela Eu.',
      ),
    },
  },
  {
    key: 'condition',
    title: {
      'en-US': 'Terms and conditions',
      'zh-cn': '服务条款',
      es: 'Términos y condiciones',
      pt: 'Termos e condições',
    },
    html: {
      'en-US': paragraphs(
        'By ordering you accept the price shown on the confirmation screen, which includes postage and tax.',
        'An order is binding once it is paid. Unpaid orders are cancelled after the time shown at payment.',
        'Points and balance belong to your account and cannot be sold.',
      ),
      'zh-cn': paragraphs(
        '下单即表示您接受确认页显示的价格，其中已包含运费和税费。',
        '订单付款后生效。未付款的订单将在支付页显示的时限后自动取消。',
        '积分和余额归您的账户所有，不得转卖。',
      ),
      es: paragraphs(
        'Al pedir aceptas el precio que muestra la pantalla de confirmación, con envío e impuestos incluidos.',
        'Un pedido es firme cuando está pagado. Los pedidos sin pagar se cancelan tras el tiempo indicado en el pago.',
        'Los puntos y el saldo pertenecen a tu cuenta y no se pueden vender.',
      ),
      pt: paragraphs(
        'Ao pedir, você aceita o preço mostrado na tela de confirmação, com frete e impostos incluídos.',
        'Um pedido vale depois de pago. Pedidos não pagos são cancelados após o prazo mostrado no pagamento.',
        'Pontos e saldo pertencem à sua conta e não podem ser vendidos.',
      ),
    },
  },
  {
    key: 'returnpolicy',
    title: {
      'en-US': 'Return policy',
      'zh-cn': '退货政策',
      es: 'Política de devoluciones',
      pt: 'Política de devolução',
    },
    html: {
      'en-US': paragraphs(
        'You may ask for a return within the days shown on your order after you receive it.',
        'Goods must be unused and complete. Refunds go back the way you paid: card, balance and points each to their own.',
      ),
      'zh-cn': paragraphs(
        '收到商品后，您可在订单所示的天数内申请退货。',
        '商品须未使用且完好齐全。退款按原支付方式退回：银行卡、余额和积分分别退回原处。',
      ),
      es: paragraphs(
        'Puedes pedir una devolución dentro de los días que indica tu pedido después de recibirlo.',
        'Los artículos deben estar sin usar y completos. El reembolso vuelve por donde pagaste: tarjeta, saldo y puntos, cada uno a su origen.',
      ),
      pt: paragraphs(
        'Você pode pedir a devolução dentro dos dias indicados no pedido, depois de recebê-lo.',
        'Os produtos devem estar sem uso e completos. O reembolso volta pela forma de pagamento: cartão, saldo e pontos, cada um à sua origem.',
      ),
    },
  },
  {
    key: 'privacy',
    title: { 'en-US': 'Privacy', 'zh-cn': '隐私政策', es: 'Privacidad', pt: 'Privacidade' },
    html: {
      'en-US': paragraphs(
        'We keep what an order needs: your e-mail, your addresses and what you bought. We do not sell it and load nothing from other sites.',
        'You can sign out on every device and ask for your account to be deleted.',
      ),
      'zh-cn': paragraphs(
        '我们只保存订单所需的信息：您的邮箱、地址和购买记录。我们不会出售这些信息，也不会加载第三方内容。',
        '您可以退出所有设备的登录，并申请删除账户。',
      ),
      es: paragraphs(
        'Guardamos lo que un pedido necesita: tu correo, tus direcciones y tus compras. No lo vendemos ni cargamos nada de otros sitios.',
        'Puedes cerrar la sesión en todos los dispositivos y pedir que se elimine tu cuenta.',
      ),
      pt: paragraphs(
        'Guardamos o que um pedido precisa: seu e-mail, seus endereços e suas compras. Não vendemos nada disso nem carregamos conteúdo de outros sites.',
        'Você pode sair de todos os dispositivos e pedir a exclusão da sua conta.',
      ),
    },
  },
];
