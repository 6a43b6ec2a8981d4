import { writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = (text) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
const relations = (list) =>
  xml(
    `<Relationships xmlns="${PACKAGE}/relationships">${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`,
  );

/**
 * Writes a workbook of one sheet into `file`: its rows as they stand in the sheet, its shared strings, and the attributes of
 * `workbookPr`. The second style of a cell (`s="1"`) is the built-in date format 14.
 */
export function writeWorkbook(file, { rows, strings = '', properties = '' }) {
  const parts = [
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/worksheets/sheet1.xml', 'worksheet'],
    ['xl/styles.xml', 'styles'],
    ['xl/sharedStrings.xml', 'sharedStrings'],
  ];
  const overrides = parts.map(([name, type]) => `<Override PartName="/${name}" ContentType="${TYPES}.${type}+xml"/>`);
  writeFileSync(
    file,
    zipSync({
      '[Content_Types].xml': xml(
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
      ),
      '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr ${properties}/><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': relations([
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'styles', 'styles.xml'],
        ['rId3', 'sharedStrings', 'sharedStrings.xml'],
      ]),
      'xl/styles.xml': xml(
        `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
      'xl/sharedStrings.xml': xml(`<sst xmlns="${MAIN}">${strings}</sst>`),
      'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
    }),
  );
}
