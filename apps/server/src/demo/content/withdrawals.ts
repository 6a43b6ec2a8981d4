/** Banks of payout accounts with an IBAN from their country's public example. */
export const payoutBanks = [
  { name: 'Banco do Tejo', iban: 'PT50000201231234567890154' },
  { name: 'Rheinbank', iban: 'DE89370400440532013000' },
  { name: 'Banco Sur', iban: 'ES9121000418450200051332' },
  { name: 'Thames & Co', iban: 'GB29NWBK60161331926819' },
] as const;

/** Why staff did not approve, as the customer reads it. */
export const rejections = [
  'The account holder is another person than the account here.',
  '收款账户的户名与账户姓名不一致。',
  'El titular de la cuenta no coincide con el de tu cartera.',
] as const;

/** Why a payment did not arrive. */
export const failures = [
  'The bank sent it back: the account is closed.',
  'O banco devolveu: conta encerrada.',
] as const;
