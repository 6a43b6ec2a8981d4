/// <reference path="./pg-internals.d.ts" />
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { type StatementsHeard, tracing } from '../../tracing/tracing.ts';
import { handedOnOf } from './handed-on.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };
/** What the server answered to one statement. */
export type Answer = { readonly command: string; readonly rows: readonly Row[]; readonly rowCount: number };
/** The answers up to the first error; statements after it were not run. */
export type Outcome = { readonly answers: readonly Answer[]; readonly error?: unknown };

type Row = Record<string, unknown>;
type Column = { readonly name: string; readonly parse: (text: string) => unknown };
/** A statement as one connection knows it; `doubtful` when it failed before anything told whether it was parsed. */
type Prepared = { readonly name: string; columns: readonly Column[]; parsed: 'asked' | 'yes' | 'doubtful' };

/** The part of node-postgres' connection that queries use. */
type Wire = {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { text: string; name: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  close(message: { type: 'S'; name: string }): void;
  execute(message: null): void;
  sync(): void;
};

/** A connection prepares at most so many texts; further ones are parsed each time. */
const PREPARED_MAX = 3_000;
/** Longer texts, of many values, are parsed each time too: they are rarely the same again. */
const PREPARED_LONGEST = 20_000;
const prepared = new WeakMap<object, Map<string, Prepared>>();

/** As the parser was told to read the columns that a statement gives. */
type Types = Pick<pg.ClientBase, 'getTypeParser'>;

/**
 * Statements that travel as one message: each is prepared and described once per connection, and after the last the
 * server is asked once whether all is well. It runs them strictly one after the other, and none after one that fails.
 * Outside a transaction they are one transaction together.
 */
class Statements extends pg.Query {
  readonly #list: readonly Statement[];
  readonly #types: Types;
  /** Whether the session behind the connection, or the pooler before it, knows statements by their names. */
  readonly #named: boolean;
  readonly #done: (outcome: Outcome) => void;
  /** Where the statements are traced. */
  readonly #heard: StatementsHeard | null;
  readonly #sent: Prepared[] = [];
  readonly #answers: Answer[] = [];
  #rows: Row[] = [];
  #unreadable: unknown;

  constructor(list: readonly Statement[], client: Types & object, done: (outcome: Outcome) => void) {
    super('');
    this.#list = list;
    this.#types = client;
    this.#named = handedOnOf(client)?.named ?? true;
    this.#done = done;
    this.#heard = tracing()?.statements(list) ?? null;
  }

  override submit = (connection: unknown): void => {
    const wire = connection as Wire;
    const known = prepared.get(wire) ?? new Map<string, Prepared>();
    prepared.set(wire, known);
    wire.stream.cork();
    try {
      for (const { text, values } of this.#list) {
        const statement = this.#prepare(wire, known, text);
        this.#sent.push(statement);
        wire.bind({ statement: statement.name, values });
        wire.execute(null);
      }
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
  };

  #prepare(wire: Wire, known: Map<string, Prepared>, text: string): Prepared {
    const before = known.get(text);
    if (before && before.parsed !== 'doubtful') return before;
    if (before) wire.close({ type: 'S', name: before.name });
    const named = before !== undefined || (this.#named && known.size < PREPARED_MAX && text.length <= PREPARED_LONGEST);
    const name = before?.name ?? (named ? `s${known.size}` : '');
    const statement: Prepared = { name, columns: [], parsed: 'asked' };
    if (named) known.set(text, statement);
    wire.parse({ text, name });
    wire.describe({ type: 'S', name });
    return statement;
  }

  /** The statement that is being answered. */
  get #current(): Prepared | undefined {
    return this.#sent[this.#answers.length];
  }

  handleRowDescription(message: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const statement = this.#current;
    if (!statement) return;
    statement.columns = message.fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#types.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
    statement.parsed = 'yes';
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const columns = this.#current?.columns ?? [];
    const row: Row = {};
    try {
      for (let index = 0; index < columns.length; index += 1) {
        const column = columns[index] as Column;
        const text = fields[index];
        row[column.name] = text === null || text === undefined ? null : column.parse(text);
      }
    } catch (error) {
      this.#unreadable ??= error;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const statement = this.#current;
    if (statement) statement.parsed = 'yes';
    const [command = ''] = text.split(' ', 1);
    const rowCount = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0;
    this.#answers.push({ command, rows: this.#rows, rowCount });
    this.#heard?.answered(rowCount);
    this.#rows = [];
  }

  handleError(error: Error): void {
    // Those that come after the one that failed were not parsed either, if they were to be.
    for (const statement of this.#sent.slice(this.#answers.length))
      if (statement.parsed === 'asked') statement.parsed = 'doubtful';
    // What a statement gives has changed with a table: it is prepared anew.
    const failed = this.#current;
    if (failed && (error as { code?: string }).code === '0A000') failed.parsed = 'doubtful';
    Error.captureStackTrace(error);
    this.#heard?.failed(error);
    this.#done({ answers: this.#answers, error });
  }

  handleReadyForQuery(): void {
    this.#done({ answers: this.#answers, ...(this.#unreadable === undefined ? {} : { error: this.#unreadable }) });
  }
}

let hearSent: ((list: readonly Statement[]) => void) | null = null;

/** Has a function hear of every message with its statements before it is sent: tests count by it. */
export const watchStatements = (by: ((list: readonly Statement[]) => void) | null): void => {
  hearSent = by;
};

/** Sends statements in one message and gives what came of them. */
export const runStatements = (client: pg.PoolClient, list: readonly Statement[]): Promise<Outcome> =>
  new Promise((resolve) => {
    hearSent?.(list);
    // A value that cannot be written must throw before anything is on its way.
    const written = list.map(({ text, values }) => ({ text, values: values.map(prepareValue) }));
    client.query(new Statements(written, client, resolve));
  });
