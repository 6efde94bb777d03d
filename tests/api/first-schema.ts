import { readFileSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import pg from "pg"
import { type DatabaseType, sqliteFile } from "#server/database/open.ts"
import { emptyPlace, type Place } from "./real-server.ts"

/** The account in the fixture whose rows the tests know. */
export const anaOfTheFirstSchema = { email: "ana@example.org", password: "senha de Ana" }

/** An installation with the rows of two mothers in the schema of the first Florescer. */
export function placeOfTheFirstSchema(type: DatabaseType): Promise<Place> {
  return placeOfDump(type, "first-schema")
}

/** The account in the fixture of each release. */
export const anaOfTheReleases = { email: "ana@example.org", password: "senha de Ana" }
export const secretOfTheReleases = "a secret of thirty-two characters"

/** An installation with the rows of two mothers as a released version stored them. */
export function placeOfRelease(type: DatabaseType, version: string): Promise<Place> {
  return placeOfDump(type, `released/${version}`)
}

async function placeOfDump(type: DatabaseType, folder: string): Promise<Place> {
  const place = await emptyPlace(type)
  const dump = readFileSync(new URL(`../fixtures/${folder}/${type}.sql`, import.meta.url), "utf8")
  if (place.databaseUrl) await loadPostgres(place.databaseUrl, dump)
  else loadSqlite(sqliteFile(place.dataDir), dump)
  return place
}

function loadSqlite(file: string, dump: string) {
  const database = new DatabaseSync(file)
  database.exec(dump)
  database.close()
}

async function loadPostgres(databaseUrl: string, dump: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(dump)
  await client.end()
}
