import { sql } from "kysely"
import { expect, test } from "vitest"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { prepared } from "./prepared.ts"

describeOnBoth("statements", (createTestApp) => {
  test("a statement that was used before sees a column that was added, renamed or dropped since", async () => {
    const { db } = await createTestApp()
    const rows = async () => (await sql`select * from notes order by 1`.execute(db)).rows
    await sql`create table notes (id integer)`.execute(db)
    await sql`insert into notes values (1)`.execute(db)
    expect(await rows()).toEqual([{ id: 1 }])
    await sql`alter table notes add column text varchar default 'x'`.execute(db)
    expect(await rows()).toEqual([{ id: 1, text: "x" }])
    await sql`alter table notes rename column text to words`.execute(db)
    expect(await rows()).toEqual([{ id: 1, words: "x" }])
    await sql`alter table notes drop column words`.execute(db)
    expect(await rows()).toEqual([{ id: 1 }])
  })

  test("a statement works on after it has failed", async () => {
    const { db } = await createTestApp()
    await sql`create table notes (id integer primary key)`.execute(db)
    const insert = (id: number) => sql`insert into notes values (${id})`.execute(db)
    await insert(1)
    await expect(insert(1)).rejects.toThrow()
    await insert(2)
    expect((await sql`select id from notes order by id`.execute(db)).rows).toEqual([{ id: 1 }, { id: 2 }])
  })

  test("a thousand different statements are run, and the first again", async () => {
    const { db } = await createTestApp()
    for (let number = 0; number <= 1000; number++) {
      const { rows } = await sql`select ${sql.lit(number % 1000)} as number`.execute(db)
      expect(rows).toEqual([{ number: number % 1000 }])
    }
  })

  test("a prepared query puts each value in its place, in each database", async () => {
    const find = prepared((db, { name, email }: { name: string; email: string }) =>
      db.selectFrom("user").select("email").where("email", "=", email).where("full_name", "=", name),
    )
    for (const app of [await createTestApp(), await createTestApp()]) {
      for (const name of ["Ana", "Bia"]) await app.mother(name)
      expect(await find(app.db, { name: "Ana", email: "ana@example.org" })).toEqual([{ email: "ana@example.org" }])
      expect(await find(app.db, { name: "Bia", email: "bia@example.org" })).toEqual([{ email: "bia@example.org" }])
      expect(await find(app.db, { email: "Ana", name: "ana@example.org" })).toEqual([])
    }
  })

  test("PostgreSQL plans a prepared query once for each connection", async () => {
    const { db, type } = await createTestApp()
    if (type === "sqlite") return
    const find = prepared((db, { name }: { name: string }) =>
      db.selectFrom("user").select("id").where("full_name", "=", name),
    )
    await db.connection().execute(async (connection) => {
      for (const name of ["Ana", "Bia"]) await find(connection, { name })
      const known =
        await sql`select statement from pg_prepared_statements where statement like '%"full_name" = $1'`.execute(
          connection,
        )
      expect(known.rows).toHaveLength(1)
    })
  })

  test("a prepared query that does not name its columns is refused", async () => {
    const { db } = await createTestApp()
    const find = prepared((db, { name }: { name: string }) =>
      db.selectFrom("user").selectAll().where("full_name", "=", name),
    )
    await expect(find(db, { name: "Ana" })).rejects.toThrow("must name its columns")
  })

  test("a prepared query that computes with a parameter is refused", async () => {
    const { db } = await createTestApp()
    const find = prepared((db, { name }: { name: string }) =>
      db.selectFrom("user").select("email").where("full_name", "=", `${name}!`),
    )
    await expect(find(db, { name: "Ana" })).rejects.toThrow('The value of "name" is not known')
  })
})
