import { expect, test } from "vitest"
import { breakableNetwork } from "#tests/api/breakable-network.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import { createLog } from "../log.ts"
import { openDatabase } from "./open.ts"
import { isDamaged, isDatabaseUnavailable, isDiskFull, isServerLost } from "./unavailable.ts"

function coded(message: string, fields: object, options?: ErrorOptions) {
  return Object.assign(new Error(message, options), fields)
}

const ended = coded("terminating connection due to administrator command", { code: "57P01" })
const refused = coded("connect ECONNREFUSED 127.0.0.1:5432", { code: "ECONNREFUSED", syscall: "connect" })

test.each([
  ["ended by an operator", ended],
  ["refused", refused],
  ["refused at both addresses of a name", new AggregateError([refused, refused])],
  ["wrapped by a library", new Error("Failed to get session", { cause: new Error("query", { cause: ended }) })],
  ["cut while idle", new Error("Connection terminated unexpectedly")],
  ["given up while connecting", new Error("Connection terminated due to connection timeout", { cause: refused })],
  ["used after it was lost", new Error("Client has encountered a connection error and is not queryable")],
  ["used after it was closed", new Error("Client was closed and is not queryable")],
  ["silent", new Error("Query read timeout")],
  ["a standby", coded("cannot execute UPDATE in a read-only transaction", { code: "25006" })],
  ["starting up", coded("the database system is starting up", { code: "57P03" })],
])(
  "a connection that was %s is an absent database, and the other connections of that server are dropped",
  (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(isServerLost(error)).toBe(true)
  },
)

test.each([
  ["without a socket", coded("connect ENOENT", { code: "ENOENT", syscall: "connect" })],
  ["with too many connections", coded("sorry, too many clients already", { code: "53300" })],
  ["with a deadlock", coded("deadlock detected", { code: "40P01" })],
  ["whose pool is used up", new Error("timeout exceeded when trying to connect")],
])("a database %s is unavailable, which says nothing of its other connections", (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(isServerLost(error)).toBe(false)
})

test.each([
  ["of PostgreSQL", coded("could not extend file: No space left on device", { code: "53100" }), true],
  ["of SQLite", coded("database or disk is full", { code: "ERR_SQLITE_ERROR", errcode: 13 }), true],
  ["that has room", coded("sorry, too many clients already", { code: "53300" }), false],
])("a disk %s is full or not, and unavailable", (_, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull)
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each([
  ["a damaged page of PostgreSQL", coded("invalid page in block 7", { code: "XX001" }), true],
  ["a damaged page of SQLite", coded("database disk image is malformed", { errcode: 11 }), true],
  ["a file that is no database", coded("file is not a database", { errcode: 26 }), true],
  ["a full disk", coded("database or disk is full", { errcode: 13 }), false],
])("%s is damage or not", (_, error, isDamage) => {
  expect(isDamaged(error)).toBe(isDamage)
})

test.each([
  ["a mistake in a transaction", coded("current transaction is aborted", { code: "25P02" })],
  ["a violated constraint", coded("duplicate key", { code: "23505" })],
  ["a missing file", coded("open ENOENT", { code: "ENOENT", syscall: "open" })],
  ["no error at all", "57P01"],
])("%s is no absent database", (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})

test("an error that causes itself is looked at and left", () => {
  const error = new Error("round")
  error.cause = error
  expect(isDatabaseUnavailable(error)).toBe(false)
})

test("a database that was away for a moment and is back is told of to whoever asked before, and to no one after", async () => {
  const network = await breakableNetwork((await freshDatabaseUrl("postgres")) ?? "")
  const database = await openDatabase({ dataDir: "/nowhere", databaseUrl: network.url }, createLog("silent"))
  const before = performance.now()
  await database.throwIfUnavailable(before)

  await network.breakDown()
  await expect(database.throwIfUnavailable(before)).rejects.toSatisfy(isDatabaseUnavailable)
  await network.mend()
  await database.ping()
  await expect(database.throwIfUnavailable(before)).rejects.toSatisfy(isDatabaseUnavailable)
  await database.throwIfUnavailable(performance.now())
  await database.close()
})
