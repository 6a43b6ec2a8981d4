import { say } from './wording.ts';

/**
 * Channels of the demo beside the wallet and the test card. Crypto ones stand on test networks with addresses from
 * public documentation, so that nobody can lose anything; the card channel waits to be configured.
 */
export const demoChannels = [
  {
    identifier: 'bank_transfer',
    kind: 'offline',
    title: say('Bank transfer', '银行转账', 'Transferencia bancaria', 'Transferência bancária'),
    description: say(
      'Transfer and upload the receipt; we check it within a day',
      '转账后上传凭证，我们会在一天内核实',
      'Transfiere y sube el comprobante; lo revisamos en un día',
      'Transfira e envie o comprovante; conferimos em um dia',
    ),
    pay: { enabled: true, minimum: 10_00, maximum: 20_000_00 },
    withdraw: { enabled: true, minimum: 20_00, maximum: 10_000_00, feeUsd: 1_00, feeBp: 50 },
    config: {
      bankName: 'Harbor & Tide Bank',
      holder: 'Avela Trading Ltd',
      account: '0048 2210 7735',
      swift: 'HRBTUS33XXX',
      iban: 'GB29NWBK60161331926819',
      lines: [{ label: 'Routing number', value: '021000021' }],
      note: say(
        'Write the payment number into the reference, so that we find your transfer.',
        '请在附言中填写支付单号，以便我们核对。',
        'Escribe el número de pago en el concepto para que encontremos tu transferencia.',
        'Escreva o número do pagamento na referência para acharmos sua transferência.',
      ),
    },
  },
  {
    identifier: 'usdt_sepolia',
    kind: 'crypto',
    title: say('USDT (test network)', 'USDT（测试网络）', 'USDT (red de pruebas)', 'USDT (rede de testes)'),
    description: say(
      'ERC-20 on Sepolia, without real value',
      'Sepolia 网络上的 ERC-20，没有真实价值',
      'ERC-20 en Sepolia, sin valor real',
      'ERC-20 na Sepolia, sem valor real',
    ),
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
    title: say('Bitcoin (test network)', '比特币（测试网络）', 'Bitcoin (red de pruebas)', 'Bitcoin (rede de testes)'),
    description: say(
      'Testnet coins, without real value',
      '测试网币，没有真实价值',
      'Monedas de testnet, sin valor real',
      'Moedas de testnet, sem valor real',
    ),
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
    title: say('Card', '银行卡', 'Tarjeta', 'Cartão'),
    description: say(
      'Visa, Mastercard and others',
      'Visa、Mastercard 等',
      'Visa, Mastercard y otras',
      'Visa, Mastercard e outros',
    ),
    pay: { enabled: false, minimum: 1_00, maximum: 10_000_00 },
    withdraw: { enabled: false, minimum: null, maximum: null, feeUsd: 0, feeBp: 0 },
    config: { apiBase: 'https://api.stripe.com', publishableKey: '' },
  },
] as const;
