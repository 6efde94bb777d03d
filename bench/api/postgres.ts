import { startEmbeddedPostgres } from "#tests/embedded-postgres.ts"

/** A PostgreSQL with its own defaults, what it answers as kept being on the disk, and two empty databases. */
export async function startPostgres() {
  const { url, postgres, remove } = await startEmbeddedPostgres()
  for (const name of ["small", "large"]) await postgres.createDatabase(name)
  return { small: `${url}/small`, large: `${url}/large`, stop: remove }
}
