import { connected } from "../../scripts/postgres/roles.ts";

/** What pg_dump --schema-only covers of public and reporting, as the server describes each part. */
const parts = {
  columns: `SELECT format('%s.%s %s %s %s %s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN 'NOT NULL' END, pg_get_expr(d.adbin, d.adrelid), a.attgenerated)
    FROM c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum WHERE c.relkind IN ('r', 'v', 'm', 'p')`,
  relations: `SELECT format('%s %s owned by %s, walls %s %s', c.oid::regclass, c.relkind, c.relowner::regrole,
      c.relrowsecurity, c.relforcerowsecurity) FROM c WHERE c.relkind <> 'i'`,
  grants: `SELECT format('%s %s to %s', c.oid::regclass, g.privilege_type, g.grantee::regrole)
    FROM c, aclexplode(c.relacl) g`,
  columnGrants: `SELECT format('%s.%s %s to %s', c.oid::regclass, a.attname, g.privilege_type, g.grantee::regrole)
    FROM c JOIN pg_attribute a ON a.attrelid = c.oid, aclexplode(a.attacl) g`,
  constraints: `SELECT format('%s %s %s', c.oid::regclass, k.conname, pg_get_constraintdef(k.oid))
    FROM c JOIN pg_constraint k ON k.conrelid = c.oid`,
  indexes: `SELECT pg_get_indexdef(c.oid) FROM c WHERE c.relkind = 'i'`,
  views: `SELECT format('%s %s', c.oid::regclass, pg_get_viewdef(c.oid)) FROM c WHERE c.relkind IN ('v', 'm')`,
  triggers: `SELECT pg_get_triggerdef(t.oid) FROM c JOIN pg_trigger t ON t.tgrelid = c.oid WHERE NOT t.tgisinternal`,
  policies: `SELECT format('%s %s %s %s %s using %s check %s', c.oid::regclass, p.polname, p.polcmd, p.polpermissive,
      (SELECT array_agg(r::regrole ORDER BY 1) FROM unnest(p.polroles) r), pg_get_expr(p.polqual, p.polrelid),
      pg_get_expr(p.polwithcheck, p.polrelid)) FROM c JOIN pg_policy p ON p.polrelid = c.oid`,
  functions: `SELECT format('%s owned by %s, grants %s', pg_get_functiondef(f.oid), f.proowner::regrole,
      (SELECT array_agg(format('%s to %s', g.privilege_type, g.grantee) ORDER BY 1) FROM aclexplode(f.proacl) g))
    FROM pg_proc f WHERE f.pronamespace IN (SELECT oid FROM s) AND f.prokind <> 'a'`,
  types: `SELECT format('%s %s', t.oid::regtype, (SELECT array_agg(e.enumlabel ORDER BY e.enumsortorder)
    FROM pg_enum e WHERE e.enumtypid = t.oid)) FROM pg_type t WHERE t.typnamespace IN (SELECT oid FROM s) AND t.typtype = 'e'`,
  schemas: `SELECT format('%s owned by %s: %s to %s', s.oid::regnamespace, s.nspowner::regrole, g.privilege_type, g.grantee)
    FROM s, aclexplode(s.nspacl) g`,
  defaults: `SELECT format('%s in %s for %s: %s to %s', d.defaclobjtype, d.defaclnamespace::regnamespace,
    d.defaclrole::regrole, g.privilege_type, g.grantee::regrole) FROM pg_default_acl d, aclexplode(d.defaclacl) g`,
};

/** A database's schema by part, without Prisma's migration table. */
export const schemaOf = (url: string): Promise<Record<string, string[]>> =>
  connected(url, async (client) => {
    const schema: Record<string, string[]> = {};
    for (const [part, text] of Object.entries(parts)) {
      const { rows } = await client.query<[string]>({
        text: `WITH s AS (SELECT * FROM pg_namespace WHERE nspname IN ('public', 'reporting')),
          c AS (SELECT * FROM pg_class WHERE relnamespace IN (SELECT oid FROM s) AND relname NOT LIKE '\\_prisma%')
          ${text}`,
        rowMode: "array",
      });
      schema[part] = rows.map(([line]) => line).sort();
    }
    return schema;
  });
