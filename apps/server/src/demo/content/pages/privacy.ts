import type { DemoPage } from './page.ts';

export const privacy: DemoPage = {
  key: 'privacy',
  title: { 'en-US': 'Privacy', 'zh-cn': '隐私政策', es: 'Privacidad', pt: 'Privacidade' },
  parts: {
    'en-US': [
      ['', 'We keep what a shop needs to know about you, use it to serve you, and sell it to nobody.'],
      [
        'What we keep',
        '- Your e-mail, nickname, phone and addresses, to deliver and to reach you.',
        '- Your orders, payments and messages, because the books require it.',
        '- Preferences, hobbies and measurements, only if you enter them. Nobody else sees them.',
        '- The devices you sign in on, so that you can end their sessions.',
      ],
      [
        'What we do not do',
        'There is no advertising and no tracker of others on these pages. No request leaves for another site while you look around. We never see the number of your card: it is entered at the payment service.',
      ],
      [
        'Who else sees it',
        'The carrier sees your name, phone and address. The payment service sees the amount. An agent who invited you sees your nickname and how many orders you completed.',
      ],
      [
        'How long',
        'Account data stays until you delete the account. Then we make it anonymous and keep only the figures the law asks for. Sessions end after 30 days without use.',
      ],
      [
        'Your rights',
        'You can see, correct and remove your data in Settings. For anything else write to <a href="mailto:privacy@avela.example">privacy@avela.example</a>; we answer within 30 days.',
      ],
    ],
    'zh-cn': [
      ['', '我们只保留一家商店需要了解的信息，用它为您服务，绝不出售。'],
      [
        '我们保留什么',
        '- 您的邮箱、昵称、电话和地址，用于送货和联系您。',
        '- 您的订单、付款和消息，因为账目需要。',
        '- 偏好、爱好和身体尺寸，仅在您填写时保留，他人无法看到。',
        '- 您登录过的设备，方便您结束它们的登录。',
      ],
      [
        '我们不做什么',
        '这些页面没有广告，也没有第三方追踪。浏览时不会向其他网站发送请求。我们看不到您的银行卡号，它只在支付服务商处填写。',
      ],
      [
        '谁还会看到',
        '快递公司会看到您的姓名、电话和地址；支付服务商会看到金额；邀请您的代理会看到您的昵称和已完成的订单数。',
      ],
      ['保留多久', '账户信息保留至您注销账户，之后作匿名处理，只保留法律要求的数据。30 天未使用的登录会自动结束。'],
      [
        '您的权利',
        '您可以在“设置”中查看、更正和删除您的信息。其他事宜请写信至 <a href="mailto:privacy@avela.example">privacy@avela.example</a>，我们会在 30 天内答复。',
      ],
    ],
    es: [
      ['', 'Guardamos lo que una tienda necesita saber de ti, lo usamos para atenderte y no se lo vendemos a nadie.'],
      [
        'Qué guardamos',
        '- Tu correo, apodo, teléfono y direcciones, para entregar y localizarte.',
        '- Tus pedidos, pagos y mensajes, porque la contabilidad lo exige.',
        '- Preferencias, aficiones y medidas, solo si las escribes. Nadie más las ve.',
        '- Los dispositivos con tu sesión, para que puedas cerrarla.',
      ],
      [
        'Qué no hacemos',
        'En estas páginas no hay publicidad ni rastreadores de terceros. Ninguna petición sale hacia otro sitio mientras miras. Nunca vemos el número de tu tarjeta: se escribe en el servicio de pago.',
      ],
      [
        'Quién más lo ve',
        'El transportista ve tu nombre, teléfono y dirección. El servicio de pago ve el importe. El agente que te invitó ve tu apodo y cuántos pedidos completaste.',
      ],
      [
        'Cuánto tiempo',
        'Los datos siguen hasta que elimines la cuenta. Entonces los hacemos anónimos y conservamos solo las cifras que pide la ley. Las sesiones terminan tras 30 días sin uso.',
      ],
      [
        'Tus derechos',
        'Puedes ver, corregir y borrar tus datos en Ajustes. Para lo demás, escribe a <a href="mailto:privacy@avela.example">privacy@avela.example</a>; respondemos en 30 días.',
      ],
    ],
    pt: [
      ['', 'Guardamos o que uma loja precisa saber sobre você, usamos para atender você e não vendemos a ninguém.'],
      [
        'O que guardamos',
        '- Seu e-mail, apelido, telefone e endereços, para entregar e falar com você.',
        '- Seus pedidos, pagamentos e mensagens, porque a contabilidade exige.',
        '- Preferências, hobbies e medidas, só se você preencher. Ninguém mais vê.',
        '- Os dispositivos conectados, para que você possa encerrar as sessões.',
      ],
      [
        'O que não fazemos',
        'Não há publicidade nem rastreadores de terceiros nestas páginas. Nenhuma requisição sai para outro site enquanto você navega. Nunca vemos o número do seu cartão: ele é digitado no serviço de pagamento.',
      ],
      [
        'Quem mais vê',
        'A transportadora vê nome, telefone e endereço. O serviço de pagamento vê o valor. O agente que convidou você vê o apelido e quantos pedidos você concluiu.',
      ],
      [
        'Por quanto tempo',
        'Os dados ficam até você excluir a conta. Então os tornamos anônimos e mantemos só os números que a lei pede. As sessões terminam após 30 dias sem uso.',
      ],
      [
        'Seus direitos',
        'Você pode ver, corrigir e apagar seus dados em Configurações. Para o resto, escreva para <a href="mailto:privacy@avela.example">privacy@avela.example</a>; respondemos em 30 dias.',
      ],
    ],
  },
};
