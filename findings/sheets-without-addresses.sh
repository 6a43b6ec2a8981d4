#!/usr/bin/env bash
# Rows and cells of a sheet may leave out their address; they then follow the one before (ECMA-376 part 1, 18.3.1.4 and 18.3.1.73).
# exceljs 4.4.0 and read-excel-file 9.3.17 refuse such a file with errors that name neither file nor cell; xlsx 0.18.5 reads it.
. "$(dirname "$0")/support/run.sh"
packages exceljs@4.4.0 read-excel-file@9.3.17 xlsx@0.18.5 fflate@0.8.2
observe "exceljs Invalid row number in model
read-excel-file Cannot read properties of undefined (reading 'length')
xlsx [[1,\"b\"]]" <<'JS'
import ExcelJS from 'exceljs';
import readSheets from 'read-excel-file/node';
import XLSX from 'xlsx';
import { writeWorkbook } from './workbook.mjs';

writeWorkbook('plain.xlsx', { rows: '<row><c><v>1</v></c><c t="inlineStr"><is><t>b</t></is></c></row>' });
const tried = async (read) => {
  try {
    return JSON.stringify(await read());
  } catch (error) {
    return error.message;
  }
};
console.log('exceljs', await tried(async () => void (await new ExcelJS.Workbook().xlsx.readFile('plain.xlsx'))));
console.log('read-excel-file', await tried(() => readSheets('plain.xlsx')));
console.log('xlsx', await tried(() => XLSX.utils.sheet_to_json(XLSX.readFile('plain.xlsx').Sheets.Products, { header: 1 })));
JS
