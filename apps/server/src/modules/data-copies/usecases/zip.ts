import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive; `packed` says that its bytes are small as they are, such as pictures. */
export type ArchiveFile = {
  readonly name: string;
  readonly packed: boolean;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** Returns the bytes of a ZIP archive of these files, as they are read. Names are ASCII. */
export async function* zipped(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, packed, bytes } of files) {
    const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for await (const piece of bytes) {
      entry.push(piece);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
