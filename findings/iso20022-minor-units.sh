#!/usr/bin/env bash
# Amounts of payments and statements have the decimals of their currency: none in yen, three in dinars of Kuwait (ISO 4217; ISO 20022,
# ActiveCurrencyAndAmount). iso20022.js 0.0.15, whose amounts are in minor units, counts two for all: a payment of 1,590 yen is written as 15.9,
# one of 12.345 dinars as 123.45; of a statement 1,590 yen are read as 159,000, and 19.99 euros as 1998.9999999999998 cents.
. "$(dirname "$0")/support/run.sh"
packages iso20022.js@0.0.15
observe '1999 minor units: <InstdAmt Ccy="EUR">19.99
1590 minor units: <InstdAmt Ccy="JPY">15.9
12345 minor units: <InstdAmt Ccy="KWD">123.45
<Amt Ccy="EUR">19.99: 1998.9999999999998 minor units
<Amt Ccy="JPY">1590: 159000 minor units
<Amt Ccy="KWD">12.345: 1234.5 minor units' <<'JS'
import { CashManagementEndOfDayReport, ISO20022 } from 'iso20022.js';

const agent = { bic: 'DEUTDEFF', bankAddress: { country: 'DE' } };
const address = { streetName: 'Example Street', buildingNumber: '1', postalCode: '10115', townName: 'Berlin', country: 'DE' };
const creditor = { name: 'Example', account: { iban: 'DE89370400440532013000' }, agent, address };
const writer = new ISO20022({ initiatingParty: { name: 'Shop', id: 'SHOP', account: { accountNumber: '1' }, agent } });
const payment = (currency, amount) =>
  writer
    .createSWIFTCreditPaymentInitiation([{ type: 'swift', direction: 'credit', currency, amount, creditor }])
    .toString()
    .match(/<InstdAmt[^<]*/)[0];
for (const [currency, amount] of [['EUR', 1999], ['JPY', 1590], ['KWD', 12_345]]) {
  console.log(amount, 'minor units:', payment(currency, amount));
}

const statement = (currency, amount) => {
  const of = `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
  const balance = (code) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${of}<Dt><Dt>2026-11-30</Dt></Dt></Bal>`;
  const head = '<GrpHdr><MsgId>M</MsgId><CreDtTm>2026-11-30T06:00:00Z</CreDtTm></GrpHdr>';
  const account = `<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>${currency}</Ccy><Svcr><FinInstnId><BIC>DEUTDEFF</BIC></FinInstnId></Svcr></Acct>`;
  const entry = `<Ntry>${of}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-30</Dt></BookgDt><BkTxCd><Prtry><Cd>X</Cd></Prtry></BkTxCd></Ntry>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${head}<Stmt><Id>S</Id><CreDtTm>2026-11-30T06:00:00Z</CreDtTm>${account}${balance('OPBD')}${balance('CLBD')}${entry}</Stmt></BkToCstmrStmt></Document>`;
};
for (const [currency, amount] of [['EUR', '19.99'], ['JPY', '1590'], ['KWD', '12.345']]) {
  const [{ entries }] = CashManagementEndOfDayReport.fromXML(statement(currency, amount)).statements;
  console.log(`<Amt Ccy="${currency}">${amount}:`, entries[0].amount, 'minor units');
}
JS
