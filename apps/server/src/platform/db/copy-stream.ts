import { Readable } from 'node:stream';
import type pg from 'pg';

/** What a query needs of node-postgres's connection. */
type Wire = {
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
  readonly stream: { pause(): void; resume(): void; destroy(): void; once(event: 'drain', then: () => void): void } & {
    readonly writableNeedDrain: boolean;
  };
};

/** A row's fields as text. */
export type TextRow = readonly (string | null)[];

/** One statement of the simple protocol that is answered with rows and a stream. */
class CopyOut extends Readable {
  readonly rows: TextRow[] = [];
  private wire: Wire | null = null;
  private over = false;
  private readonly text: string;
  constructor(text: string) {
    super({ highWaterMark: 1 << 20 });
    this.text = text;
  }
  submit(wire: Wire): void {
    this.wire = wire;
    wire.query(this.text);
  }
  override _read(): void {
    this.wire?.stream.resume();
  }
  override _destroy(error: Error | null, then: (error?: Error | null) => void): void {
    // The server goes on sending to whoever does not listen: only the end of the connection stops it.
    if (!this.over) this.wire?.stream.destroy();
    then(error);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The parser uses its buffer again.
    if (!this.push(Buffer.from(chunk))) this.wire?.stream.pause();
  }
  handleDataRow({ fields }: { fields: (Buffer | string | null)[] }): void {
    this.rows.push(fields.map((field) => (field === null ? null : field.toString())));
  }
  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handleReadyForQuery(): void {
    this.over = true;
    this.push(null);
  }
  handleError(error: Error): void {
    this.over = true;
    this.destroy(error);
  }
}

/**
 * Runs a statement whose answer is copied out, such as `COPY … TO STDOUT`, and returns its bytes, one chunk for each
 * message of the server, and in `rows` the rows that came with them, complete at the stream's end. Reads only as fast as
 * it is read. Destroying it before its end closes the client's connection.
 */
export const copyOut = (client: pg.Client, text: string): Readable & { readonly rows: readonly TextRow[] } =>
  client.query(new CopyOut(text) as CopyOut & pg.Submittable);

class CopyIn {
  readonly done: Promise<void>;
  private readonly text: string;
  private readonly source: AsyncIterable<Uint8Array>;
  private settle: { resolve: () => void; reject: (error: unknown) => void } = { resolve() {}, reject() {} };
  private failed: unknown = null;
  constructor(text: string, source: AsyncIterable<Uint8Array>) {
    this.text = text;
    this.source = source;
    this.done = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }
  submit(wire: Wire): void {
    wire.query(this.text);
  }
  handleCopyInResponse(wire: Wire): void {
    void this.send(wire);
  }
  private async send(wire: Wire): Promise<void> {
    try {
      for await (const chunk of this.source) {
        if (this.failed) return;
        wire.sendCopyFromChunk(chunk);
        if (wire.stream.writableNeedDrain) await new Promise<void>((resolve) => wire.stream.once('drain', resolve));
      }
      wire.endCopyFrom();
    } catch (error) {
      this.failed = error;
      wire.sendCopyFail(String(error).slice(0, 200));
    }
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handleReadyForQuery(): void {
    if (this.failed) this.settle.reject(this.failed);
    else this.settle.resolve();
  }
  handleError(error: Error): void {
    this.failed ??= error;
    this.settle.reject(this.failed);
  }
}

/** Runs `COPY … FROM STDIN` with these bytes. Throws what the source throws, and the server's error. */
export async function copyIn(client: pg.Client, text: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  await client.query(new CopyIn(text, source) as CopyIn & pg.Submittable).done;
}
