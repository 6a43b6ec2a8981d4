import type { DemoPage } from './page.ts';

export const about: DemoPage = {
  key: 'about',
  title: { 'en-US': 'About Avela', 'zh-cn': '关于 Avela', es: 'Sobre Avela', pt: 'Sobre a Avela' },
  parts: {
    'en-US': [
      [
        '',
        'Avela means "under sail". We sell good things for everyday life and the trips that interrupt it, in one calm place.',
      ],
      [
        'What we do',
        'We choose every product ourselves and show its whole price, postage and tax included, before you pay. What you see is what is charged.',
        'One wallet pays for everything. Refunds come back to where the money came from, and every movement can be looked up.',
      ],
      [
        'How we work',
        '- We list only what is in stock. An order holds its pieces until it is paid.',
        '- Reviews come from people who bought the product. We answer the bad ones too.',
        '- We keep what we need to deliver, and nothing more.',
      ],
      [
        'Talk to us',
        'Questions are answered by people, in English, Chinese, Spanish and Portuguese. Write in the chat or to <a href="mailto:hello@avela.example">hello@avela.example</a>.',
      ],
    ],
    'zh-cn': [
      ['', 'Avela 意为“扬帆”。我们在一个安静的地方出售日常好物，也提供暂别日常的旅行。'],
      [
        '我们做什么',
        '每件商品都由我们亲自挑选，付款前即显示含运费和税费的完整价格，所见即所付。',
        '一个钱包支付一切。退款原路退回，每一笔变动都可以查询。',
      ],
      [
        '我们如何工作',
        '- 只上架有库存的商品，下单后为您保留至付款。',
        '- 评价来自真正购买过的人，差评我们也会回复。',
        '- 只保留送货所需的信息，别无其他。',
      ],
      [
        '联系我们',
        '您的问题由真人以中文、英文、西班牙文和葡萄牙文解答。请使用在线聊天，或写信至 <a href="mailto:hello@avela.example">hello@avela.example</a>。',
      ],
    ],
    es: [
      [
        '',
        'Avela significa «a vela». Vendemos cosas buenas para cada día y los viajes que lo interrumpen, en un lugar tranquilo.',
      ],
      [
        'Qué hacemos',
        'Elegimos cada producto y mostramos su precio completo, con envío e impuestos, antes de que pagues. Lo que ves es lo que se cobra.',
        'Una sola cartera paga todo. Los reembolsos vuelven a su origen y cada movimiento se puede consultar.',
      ],
      [
        'Cómo trabajamos',
        '- Solo mostramos lo que hay. Un pedido reserva sus piezas hasta el pago.',
        '- Las opiniones son de quienes compraron el producto. También respondemos a las malas.',
        '- Guardamos lo necesario para entregar y nada más.',
      ],
      [
        'Habla con nosotros',
        'Responden personas, en español, inglés, chino y portugués. Escribe en el chat o a <a href="mailto:hello@avela.example">hello@avela.example</a>.',
      ],
    ],
    pt: [
      [
        '',
        'Avela significa "à vela". Vendemos coisas boas para o dia a dia e as viagens que o interrompem, em um lugar calmo.',
      ],
      [
        'O que fazemos',
        'Escolhemos cada produto e mostramos o preço completo, com frete e impostos, antes do pagamento. O que você vê é o que é cobrado.',
        'Uma só carteira paga tudo. Os reembolsos voltam para a origem e cada movimento pode ser consultado.',
      ],
      [
        'Como trabalhamos',
        '- Só mostramos o que há em estoque. Um pedido reserva as peças até o pagamento.',
        '- As avaliações são de quem comprou. Respondemos também às ruins.',
        '- Guardamos o necessário para entregar e nada mais.',
      ],
      [
        'Fale com a gente',
        'Quem responde são pessoas, em português, espanhol, inglês e chinês. Escreva no chat ou para <a href="mailto:hello@avela.example">hello@avela.example</a>.',
      ],
    ],
  },
};
