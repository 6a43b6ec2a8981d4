import type { Encoding } from '@app/contract/core/tables';
import { Refusal } from '@app/kernel/assert';
import { describe, expect, test } from 'vitest';
import { bytesIn } from '../../testing/bytes-in.ts';
import { workbook, zip } from '../../testing/zip.ts';
import { csvLines, piecesOf } from './csv-lines.ts';
import { readTable, sheetFormat } from './read-table.ts';
import { type SheetCell, writeSheet } from './write-table.ts';

const most = { rows: 1_000, columns: 20, characters: 100 };

async function bytesOf(format: 'csv' | 'xlsx', rows: SheetCell[][]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeSheet(format, rows, { name: 'Goods / 1' })) pieces.push(piece);
  return Buffer.concat(pieces);
}
async function read(bytes: Buffer, limits = most): Promise<{ row: number; cells: readonly string[] }[]> {
  const { lines } = await readTable(bytes, { language: 'en-US', most: limits });
  return lines.map(({ row, cells }) => ({ row, cells }));
}
const refused = (bytes: Buffer, limits = most): Promise<string> =>
  read(bytes, limits).then(
    () => 'read',
    (error) => (error instanceof Refusal ? error.key : String(error)),
  );

describe.each(['csv', 'xlsx'] as const)('%s', (format) => {
  test('when rows are written, then they read back, numbered as a spreadsheet does, and no cell is a formula', async () => {
    const rows = [
      ['Name', 'Price', 'Since', 'On'],
      ['=1+1', 12.5, new Date('2026-11-22T10:00:00Z'), true],
      [null, null, null, null],
      ['中文, "x"\nñ', -3, null, false],
    ];
    const bytes = await bytesOf(format, rows);
    expect(sheetFormat(bytes)).toBe(format);
    if (format === 'csv') expect(bytes.toString()).toContain("\r\n'=1+1,12.5,");
    const moment = format === 'csv' ? '2026-11-22T10:00:00.000Z' : '2026-11-22 10:00:00';
    expect(await read(bytes)).toEqual([
      { row: 1, cells: ['Name', 'Price', 'Since', 'On'] },
      { row: 2, cells: ['=1+1', '12.5', moment, 'true'] },
      { row: 4, cells: ['中文, "x"\nñ', '-3', '', 'false'] },
    ]);
  });

  test('when a table is longer or wider than it may be, then it is refused, and a long cell is cut one past the bound', async () => {
    const bytes = await bytesOf(format, [['a', 'b', 'c'], ['1'], ['2']]);
    expect(await refused(bytes, { ...most, rows: 2 })).toBe('table.too_large');
    expect(await refused(bytes, { ...most, columns: 2 })).toBe('table.too_large');
    const [line] = await read(await bytesOf(format, [['x'.repeat(500)]]));
    expect(line?.cells[0]).toHaveLength(101);
  });
});

test('when CSV comes from other spreadsheets, then its encoding and separator are found, and said', async () => {
  const cells = ['SKU', '名称'];
  const look = async (bytes: Buffer) => (await readTable(bytes, { language: 'zh-cn', most })).look;
  const utf16 = bytesIn('utf-16le', '\ufeffSKU\t名称\r\n');
  const gbk = bytesIn('gb18030', 'SKU,名称\r\n');
  const semicolons = Buffer.from('SKU;名称\r\n"a;b";1,5\r\n');
  expect((await read(utf16))[0]?.cells).toEqual(cells);
  expect((await read(gbk))[0]?.cells).toEqual(cells);
  expect(await read(semicolons)).toEqual([
    { row: 1, cells },
    { row: 2, cells: ['a;b', '1,5'] },
  ]);
  expect(await look(utf16)).toMatchObject({ format: 'text', encoding: 'utf-16le', separator: 'tab', encodings: [] });
  expect(await look(gbk)).toMatchObject({ encoding: 'gb18030', separator: 'comma' });
  expect(await look(await bytesOf('xlsx', [['a']]))).toEqual({
    format: 'workbook',
    encoding: null,
    separator: null,
    encodings: [],
    head: null,
    firstRows: [],
  });
  const asked = await readTable(semicolons, {
    language: 'es',
    reading: { encoding: 'windows-1252', separator: 'bar' },
    most,
  });
  expect(asked.lines[0]?.cells).toEqual(['SKU;å\u0090\u008dç§°']);
});

