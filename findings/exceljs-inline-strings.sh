#!/usr/bin/env bash
# Texts of cells stand in a table of shared strings, or inline in the cell (ECMA-376 part 1, 18.3.1.53); both may carry a reading
# guide (18.4.6) and characters escaped as _xHHHH_ (22.9.2.19). exceljs 4.4.0 reads the shared form, but keeps the
# escapes of inline texts as they stand, and after an inline text with a guide the rest of the sheet is gone, without an error.
# xlsx 0.18.5 reads all of it.
. "$(dirname "$0")/support/run.sh"
packages exceljs@4.4.0 xlsx@0.18.5 fflate@0.8.2
observe 'exceljs ["旅館","aAb","a_x0041_b",null,null,null,null]
xlsx ["旅館","aAb","aAb","旅館","after","below",7]' <<'JS'
import ExcelJS from 'exceljs';
import XLSX from 'xlsx';
import { writeWorkbook } from './workbook.mjs';

const guided = '<t>旅館</t><rPh sb="0" eb="2"><t>リョカン</t></rPh>';
const escaped = '<t>a_x0041_b</t>';
const inline = (address, text) => `<c r="${address}" t="inlineStr"><is>${text}</is></c>`;
writeWorkbook('texts.xlsx', {
  strings: `<si>${guided}</si><si>${escaped}</si>`,
  rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>${inline('C1', escaped)}${inline('D1', guided)}${inline('E1', '<t>after</t>')}</row><row r="2">${inline('A2', '<t>below</t>')}<c r="B2"><v>7</v></c></row>`,
});
const cells = ['A1', 'B1', 'C1', 'D1', 'E1', 'A2', 'B2'];
const book = new ExcelJS.Workbook();
await book.xlsx.readFile('texts.xlsx');
console.log('exceljs', JSON.stringify(cells.map((cell) => book.worksheets[0].getCell(cell).value)));
const { Products } = XLSX.readFile('texts.xlsx').Sheets;
console.log('xlsx', JSON.stringify(cells.map((cell) => Products[cell].v)));
JS
