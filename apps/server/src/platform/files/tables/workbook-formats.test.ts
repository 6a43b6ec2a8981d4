import { expect, test } from 'vitest';
import { workbook, zip } from '../../testing/zip.ts';
import { readTable } from './read-table.ts';
import { lookOf, maskedText } from './workbook-formats.ts';

const read = async (bytes: Buffer) =>
  (await readTable(bytes, { language: 'en-US', most: { rows: 100, columns: 20, characters: 200 } })).lines;
const masked = (code: string, number: number): string | null => {
  const look = lookOf(164, code);
  return Array.isArray(look) ? maskedText(number, look) : null;
};

test.each([
  ['00000', 2134, '02134'],
  ['00000-0000', 21_340_099, '02134-0099'],
  ['0000000000000', 93_524_000_012, '0093524000012'],
  ['[$-409]00000;@', 501, '00501'],
  ['"SKU-"000', 7, 'SKU-007'],
  ['\\A000', 7, 'A007'],
  ['(000) 000-0000', 5_551_234_567, '(555) 123-4567'],
  ['(000) 000-0000', 15_551_234_567, '(1555) 123-4567'],
  ['00', 123, '123'],
])('by %s the number %d is seen as %s', (code, number, text) => {
  expect(masked(code, number)).toBe(text);
});

test.each(['0', '#,##0', '0.00', '#,##0.00_);(#,##0.00)', '"$"#,##0', 'General', '@', '0.00E+00', '# ?/?', '0%'])(
  'a number by %s is no row of digits',
  (code) => {
    expect(masked(code, 123)).toBeNull();
  },
);

test('what is below zero or has decimals has no mask', () => {
  expect([masked('00000', -5), masked('00000', 1.5)]).toEqual([null, null]);
});

const styles = (codes: readonly string[]): Buffer =>
  Buffer.from(
    `<styleSheet><numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>
    <cellXfs><xf numFmtId="0"/>${codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}<xf numFmtId="9"/></cellXfs></styleSheet>`,
  );
const RELATIONS = Buffer.from(
  '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="x/styles" Target="styles.xml"/></Relationships>',
);

test('when numbers of a workbook are computed or formatted, then they are read as they are seen', async () => {
  const cells = [
    '<c><f>1.1*3</f><v>3.3000000000000003</v></c>',
    '<c><v>14.520000000000001</v></c>',
    '<c s="1"><v>2134</v></c>',
    '<c s="2"><v>7</v></c>',
    '<c s="3"><v>0.8</v></c>',
    '<c s="3"><v>0.07</v></c>',
    '<c s="1"><v>9100000000000000</v></c>',
  ];
  const [line] = await read(
    workbook({
      'xl/_rels/workbook.xml.rels': RELATIONS,
      'xl/styles.xml': styles(['00000', '"A-"000']),
      'xl/worksheets/sheet1.xml': Buffer.from(
        `<worksheet><sheetData><row>${cells.join('')}</row></sheetData></worksheet>`,
      ),
    }),
  );
  expect(line?.cells).toEqual(['3.3', '14.52', '02134', 'A-007', '80%', '7%', '9100000000000000']);
  expect(line?.marks).toEqual({ 0: 'number', 1: 'number', 2: 'number', 6: 'inexact' });
});

const SHEET = Buffer.from('<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>');

test('when a chart stands before the tables, then the first table is read', async () => {
  const book = workbook({
    'xl/workbook.xml': Buffer.from(
      '<workbook><sheets><sheet name="Chart" r:id="r1"/><sheet name="B" state="hidden" r:id="r2"/><sheet name="C" r:id="r3"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      `<Relationships><Relationship Id="r1" Type="x/chartsheet" Target="chartsheets/sheet1.xml"/>
      <Relationship Id="r2" Type="x/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="r3" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/chartsheets/sheet1.xml': Buffer.from('<chartsheet/>'),
    'xl/worksheets/sheet1.xml': SHEET,
    'xl/worksheets/sheet2.xml': Buffer.from('<worksheet/>'),
  });
  expect(await read(book)).toEqual([{ row: 1, cells: ['1'], marks: { 0: 'number' } }]);
});

// 1C:Enterprise links to xl/sharedStrings.xml and packs xl/SharedStrings.xml; zips of .NET before 4.6.1 part folders by backslashes.
test.each([
  ['capitals', (name: string) => name.replace('sharedStrings', 'SharedStrings')],
  ['backslashes', (name: string) => name.replaceAll('/', '\\')],
])('when parts are packed under names with %s, then they are found', async (_, packed) => {
  const parts = {
    'xl/workbook.xml': Buffer.from('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': Buffer.from('<sst><si><t>Чашка</t></si></sst>'),
    'xl/worksheets/sheet1.xml': Buffer.from(
      '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>',
    ),
  };
  const book = zip(Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [packed(name), bytes])));
  expect((await read(book)).map(({ cells }) => cells)).toEqual([['Чашка']]);
});

test('when macros are packed under a name with backslashes, then the workbook is refused', async () => {
  await expect(
    read(workbook({ 'xl/worksheets/sheet1.xml': SHEET, 'xl\\vbaProject.bin': SHEET })),
  ).rejects.toMatchObject({ key: 'table.unsafe' });
});

test('when a part is UTF-16, then it is read; when its bytes are no text, then the file is refused', async () => {
  const text = '<worksheet><sheetData><row><c t="inlineStr"><is><t>Café 一</t></is></c></row></sheetData></worksheet>';
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  expect((await read(workbook({ 'xl/worksheets/sheet1.xml': utf16 })))[0]?.cells).toEqual(['Café 一']);
  const latin = Buffer.from(text, 'latin1');
  await expect(read(workbook({ 'xl/worksheets/sheet1.xml': latin }))).rejects.toMatchObject({
    key: 'table.unreadable',
  });
});
