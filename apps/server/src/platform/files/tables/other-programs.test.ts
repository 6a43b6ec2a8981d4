import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseString } from '@fast-csv/parse';
import ExcelJS from 'exceljs';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { readTable, type SheetFormat } from './read-table.ts';
import { type SheetCell, writeSheet } from './write-table.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');
const files = readdirSync(FOLDER).filter((name) => !name.endsWith('.json'));
const read = (bytes: Buffer) =>
  readTable(bytes, { language: 'en-US', most: { rows: 100, columns: 20, characters: 200 } });

describe('files as other programs write them', () => {
  test.each(files)('%s is read as it is meant', async (name) => {
    const right = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
    const { look, lines } = await read(readFileSync(join(FOLDER, name)));
    expect(look).toMatchObject(right.look);
    expect(lines.map(({ cells }) => cells)).toEqual(right.cells);
    if (right.marks) expect(lines.map(({ marks }) => marks ?? null)).toEqual(right.marks);
  });
});

describe('files of ours in other programs', () => {
  const moment = new Date('2026-11-28T10:30:00Z');
  const rows: SheetCell[][] = [
    ['Name', 'Price', 'Since (Europe/Lisbon)', 'On'],
    ['杯子 "x" <&> 😀', -12.5, moment, true],
    ['+351912345678', 0.1, null, false],
    ['two\r\nlines\rand\tone', 1_000_000, moment, true],
    ["'=1+1", 3, moment, true],
    ['A1', 1, moment, true],
  ];
  const texts = rows.map(([text]) => String(text).replace(/\r\n?/g, '\n'));

  async function written(table: SheetCell[][], format: SheetFormat = 'xlsx'): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    for await (const piece of writeSheet(format, table, { name: 'History', moments: [2] })) pieces.push(piece);
    return Buffer.concat(pieces);
  }
  const byFastCsv = (text: string) =>
    new Promise<string[][]>((resolve, reject) => {
      const found: string[][] = [];
      parseString<string[], string[]>(text)
        .on('error', reject)
        .on('data', (row: string[]) => found.push(row))
        .on('end', () => resolve(found));
    });

  test('when exceljs 4.4.0 and read-excel-file 9.3.17 read a workbook, then texts, numbers, dates and the sheet are ours', async () => {
    const bytes = await written(rows);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(bytes as unknown as ExcelJS.Buffer);
    const [sheet] = book.worksheets;
    expect(sheet?.name).toBe('History 1');
    expect(sheet?.getColumn(1).values.slice(1)).toEqual(texts);
    expect(sheet?.getCell('C2').value).toEqual(moment);
    expect(sheet?.getCell('C2').numFmt).toBe('yyyy-mm-dd hh:mm');
    expect(sheet?.getCell('B2').value).toBe(-12.5);
    const [other] = await readXlsxFile(bytes);
    expect(other?.data.map(([text]) => text)).toEqual(texts);
    expect(other?.data[1]).toEqual([texts[1], -12.5, moment, true]);
    expect((await read(bytes)).lines[1]?.cells).toEqual([texts[1], '-12.5', '2026-11-28 10:30:00', 'true']);
  });

  test('when a text looks like an escaped sign, then those who know of these see it as it is', async () => {
    // exceljs 4.4.0 takes no escape apart, its own neither.
    const bytes = await written([['_x0041_', '__x000D__', '_x005F_']]);
    const [other] = await readXlsxFile(bytes);
    expect(other?.data).toEqual([['_x0041_', '__x000D__', '_x005F_']]);
    expect((await read(bytes)).lines[0]?.cells).toEqual(['_x0041_', '__x000D__', '_x005F_']);
  });

  test('when papaparse 5.7.1 and fast-csv 4.3.6 read a CSV file, then its cells are those that we read', async () => {
    const table: SheetCell[][] = [
      ...rows,
      ['a;b\tc|d', ' spaces ', '', '"quoted"'],
      ['=1+1', '-5 a', '@x', "O'Hara, Ana"],
    ];
    const bytes = await written(table, 'csv');
    const text = bytes.toString('utf8');
    const papa = Papa.parse<string[]>(text, { skipEmptyLines: true });
    expect(papa.errors).toEqual([]);
    expect(papa.meta.delimiter).toBe(',');
    const plain = (cells: readonly string[][]) => cells.map((row) => row.map((cell) => cell.replace(/^\ufeff/, '')));
    const fast = plain(await byFastCsv(text));
    expect(plain(papa.data)).toEqual(fast);
    // Texts that a spreadsheet would run have an apostrophe before them, which only our own reader takes off again.
    expect(fast.slice(1, 4).map(([cell]) => cell)).toEqual([texts[1], texts[2], 'two\r\nlines\rand\tone']);
    expect(fast.at(-1)).toEqual(["'=1+1", "'-5 a", "'@x", "O'Hara, Ana"]);
    const own = (await read(bytes)).lines.map(({ cells }) => cells);
    const trimmed = fast.map((row) => row.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, '')));
    expect(own).toEqual(trimmed);
  });
});
