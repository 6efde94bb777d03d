import { startEmbeddedPostgres } from "#tests/embedded-postgres.ts"

/** Starts a PostgreSQL with default settings, which include durable commits, and with two empty databases. */
export async function startPostgres() {
  const { url, postgres, remove } = await startEmbeddedPostgres()
  for (const name of ["small", "large"]) await postgres.createDatabase(name)
  return { small: `${url}/small`, large: `${url}/large`, stop: remove }
}