test('when a line names what parts the cells, then it is obeyed and is no row', async () => {
  expect(await read(Buffer.from('sep=;\r\nSKU;Price\r\nA;1,5\r\n'))).toEqual([
    { row: 1, cells: ['SKU', 'Price'] },
    { row: 2, cells: ['A', '1,5'] },
  ]);
  expect(await read(bytesIn('utf-16le', '\ufeffsep=|\nSKU|Name\nA|x'))).toHaveLength(2);
});

test('when lines end in different ways or inches are marked, then rows stay rows', async () => {
  expect(await read(Buffer.from('a,b\r\nc,13"\nd,"e\r\nf"\rg,h'))).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['c', '13"'] },
    { row: 3, cells: ['d', 'e\r\nf'] },
    { row: 4, cells: ['g', 'h'] },
  ]);
});

test('when a text file holds what a spreadsheet could not compute, keep or write, then the cell is marked', async () => {
  const marksOf = async (bytes: Buffer, encoding?: Encoding) =>
    (await readTable(bytes, { language: 'es', reading: { encoding }, most })).lines.map(({ marks }) => marks);
  expect(await marksOf(Buffer.from('a,#N/A\n#¡VALOR!,b\n#NOME?,#REF!\n#1,#SALE!,N/A\nErr:502,Err:5\n'))).toEqual([
    { 1: 'error' },
    { 0: 'error' },
    { 0: 'error', 1: 'error' },
    undefined,
    { 0: 'error' },
  ]);
  expect(await marksOf(Buffer.from('1.23457E+12;4,5E+14;1E+5;1E+12'))).toEqual([
    { 0: 'inexact', 1: 'inexact', 3: 'inexact' },
  ]);
  expect(await marksOf(bytesIn('windows-1252', 'a;Cinturón\nb;Cup'), 'utf-8')).toEqual([{ 1: 'garbled' }, undefined]);
});

/** How many of a text's pieces are read before its reading ends, and how. */
async function piecesRead(text: string): Promise<{ pieces: number; ended: string }> {
  let pieces = 0;
  const counted = function* () {
    for (const piece of piecesOf(text, 0)) {
      pieces += 1;
      yield piece;
    }
  };
  const lines = csvLines(counted(), { sign: ',', pause: () => undefined });
  try {
    for await (const _line of lines);
  } catch (error) {
    return { pieces, ended: error instanceof Refusal ? error.key : String(error) };
  }
  return { pieces, ended: 'read' };
}

