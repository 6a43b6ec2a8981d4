/**
 * Channels of the demo beside the wallet and the test card. Crypto ones stand on test networks with addresses from
 * public documentation, so that nobody can lose anything; the card channel waits to be configured.
 */
export const demoChannels = [
  {
    identifier: 'bank_transfer',
    kind: 'offline',
    title: {
      'en-US': 'Bank transfer',
      'zh-cn': '银行转账',
      es: 'Transferencia bancaria',
      pt: 'Transferência bancária',
    },
    description: {
      'en-US': 'Transfer and upload the receipt; we check it within a day',
      'zh-cn': '转账后上传凭证，我们会在一天内核实',
      es: 'Transfiere y sube el comprobante; lo revisamos en un día',
      pt: 'Transfira e envie o comprovante; conferimos em um dia',
    },
    pay: { enabled: true, minimum: 10_00, maximum: 20_000_00 },
    withdraw: { enabled: true, minimum: 20_00, maximum: 10_000_00, feeUsd: 1_00, feeBp: 50 },
    config: {
      bankName: 'Harbor & Tide Bank',
      holder: 'Avela Trading Ltd',
      account: '0048 2210 7735',
      swift: 'HRBTUS33XXX',
      iban: 'GB29NWBK60161331926819',
      lines: [{ label: 'Routing number', value: '021000021' }],
      note: {
        'en-US': 'Write the payment number into the reference, so that we find your transfer.',
        'zh-cn': '请在附言中填写支付单号，以便我们核对。',
        es: 'Escribe el número de pago en el concepto para que encontremos tu transferencia.',
        pt: 'Escreva o número do pagamento na referência para acharmos sua transferência.',
      },
    },
  },
  {
    identifier: 'usdt_sepolia',
    kind: 'crypto',
    title: {
      'en-US': 'USDT (test network)',
      'zh-cn': 'USDT（测试网络）',
      es: 'USDT (red de pruebas)',
      pt: 'USDT (rede de testes)',
    },
    description: {
      'en-US': 'ERC-20 on Sepolia, without real value',
      'zh-cn': 'Sepolia 网络上的 ERC-20，没有真实价值',
      es: 'ERC-20 en Sepolia, sin valor real',
      pt: 'ERC-20 na Sepolia, sem valor real',
    },
    pay: { enabled: true, minimum: 5_00, maximum: 50_000_00 },
    withdraw: { enabled: true, minimum: 10_00, maximum: 20_000_00, feeUsd: 2_00, feeBp: 0 },
    config: {
      network: 'sepolia',
      asset: 'USDT',
      decimals: 6,
      usdPerUnit: '1',
      tokenContract: '0x7169D38820dfd117C3FA1f22a697dBA58d90BA06',
      address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      xpub: '',
      confirmations: 12,
    },
  },
  {
    identifier: 'bitcoin_testnet',
    kind: 'crypto',
    title: {
      'en-US': 'Bitcoin (test network)',
      'zh-cn': '比特币（测试网络）',
      es: 'Bitcoin (red de pruebas)',
      pt: 'Bitcoin (rede de testes)',
    },
    description: {
      'en-US': 'Testnet coins, without real value',
      'zh-cn': '测试网币，没有真实价值',
      es: 'Monedas de testnet, sin valor real',
      pt: 'Moedas de testnet, sem valor real',
    },
    pay: { enabled: true, minimum: 20_00, maximum: 50_000_00 },
    withdraw: { enabled: false, minimum: 50_00, maximum: 20_000_00, feeUsd: 5_00, feeBp: 0 },
    config: {
      network: 'bitcoin_testnet',
      asset: 'BTC',
      decimals: 8,
      usdPerUnit: '64000',
      tokenContract: '',
      address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      xpub: '',
      confirmations: 3,
    },
  },
  {
    identifier: 'card',
    kind: 'card',
    title: { 'en-US': 'Card', 'zh-cn': '银行卡', es: 'Tarjeta', pt: 'Cartão' },
    description: {
      'en-US': 'Visa, Mastercard and others',
      'zh-cn': 'Visa、Mastercard 等',
      es: 'Visa, Mastercard y otras',
      pt: 'Visa, Mastercard e outros',
    },
    pay: { enabled: false, minimum: 1_00, maximum: 10_000_00 },
    withdraw: { enabled: false, minimum: null, maximum: null, feeUsd: 0, feeBp: 0 },
    config: { apiBase: 'https://api.stripe.com', publishableKey: '' },
  },
] as const;
