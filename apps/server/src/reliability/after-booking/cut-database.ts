import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** What came of a run whose connections were to be cut: at which statement it was, and whether that one commits; null where it was not. */
export type Cut = { readonly at: number; readonly commit: boolean } | null;
/** Where to cut: at the first statement from this number on that is the last of so many, or that commits. */
export type Where = { readonly from: number; readonly every: number; readonly after: boolean };

export type CutDatabase = {
  /** The database as the program that is cut off finds it. */
  readonly url: string;
  /** Cuts every connection before a statement is run, or, `after`, once it was run and before it is answered. */
  arm(where: Where): void;
  /** Lets everything through again. */
  disarm(): Cut;
  close(): Promise<void>;
};

type Line = {
  readonly client: Socket;
  readonly server: Socket;
  readonly texts: Map<string, string>;
  /** Notifications come on it: a process that restarts has another one. */
  listens: boolean;
  started: boolean;
  rest: Buffer;
  bound: string;
  /** The answer to this is the last thing that is not heard. */
  swallows: boolean;
};

const BIND = 'B'.charCodeAt(0);
const EXECUTE = 'E'.charCodeAt(0);
const PARSE = 'P'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);
/** A type, and a length that counts itself. */
const HEAD = 5;

const textAt = (bytes: Buffer, from: number): string => bytes.toString('utf8', from, bytes.indexOf(0, from));
const isCommit = (text: string): boolean => /^\s*commit\b/i.test(text);

/** The text of what a message runs, or null where it runs nothing. */
function textOf(line: Line, message: Buffer): string | null {
  const type = message[0];
  if (type === PARSE) {
    const name = textAt(message, HEAD);
    line.texts.set(name, textAt(message, HEAD + Buffer.byteLength(name) + 1));
  }
  if (type === BIND) {
    const portal = textAt(message, HEAD);
    line.bound = line.texts.get(textAt(message, HEAD + Buffer.byteLength(portal) + 1)) ?? '';
  }
  if (type === EXECUTE) return line.bound;
  return type === QUERY ? textAt(message, HEAD) : null;
}

/** Where a database listens: a port, or a socket in a folder. */
function whereOf(databaseUrl: string): NetConnectOpts {
  const { port, hostname, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port}` } : { port: Number(port), host: hostname };
}

/**
 * Stands between a program and its database and counts the statements that go through, so that the program can be cut off from it at
 * any of them, as it would be by being killed there. While it is cut off it is let in by no new connection.
 */
export async function openCutDatabase(databaseUrl: string): Promise<CutDatabase> {
  const target = whereOf(databaseUrl);
  const lines = new Set<Line>();
  let armed: Where | null = null;
  let [seen, down] = [0, false];
  let done: Cut = null;

  const end = (line: Line): void => {
    lines.delete(line);
    line.client.destroy();
    line.server.destroy();
  };
  const cut = (): void => {
    down = true;
    for (const line of [...lines]) if (!line.listens) end(line);
  };

  /** Lets one message through, or cuts. */
  function pass(line: Line, message: Buffer): void {
    const text = textOf(line, message);
    if (text !== null && /^\s*listen\b/i.test(text)) line.listens = true;
    if (text !== null && armed && !line.listens) {
      seen += 1;
      const here = seen >= armed.from && (seen % armed.every === 0 || isCommit(text));
      if (here && done === null) {
        done = { at: seen, commit: isCommit(text) };
        if (!armed.after) {
          cut();
          return;
        }
        line.swallows = true;
      }
    }
    line.server.write(message);
  }

  function hear(line: Line, bytes: Buffer): void {
    line.rest = Buffer.concat([line.rest, bytes]);
    while (!down || line.listens) {
      // The first message has no type.
      const head = line.started ? HEAD : HEAD - 1;
      if (line.rest.length < head) return;
      const length = line.rest.readInt32BE(head - 4) + head - 4;
      if (line.rest.length < length) return;
      const message = line.rest.subarray(0, length);
      line.rest = line.rest.subarray(length);
      if (line.started) pass(line, message);
      else line.server.write(message);
      line.started = true;
    }
  }

  const server = createServer((client) => {
    if (down) {
      client.destroy();
      return;
    }
    const line: Line = {
      client,
      server: connect(target),
      texts: new Map(),
      ...{ listens: false, started: false, rest: Buffer.alloc(0), bound: '', swallows: false },
    };
    lines.add(line);
    client.on('data', (bytes) => hear(line, bytes));
    line.server.on('data', (bytes) => {
      if (!line.swallows) client.write(bytes);
      else if (bytes.length > HEAD && bytes[bytes.length - HEAD - 1] === READY) cut();
    });
    for (const side of [client, line.server]) side.on('error', () => end(line)).on('close', () => end(line));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);

  return {
    url: url.href,
    arm: (where) => {
      [armed, seen, done] = [where, 0, null];
    },
    disarm: () => {
      [armed, down] = [null, false];
      return done;
    },
    close: async () => {
      for (const line of [...lines]) end(line);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
