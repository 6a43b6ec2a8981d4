import { crc32, deflateRawSync } from 'node:zlib';

/** An archive of these parts, as any program would pack them. */
export function zip(parts: Record<string, Uint8Array>): Buffer {
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

/** A workbook of one sheet with these parts besides. */
export const workbook = (parts: Record<string, Uint8Array>): Buffer =>
  zip({
    'xl/workbook.xml': Buffer.from('<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    ...parts,
  });
