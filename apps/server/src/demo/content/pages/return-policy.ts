import type { DemoPage } from './page.ts';

export const returnPolicy: DemoPage = {
  key: 'returnpolicy',
  title: {
    'en-US': 'Return policy',
    'zh-cn': '退货政策',
    es: 'Política de devoluciones',
    pt: 'Política de devolução',
  },
  parts: {
    'en-US': [
      ['', 'You have 7 days from the day you receive a parcel to send back what does not suit you.'],
      [
        'What can be returned',
        '- Goods that are unused, complete and in their original packaging.',
        '- Single items of an order; the rest of it stays as it is.',
        '- Goods that arrived broken or are not what you ordered, whatever their condition.',
        'Opened beauty products, swimwear and underwear cannot be returned unless they are faulty.',
      ],
      [
        'How to return something',
        'Open the order, press Return, choose the items and tell us why. Pictures help when something is broken. We answer within two working days.',
        'Once we agree, send the parcel with any carrier and enter the tracking number on the same screen. We pay the postage when the fault is ours; otherwise you do.',
      ],
      [
        'Before it is shipped',
        'An order that is paid and not shipped yet can be refunded in full. Ask for it on the order; there is nothing to send back.',
      ],
      [
        'How the money comes back',
        'Each part goes back where it came from: the card to the card, the wallet to the wallet, points to points, and a coupon is yours again while it is still valid.',
        'The wallet is credited at once. A card takes 3 to 10 working days, depending on its bank. Points you earned with the returned items are taken back.',
      ],
      [
        'Travel',
        'Hotels, flights, tours and tables follow the cancellation terms shown before you pay. They stay on your booking, with dates and amounts.',
      ],
    ],
    'zh-cn': [
      ['', '自收到包裹之日起 7 天内，您可以退回不合适的商品。'],
      [
        '哪些商品可以退',
        '- 未使用、配件齐全且保留原包装的商品。',
        '- 订单中的单件商品，其余商品不受影响。',
        '- 到货时已损坏或与订单不符的商品，不论其状态如何。',
        '已拆封的美妆产品、泳装和内衣，除质量问题外不支持退货。',
      ],
      [
        '如何退货',
        '打开订单，点击“退货”，选择商品并说明原因。如有损坏，请附上照片。我们会在两个工作日内答复。',
        '同意退货后，请用任意快递寄回，并在同一页面填写运单号。责任在我们时由我们承担运费，否则由您承担。',
      ],
      ['发货之前', '已付款但尚未发货的订单可以全额退款。在订单中申请即可，无需寄回任何东西。'],
      [
        '款项如何退回',
        '各部分按原路退回：银行卡退回银行卡，钱包退回钱包，积分退回积分；仍在有效期内的优惠券会重新归您所有。',
        '钱包即时到账。银行卡视发卡行而定，需 3 至 10 个工作日。退货商品所获得的积分会被扣回。',
      ],
      ['旅行', '酒店、机票、跟团游和餐位适用付款前显示的取消规则，日期和金额会保留在您的预订中。'],
    ],
    es: [
      ['', 'Tienes 7 días desde que recibes un paquete para devolver lo que no te convenza.'],
      [
        'Qué se puede devolver',
        '- Artículos sin usar, completos y en su embalaje original.',
        '- Artículos sueltos de un pedido; el resto sigue igual.',
        '- Lo que llegó roto o no es lo que pediste, sea cual sea su estado.',
        'Los productos de belleza abiertos, los bañadores y la ropa interior no se pueden devolver, salvo que tengan un defecto.',
      ],
      [
        'Cómo devolver algo',
        'Abre el pedido, pulsa Devolver, elige los artículos y cuéntanos por qué. Si algo está roto, las fotos ayudan. Respondemos en dos días laborables.',
        'Cuando lo aceptemos, envía el paquete con cualquier transportista y escribe el número de seguimiento en la misma pantalla. Pagamos el envío si el fallo es nuestro; si no, lo pagas tú.',
      ],
      [
        'Antes del envío',
        'Un pedido pagado y aún no enviado se reembolsa por completo. Pídelo en el pedido; no hay nada que devolver.',
      ],
      [
        'Cómo vuelve el dinero',
        'Cada parte vuelve a su origen: la tarjeta a la tarjeta, la cartera a la cartera, los puntos a los puntos, y el cupón vuelve a ser tuyo mientras siga vigente.',
        'La cartera se abona al momento. La tarjeta tarda de 3 a 10 días laborables, según el banco. Los puntos ganados con lo devuelto se descuentan.',
      ],
      [
        'Viajes',
        'Hoteles, vuelos, excursiones y mesas siguen las condiciones de cancelación que se muestran antes de pagar. Quedan en tu reserva, con fechas e importes.',
      ],
    ],
    pt: [
      ['', 'Você tem 7 dias a partir do recebimento de um pacote para devolver o que não serviu.'],
      [
        'O que pode ser devolvido',
        '- Produtos sem uso, completos e na embalagem original.',
        '- Itens avulsos de um pedido; o restante fica como está.',
        '- O que chegou quebrado ou não é o que você pediu, em qualquer estado.',
        'Produtos de beleza abertos, moda praia e roupa íntima não podem ser devolvidos, exceto com defeito.',
      ],
      [
        'Como devolver',
        'Abra o pedido, toque em Devolver, escolha os itens e conte o motivo. Se algo quebrou, fotos ajudam. Respondemos em dois dias úteis.',
        'Depois do nosso aceite, envie o pacote por qualquer transportadora e digite o código de rastreio na mesma tela. Pagamos o frete se a falha for nossa; caso contrário, é por sua conta.',
      ],
      [
        'Antes do envio',
        'Um pedido pago e ainda não enviado é reembolsado por inteiro. Peça no próprio pedido; não há nada a devolver.',
      ],
      [
        'Como o dinheiro volta',
        'Cada parte volta para a sua origem: cartão para o cartão, carteira para a carteira, pontos para pontos, e o cupom volta a ser seu enquanto estiver válido.',
        'A carteira é creditada na hora. O cartão leva de 3 a 10 dias úteis, conforme o banco. Os pontos ganhos com os itens devolvidos são descontados.',
      ],
      [
        'Viagens',
        'Hotéis, voos, passeios e mesas seguem as condições de cancelamento mostradas antes do pagamento. Elas ficam na sua reserva, com datas e valores.',
      ],
    ],
  },
};