describe('hostile files', () => {
  test('when one line has millions of cells, then it is put down as soon as it has more than a line may', async () => {
    const four = await piecesRead(','.repeat(4_000_000));
    const quoted = await piecesRead('"",'.repeat(1_300_000));
    expect([four.ended, quoted.ended]).toEqual(['table.too_large', 'table.too_large']);
    // As much as is read of a file that is a tenth of a thousandth as long: streams hold a few pieces ready.
    expect([four.pieces, quoted.pieces].every((pieces) => pieces <= 8)).toBe(true);
    expect(await refused(Buffer.from(','.repeat(4_000_000)))).toBe('table.too_large');
  });

  test('when millions of zeros or backslashes stand within a text, then it is looked at once', async () => {
    const started = process.cpuUsage();
    const odd = [
      `a,b\n${'\0'.repeat(4_000_000)}c`,
      `a,b\n"${'\\'.repeat(200_000)}`,
      `a,b\n${'"\\"\\"x,'.repeat(100_000)}`,
    ];
    for (const text of odd) expect(await refused(Buffer.from(text))).toMatch(/^(?:table\.|read)/);
    expect(process.cpuUsage(started).user).toBeLessThan(6_000_000);
  });

  test('when a file has millions of empty lines or cells, then it is put down at a million', async () => {
    for (const text of ['\n'.repeat(4_000_000), `${','.repeat(40)}\n`.repeat(97_000)]) {
      const { pieces, ended } = await piecesRead(text);
      expect(ended).toBe('table.too_large');
      expect(pieces).toBeLessThan((1_100_000 / 4_000_000) * (text.length / 4_096) + 8);
    }
    const row = `<row>${'<c><v/></c>'.repeat(500)}</row>`;
    const sheet = Buffer.from(`<worksheet><sheetData>${row.repeat(2_100)}</sheetData></worksheet>`);
    expect(await refused(workbook({ 'xl/worksheets/sheet1.xml': sheet }))).toBe('table.too_large');
    const wide = Buffer.from(
      `<worksheet><sheetData><row>${'<c t="b"><v>1</v></c>'.repeat(1_001)}</row></sheetData></worksheet>`,
    );
    expect(await refused(workbook({ 'xl/worksheets/sheet1.xml': wide }))).toBe('table.too_large');
  });

  test('when a large table is read, then others have their turn all the while', async () => {
    const large = await bytesOf(
      'xlsx',
      Array.from({ length: 900 }, () => Array.from({ length: 20 }, (_, at) => `cell ${at}`)),
    );
    for (const bytes of [Buffer.from(`${'a,b,c,d,e,f,g,h\n'.repeat(900)}${',,,\n'.repeat(180_000)}`), large]) {
      let turns = 0;
      let reading = true;
      const others = () => {
        turns += 1;
        if (reading) setImmediate(others);
      };
      setImmediate(others);
      const cpu = process.cpuUsage();
      await read(bytes);
      reading = false;
      const { user } = process.cpuUsage(cpu);
      // One turn in eighty milliseconds of work at least, however slow the machine is.
      expect(turns).toBeGreaterThan(user / 80_000);
    }
  });

  test('when a quotation mark is never closed, then it is said in which row', async () => {
    const endless = `a,b\nc,d\ne,"${'never closed\n'.repeat(30_000)}`;
    for (const text of [endless, 'a,b\nc,d\ne,"f\ng,h\n']) {
      const error = await readTable(Buffer.from(text), { language: 'es', most }).catch((one) => one);
      expect(error).toMatchObject({ key: 'table.quote_open', data: { line: 3 } });
    }
  });

  test('when a workbook says less or says it otherwise than most, then it is read all the same', async () => {
    // ECMA-376: addresses may be left out, a date may be ISO text (`t="d"`), an inline text may have a reading guide and escapes.
    const cells = [
      '<row><c><v>1</v></c><c t="inlineStr"><is><t>b</t></is></c></row>',
      '<row><c t="d"><v>2026-12-10</v></c></row>',
      '<row><c t="inlineStr"><is><t>旅館</t><rPh sb="0" eb="2"><t>リョカン</t></rPh></is></c></row>',
      '<row><c t="inlineStr"><is><t>a_x0041_b</t></is></c></row>',
    ];
    const sheet = Buffer.from(`<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`);
    expect(await read(workbook({ 'xl/worksheets/sheet1.xml': sheet }))).toEqual([
      { row: 1, cells: ['1', 'b'] },
      { row: 2, cells: ['2026-12-10'] },
      { row: 3, cells: ['旅館'] },
      { row: 4, cells: ['aAb'] },
    ]);
  });

  test('when rows of a workbook are numbered twice or beyond any sheet, then it is no table', async () => {
    for (const rows of ['<row r="2"/><row r="2"/>', '<row r="9999999999"/>', '<row r="-1"/>', '<row r="x"/>']) {
      const sheet = Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
      expect(await refused(workbook({ 'xl/worksheets/sheet1.xml': sheet })), rows).toBe('table.unreadable');
    }
  });

  const sheet = Buffer.from('<worksheet/>');

  test('when a workbook holds macros, links to other files or embedded ones, then it is refused', async () => {
    for (const part of [
      'xl/vbaProject.bin',
      'xl/externalLinks/externalLink1.xml',
      'xl/embeddings/a.bin',
      'xl/activeX/a.xml',
    ])
      expect(await refused(zip({ 'xl/worksheets/sheet1.xml': sheet, [part]: sheet })), part).toBe('table.unsafe');
  });

  test('when it unpacks to more than it may, also against its own word, then it is refused before it is read', async () => {
    const bomb = zip({ 'xl/worksheets/sheet1.xml': new Uint8Array(61 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(400_000);
    expect(await refused(bomb)).toBe('table.unsafe');
    const directory = bomb.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bomb.writeUInt32LE(10, directory + 24);
    bomb.writeUInt32LE(10, 22);
    expect(await refused(bomb)).toBe('table.unsafe');
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`p${at}`, sheet]));
    expect(await refused(zip(many))).toBe('table.unsafe');
  });

  test('when one text is endless, then it is refused before anybody holds it', async () => {
    const cell = Buffer.from(
      `<worksheet><sheetData><row><c t="inlineStr"><is><t>${' '.repeat(55 << 20)}</t></is></c></row></sheetData></worksheet>`,
    );
    const bytes = zip({ 'xl/worksheets/sheet1.xml': cell });
    const before = process.memoryUsage().rss;
    expect(await refused(bytes)).toBe('table.unsafe');
    expect(process.memoryUsage().rss - before).toBeLessThan(64 << 20);
  });

  test.each(['csv', 'xlsx'] as const)(
    'when a %s has very many tiny rows, then others have their turn between them',
    async (format) => {
      const rows = Array.from({ length: 100_000 }, () => ['', '', '']);
      const bytes =
        format === 'csv' ? Buffer.from(',,\n'.repeat(300_000)) : await bytesOf('xlsx', [['a'], ...rows, ['b']]);
      // Of the processor: what else runs on the machine is no work of ours.
      const worked = () => process.cpuUsage().user / 1_000;
      let [longest, last] = [0, worked()];
      const others = setInterval(() => {
        longest = Math.max(longest, worked() - last);
        last = worked();
      }, 1);
      await read(bytes);
      clearInterval(others);
      longest = Math.max(longest, worked() - last);
      expect(longest).toBeLessThan(250);
    },
  );

  test('when a file is cut, forged or of another kind, then it is refused and never an error of ours', async () => {
    const whole = await bytesOf('xlsx', [['a'], ['b']]);
    const strange = [
      whole.subarray(0, 30),
      whole.subarray(0, whole.length - 10),
      Buffer.from('PK\u0003\u0004nothing'),
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from('%PDF-1.7'),
      zip({ 'readme.txt': sheet }),
    ];
    for (const bytes of strange) expect(await refused(bytes)).toBe('table.unreadable');
    for (let at = 0; at < whole.length; at += 7) {
      const bent = Buffer.from(whole);
      bent[at] = 0xff;
      expect(['read', 'table.unreadable', 'table.unsafe', 'table.too_large', 'table.quote_open']).toContain(
        await refused(bent),
      );
    }
  });
});

