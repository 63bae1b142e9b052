import pg from "pg";
import { sendStatement } from "./presence";
import { keepsNames } from "./prepared-names";

/**
 * A statement that is prepared once per connection under its name, where names persist; without a name each time.
 * `rowMode` and `types` as in pg's queries; the same for all statements of one name.
 */
export type Prepared = Pick<pg.QueryArrayConfig, "types"> & {
  name: string;
  text: string;
  values: unknown[];
  rowMode?: "array";
};

/** Rows as objects, or as arrays in the order of `fields`. */
export type Answer = Pick<pg.QueryArrayResult, "fields"> & { rows: object[] };

/** The methods of pg's Result that this needs and its types leave out. */
type Shape = Pick<Answer, "fields"> & {
  addFields: (fields: pg.FieldDef[]) => void;
  parseRow: (values: unknown[]) => object;
};
const newShape = ({ rowMode, types = pg.types }: Bound) =>
  new pg.Result(rowMode ?? "", types as typeof pg.types) as unknown as Shape;
/** How pg encodes a value; its types leave this out, too. */
type Encoded = Buffer | string | null;
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => Encoded } }).utils;
type Bound = Prepared & { values: Encoded[] };

// On globalThis: Next loads a module once for pages and once for routes, and both use the same connections.
const shared = globalThis as unknown as {
  shortlistKnownStatements?: WeakMap<pg.Connection, Map<string, Shape>>;
};
/** Statements prepared on a connection, with how to read their rows: each is parsed and described once. */
const shapes = (shared.shortlistKnownStatements ??= new WeakMap());

/**
 * Sends statements in one transaction and one round trip: Bind and Execute for each, then a single Sync. Without
 * BEGIN everything before a Sync is one transaction, and when a statement fails PostgreSQL skips the rest and rolls
 * back (PostgreSQL, "Pipelining" in Message Flow). pg itself ends every statement with its own Sync, which costs a
 * write, a wake-up and a read each. After an error the connection has to be closed: it is unclear which statements
 * were parsed.
 *
 * @see pg.Submittable, the interface that pg-cursor is written to
 */
class Together implements pg.Submittable {
  private readonly shapes: Shape[] = [];
  private readonly rows: object[][];
  private index = 0;
  private unreadable: Error | undefined;
  private preparedShapes = new Map<string, Shape>();

  constructor(
    private readonly statements: readonly Bound[],
    private readonly named: boolean,
    private readonly resolve: (answers: Answer[]) => void,
    private readonly reject: (error: Error) => void,
  ) {
    this.rows = statements.map(() => []);
  }

  submit(connection: pg.Connection) {
    this.preparedShapes = shapes.get(connection) ?? this.preparedShapes;
    shapes.set(connection, this.preparedShapes);
    const { stream } = connection;
    const fresh = new Map<string, Shape>();
    stream.cork();
    try {
      for (const each of this.statements) {
        const { name, text, values } = each;
        const statement = this.named ? name : "";
        const seen = statement ? (this.preparedShapes.get(name) ?? fresh.get(name)) : undefined;
        const shape = seen ?? newShape(each);
        fresh.set(name, shape);
        this.shapes.push(shape);
        if (!seen) connection.parse({ name: statement, text, types: [] }, true);
        connection.bind({ statement, values }, true);
        if (!seen) connection.describe({ type: "P", name: "" }, true);
        connection.execute({}, true);
      }
      connection.sync();
    } finally {
      stream.uncork();
    }
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
    this.shapes[this.index]?.addFields(fields);
  }

  handleDataRow({ fields }: { fields: unknown[] }) {
    const shape = this.shapes[this.index];
    try {
      if (shape) this.rows[this.index]?.push(shape.parseRow(fields));
    } catch (error) {
      this.unreadable ??= error as Error;
    }
  }

  handleCommandComplete() {
    const name = this.statements[this.index]?.name;
    const shape = this.shapes[this.index];
    if (this.named && name && shape) this.preparedShapes.set(name, shape);
    this.index += 1;
  }

  handleError(error: Error) {
    this.reject(error);
  }

  handleReadyForQuery() {
    if (this.unreadable) this.reject(this.unreadable);
    else this.resolve(this.rows.map((rows, i) => ({ rows, fields: this.shapes[i]!.fields })));
  }
}

/** Returns the answer to each statement. Either all of them take effect, or it throws and none does. */
export async function sendTogether(pool: pg.Pool, statements: readonly Prepared[]): Promise<Answer[]> {
  // Before anything is sent: statements ahead of a value that cannot be encoded would take effect.
  const bound = statements.map(({ values, ...rest }) => ({ ...rest, values: values.map(prepareValue) }));
  const client = await pool.connect();
  let broken = true;
  // The pool listens only to idle connections; without a listener a broken one would end the process.
  const ignore = () => {};
  client.on("error", ignore);
  try {
    const send = () =>
      new Promise<Answer[]>((resolve, reject) => {
        client.query(new Together(bound, keepsNames(client), resolve, reject));
      });
    const answers = await sendStatement(send);
    broken = false;
    return answers;
  } finally {
    client.off("error", ignore);
    client.release(broken);
  }
}
