import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { createDatabase, dropDatabase } from "./database-command.mjs";

/** pg_catalog's one-byte "char" type. */
const CHAR = 18;
const CHAR_ARRAY = 1003;
const TEXT = 25;
const TEXT_ARRAY = 1009;
/** First oid of a user-defined type; adapter-pg passes those through itself. */
const FIRST_USER_OID = 16_384;

/** The built-in types that adapter-pg can describe; it throws on the rest (prisma/orm issue 27403). */
const DESCRIBED = new Set([
  16, 17, 18, 19, 20, 21, 23, 25, 26, 114, 142, 143, 199, 629, 650, 651, 700, 701, 719, 790, 791, 869, 1000,
  1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1014, 1015, 1016, 1021, 1022, 1028, 1040, 1041, 1042, 1043,
  1082, 1083, 1114, 1115, 1182, 1183, 1184, 1185, 1231, 1266, 1270, 1560, 1561, 1562, 1563, 1700, 2950, 2951,
  3802, 3807,
]);

function describable(oid) {
  if (oid === CHAR) return TEXT;
  if (oid === CHAR_ARRAY) return TEXT_ARRAY;
  return oid < FIRST_USER_OID && !DESCRIBED.has(oid) ? TEXT : oid;
}

/** adapter-pg with what the schema engine needs: catalog types, unsplit scripts, and a real shadow database. */
export class MigrationAdapter extends PrismaPg {
  #url;
  #shadowUrl;
  #opened = new Set();

  constructor(url, shadowUrl) {
    const plain = withoutSchema(url);
    super({ connectionString: plain });
    this.#url = plain;
    this.#shadowUrl = shadowUrl && withoutSchema(shadowUrl);
  }

  connect() {
    return this.#open(this.#url);
  }

  /** adapter-pg's own version can end up on the main database, which the engine then resets. */
  async connectToShadowDb() {
    if (this.#shadowUrl) return this.#open(this.#shadowUrl);
    const shadow = new URL(this.#url);
    shadow.pathname = `/prisma_migrate_shadow_db_${randomUUID()}`;
    await createDatabase(shadow.href);
    return this.#open(shadow.href, () => dropDatabase(shadow.href));
  }

  /**
   * Closes what the engine left open. It holds a session's advisory lock, for which the next request would wait
   * until the pool's idle time is over.
   */
  async close() {
    await Promise.all([...this.#opened].map((connection) => connection.dispose()));
  }

  async #open(url, afterwards) {
    const connection = await open(url, async () => {
      this.#opened.delete(connection);
      await afterwards?.();
    });
    this.#opened.add(connection);
    return connection;
  }
}

/** For planning only: reads the live database, writes nothing. */
export class DryRunAdapter extends MigrationAdapter {
  async connect() {
    const connection = await super.connect();
    connection.executeScript = async () => {};
    connection.executeRaw = async () => 0;
    return connection;
  }
}

/**
 * In the transaction that applies a migration. Prisma records it in a later one: what was committed just before a
 * process was killed would count as never applied.
 */
const RECORD_AS_FINISHED = `DO $$ BEGIN
  IF to_regclass('"_prisma_migrations"') IS NOT NULL THEN
    UPDATE "_prisma_migrations" SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL;
  END IF;
END $$`;

async function open(connectionString, afterwards) {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on("error", () => {});
  const connection = describeCatalogTypes(await new PrismaPg(pool).connect());
  // adapter-pg splits scripts at semicolons, which cuts $$ bodies in two; the native engine sends one simple query.
  connection.executeScript = async (script) => {
    await pool.query(`${script}\n;${RECORD_AS_FINISHED}`);
  };
  let disposed;
  connection.dispose = () => (disposed ??= pool.end().then(afterwards));
  return connection;
}

function describeCatalogTypes(connection) {
  const performIO = connection.performIO.bind(connection);
  const queryRaw = connection.queryRaw.bind(connection);
  const charColumns = new WeakMap();
  connection.performIO = async (query) => {
    const { rows, rowCount, fields = [], ...rest } = await performIO(query);
    charColumns.set(
      query,
      fields.flatMap((field, index) => (field.dataTypeID === CHAR ? [index] : [])),
    );
    const described = fields.map(({ name, dataTypeID, ...more }) => ({
      ...more,
      name,
      dataTypeID: describable(dataTypeID),
    }));
    return { ...rest, rows, rowCount, fields: described };
  };
  connection.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumns.get(query) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return connection;
}

/** `schema` is Prisma's own parameter; PostgreSQL would reject it. */
function withoutSchema(url) {
  const plain = new URL(url);
  plain.searchParams.delete("schema");
  return plain.href;
}
