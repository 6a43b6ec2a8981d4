#!/usr/bin/env bash
# A Chinese character is as wide as two Latin ones on a receipt: 24 dots to 12 of font A (Epson, ESC/POS command reference, FS & and ESC M).
# node-thermal-printer 4.6.1 counts characters where it puts an amount to the right or makes columns, so a line of a paper of 32 columns takes 36
# with a dish of four characters, and the amount is broken off into the next line.
. "$(dirname "$0")/support/run.sh"
packages node-thermal-printer@4.6.1
observe 'Kung Pao chicken and 12.00 take 32 of 32 columns
宫保鸡丁 and 12.00 take 36 of 32 columns
Chicken in a table takes 32 of 32 columns
宫保鸡丁 in a table takes 36 of 32 columns' <<'JS'
import { createRequire } from 'node:module';

const { PrinterTypes, ThermalPrinter } = createRequire(import.meta.url)('node-thermal-printer');
/** The columns of a line: one for each byte of ASCII and two for the two bytes of a Chinese character. */
function columns(print) {
  const printer = new ThermalPrinter({ type: PrinterTypes.EPSON, interface: 'tcp://127.0.0.1', characterSet: 'CHINA', width: 32 });
  printer.clear();
  printer.append('|');
  print(printer);
  const bytes = printer.getBuffer();
  return bytes.length - bytes.indexOf('|') - '|\n'.length;
}
for (const dish of ['Kung Pao chicken', '宫保鸡丁']) {
  console.log(dish, 'and 12.00 take', columns((printer) => printer.leftRight(dish, '12.00')), 'of 32 columns');
}
const two = (text) => [
  { text, align: 'LEFT', width: 0.5 },
  { text: '24.00', align: 'RIGHT', width: 0.5 },
];
for (const dish of ['Chicken', '宫保鸡丁']) {
  console.log(dish, 'in a table takes', columns((printer) => printer.tableCustom(two(dish))), 'of 32 columns');
}
JS
