#!/usr/bin/env bash
# ECMA-376 part 1, 18.18.11: a cell of type "d" holds a date as ISO 8601 text. exceljs 4.4.0 reads it as a number and stops at the
# first dash, so that 2026-12-10 becomes 2026. xlsx 0.18.5 and read-excel-file 9.3.17 read the day.
. "$(dirname "$0")/support/run.sh"
packages exceljs@4.4.0 read-excel-file@9.3.17 xlsx@0.18.5 fflate@0.8.2
observe 'exceljs 2026
read-excel-file 2026-12-10
xlsx 2026-12-10' <<'JS'
import ExcelJS from 'exceljs';
import readSheets from 'read-excel-file/node';
import XLSX from 'xlsx';
import { writeWorkbook } from './workbook.mjs';

writeWorkbook('dates.xlsx', { rows: '<row r="1"><c r="A1" t="d"><v>2026-12-10</v></c></row>' });
const day = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
const book = new ExcelJS.Workbook();
await book.xlsx.readFile('dates.xlsx');
console.log('exceljs', day(book.worksheets[0].getCell('A1').value));
console.log('read-excel-file', day((await readSheets('dates.xlsx'))[0].data[0][0]));
console.log('xlsx', day(XLSX.readFile('dates.xlsx', { cellDates: true }).Sheets.Products.A1.v));
JS
