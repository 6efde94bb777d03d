import { expect } from "vitest"
import type { TestApp } from "./test-app.ts"

export async function motherWithTwoStep(createTestApp: () => Promise<TestApp>) {
  const app = await createTestApp()
  const mother = await app.mother("Ana")
  return { app, mother, ...(await mother.enableTwoStep()) }
}

/** A browser in which the password has been right. */
export async function pendingVisitor(app: TestApp, account: { email: string; password: string }) {
  const visitor = app.visitor()
  expect(await visitor.signIn(account)).toMatchObject({ status: 200, body: { needsSecondStep: true } })
  return visitor
}
