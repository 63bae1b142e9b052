// To be imported first: what follows names a database while it is loaded, and reaches for none.
process.env.DATABASE_URL ??= "postgresql://unused@localhost/unused";
