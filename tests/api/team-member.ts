import { addMember, findMember } from "#server/team/members.ts"
import type { TestApp } from "./test-app.ts"

/** Somebody who has signed up, switched on two-step sign-in and become a member of the team. */
export async function teamMember(app: TestApp, name = "Marta", { isOperator = false } = {}) {
  const person = await app.mother(name, {}, { hasAgreed: false })
  await person.enableTwoStep()
  await addMember(app.db, person.account.email, isOperator, app.clock.now)
  const member = await findMember(app.db, person.id)
  if (!member) throw new Error(`${name} did not become a member`)
  return { ...person, memberId: member.id }
}
