import type { APIRequestContext } from "@playwright/test"
import { codeOf } from "../api/app-code.ts"
import type { Mother } from "./mother.ts"

/** What the desk asks of its members. */
export async function switchOnTwoStep(request: APIRequestContext, origin: string, { password }: Mother) {
  async function post(path: string, data: object) {
    const answer = await request.post(`${origin}/api/auth/two-step/${path}`, { data, headers: { origin } })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
    return answer.json()
  }
  const { secret } = await post("begin", { password })
  await post("confirm", { code: await codeOf(secret) })
}
