// Import this first: modules imported later need DATABASE_URL while they load, but do not connect.
process.env.DATABASE_URL ??= "postgresql://unused@localhost/unused";
