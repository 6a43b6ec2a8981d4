#!/usr/bin/env bash
# A workbook may count days from 1904 (ECMA-376 part 1, 18.2.28), as those begun on old Macs do. xlsx 0.18.5, asked for dates, takes
# the count as one from 1900: four years and a day too early. exceljs 4.4.0 and read-excel-file 9.3.17 heed it.
. "$(dirname "$0")/support/run.sh"
packages exceljs@4.4.0 read-excel-file@9.3.17 xlsx@0.18.5 fflate@0.8.2
observe 'exceljs 2025-12-09
read-excel-file 2025-12-09
xlsx 2021-12-08' <<'JS'
import ExcelJS from 'exceljs';
import readSheets from 'read-excel-file/node';
import XLSX from 'xlsx';
import { writeWorkbook } from './workbook.mjs';

writeWorkbook('dates.xlsx', {
  properties: 'date1904="1"',
  rows: '<row r="1"><c r="A1" s="1"><v>44538</v></c></row>',
});
const day = (value) => value.toISOString().slice(0, 10);
const book = new ExcelJS.Workbook();
await book.xlsx.readFile('dates.xlsx');
console.log('exceljs', day(book.worksheets[0].getCell('A1').value));
console.log('read-excel-file', day((await readSheets('dates.xlsx'))[0].data[0][0]));
console.log('xlsx', day(XLSX.readFile('dates.xlsx', { cellDates: true }).Sheets.Products.A1.v));
JS
