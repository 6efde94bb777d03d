import { addMember, findMember } from "#server/team/members.ts"
import type { TestApp } from "./test-app.ts"

/** Somebody who has signed up, confirmed the address and become a member of the team. */
export async function teamMember(app: TestApp, name = "Marta", { isOperator = false } = {}) {
  const person = await app.mother(name, {}, { hasAgreed: false })
  await confirmAddress(app, person.id)
  await addMember(app.db, person.account.email, isOperator, app.clock.now)
  const member = await findMember(app.db, person.id)
  if (!member) throw new Error(`${name} did not become a member`)
  return { ...person, memberId: member.id }
}

export async function confirmAddress({ db, type }: TestApp, userId: string) {
  const emailVerified = type === "postgres" ? true : 1
  await db.updateTable("user").set({ emailVerified }).where("id", "=", userId).execute()
}
