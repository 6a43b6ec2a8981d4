#!/usr/bin/env bash
# References and what a payer wrote are texts of a statement (camt.053: AcctSvcrRef and EndToEndId are Max35Text, Ustrd is Max140Text).
# iso20022.js 0.0.15 reads those that look like numbers as numbers, and so without the zeros in front or at the end by which orders are found.
# And it throws for a statement without the account's bank, which is optional (Svcr, 0..1).
. "$(dirname "$0")/support/run.sh"
packages iso20022.js@0.0.15
observe '["000123","Invoice 7"] read as [123,"Invoice 7"]
["A1","0042"] read as ["A1",42]
["A2","12.50"] read as ["A2",12.5]
without a bank: TypeError' <<'JS'
import { CashManagementEndOfDayReport } from 'iso20022.js';

const amount = '<Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>';
const balance = (code) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount}<Dt><Dt>2026-11-30</Dt></Dt></Bal>`;
const head = '<GrpHdr><MsgId>M</MsgId><CreDtTm>2026-11-30T06:00:00Z</CreDtTm></GrpHdr>';
const BANK = '<Svcr><FinInstnId><BIC>DEUTDEFF</BIC></FinInstnId></Svcr>';
function read(reference, text, bank = BANK) {
  const account = `<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy>${bank}</Acct>`;
  const details = `<NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>`;
  const entry = `<Ntry>${amount}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-30</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><BkTxCd><Prtry><Cd>X</Cd></Prtry></BkTxCd>${details}</Ntry>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${head}<Stmt><Id>S</Id><CreDtTm>2026-11-30T06:00:00Z</CreDtTm>${account}${balance('OPBD')}${balance('CLBD')}${entry}</Stmt></BkToCstmrStmt></Document>`;
  const [{ entries }] = CashManagementEndOfDayReport.fromXML(xml).statements;
  return [entries[0].accountServicerReferenceId, entries[0].transactions[0].remittanceInformation];
}
for (const [reference, text] of [['000123', 'Invoice 7'], ['A1', '0042'], ['A2', '12.50']]) {
  console.log(JSON.stringify([reference, text]), 'read as', JSON.stringify(read(reference, text)));
}
try {
  console.log('without a bank:', JSON.stringify(read('A4', 'Invoice 8', '')));
} catch (error) {
  console.log('without a bank:', error.constructor.name);
}
JS
