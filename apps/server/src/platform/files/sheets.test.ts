import { crc32, deflateRawSync } from 'node:zlib';
import { Refusal } from '@app/kernel/assert';
import { describe, expect, test } from 'vitest';
import { neutralised, readSheet, type SheetCell, sheetFormat, writeSheet } from './sheets.ts';

const most = { rows: 1_000, columns: 20, characters: 100 };

async function bytesOf(format: 'csv' | 'xlsx', rows: SheetCell[][]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeSheet(format, rows, 'Goods / 1')) pieces.push(piece);
  return Buffer.concat(pieces);
}
async function read(bytes: Buffer, limits = most): Promise<{ row: number; cells: readonly string[] }[]> {
  const lines = [];
  for await (const line of readSheet(bytes, limits)) lines.push(line);
  return lines;
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
    expect(await read(bytes)).toEqual([
      { row: 1, cells: ['Name', 'Price', 'Since', 'On'] },
      { row: 2, cells: ['=1+1', '12.5', '2026-11-22T10:00:00.000Z', 'true'] },
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

test('when a text would run in a spreadsheet, then an apostrophe stands before it; numbers stay', () => {
  expect(['=A1', '+1+2', '-2+3', '@x', '\tx', ' =x', '-5', '12.5', 'plain', '+49 1'].map(neutralised)).toEqual([
    "'=A1",
    "'+1+2",
    "'-2+3",
    "'@x",
    "'\tx",
    "' =x",
    '-5',
    '12.5',
    'plain',
    "'+49 1",
  ]);
});

test('when CSV comes from other spreadsheets, then its encoding and delimiter are found', async () => {
  const cells = ['SKU', '名称'];
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('SKU\t名称\r\n', 'utf16le')]);
  const gbk = Buffer.from([0x53, 0x4b, 0x55, 0x2c, 0xc3, 0xfb, 0xb3, 0xc6, 0x0d, 0x0a]);
  const semicolons = Buffer.from('SKU;名称\r\n"a;b";1,5\r\n');
  expect((await read(utf16))[0]?.cells).toEqual(cells);
  expect((await read(gbk))[0]?.cells).toEqual(cells);
  expect(await read(semicolons)).toEqual([
    { row: 1, cells },
    { row: 2, cells: ['a;b', '1,5'] },
  ]);
});

/** An archive of these parts, as any program would pack them. */
function zip(parts: Record<string, Uint8Array>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of Object.entries(parts)) {
    const packed = deflateRawSync(bytes, { level: 1 });
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, rest, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}

describe('hostile files', () => {
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
      let [longest, last] = [0, performance.now()];
      const others = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 1);
      await read(bytes);
      clearInterval(others);
      longest = Math.max(longest, performance.now() - last);
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
      Buffer.from(`a,"${'never closed\n'.repeat(30_000)}`),
    ];
    for (const bytes of strange) expect(await refused(bytes)).toBe('table.unreadable');
    for (let at = 0; at < whole.length; at += 7) {
      const bent = Buffer.from(whole);
      bent[at] = 0xff;
      expect(['read', 'table.unreadable', 'table.unsafe', 'table.too_large']).toContain(await refused(bent));
    }
  });
});