test('a cell that a program wrote as ="00123", so that spreadsheets leave its zeros, is its text', async () => {
  const bytes = Buffer.from('SKU,Name,Ref\n="00123",Thing,"=""0007"""\n=1+1,="a"b,=""\n');
  expect(await read(bytes)).toEqual([
    { row: 1, cells: ['SKU', 'Name', 'Ref'] },
    { row: 2, cells: ['00123', 'Thing', '0007'] },
    { row: 3, cells: ['=1+1', '="a"b'] },
  ]);
});

test.each([
  [
    'a backslash before quotes within',
    'id,name,x\n1,"a\\"b, c",2\n3,"<p class=\\"x\\">hi</p>",4\n',
    ['a"b, c', '<p class="x">hi</p>'],
  ],
  ['a backslash before the last of them', 'id,name,x\n1,"say \\"x\\"",2\n2,"a \\"b\\" c",3\n', ['say "x"', 'a "b" c']],
  ['backslashes of paths', 'id,name,x\n1,"C:\\dir\\",2\n2,"D:\\, E",3\n', ['C:\\dir\\', 'D:\\, E']],
  ['blanks before quotes', 'id, "name", x\n1, "a, b",2\n2 , c , 3\n', ['a, b', 'c']],
  ['the end that DOS has', 'id,name,x\n1,a,2\n2,b,3\n\u001a', ['a', 'b']],
  ['a last block filled up', `id,name,x\n1,a,2\n2,b,3\n${'\0'.repeat(100)}`, ['a', 'b']],
  ['empty cells between tabs', 'id\tname\tx\n1\ta\t\n\t"b"\t3\n', ['a', 'b']],
])('when a text file has %s, then its cells are what is meant', async (_, text, names) => {
  const rows = await read(Buffer.from(text));
  expect(rows.map(({ row }) => row)).toEqual([1, 2, 3]);
  expect(rows.slice(1).map(({ cells }) => cells[1])).toEqual(names);
});
