import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import type { Page } from "@playwright/test"
import type { Language } from "#domain/language.ts"
import { programEnvironment } from "../api/program-environment.ts"
import type { Product } from "./product.ts"

const program = fileURLToPath(new URL("../../server/demo/command.ts", import.meta.url))

/** Fills the product with the account of the demonstration, made anew, and signs it in. Its days are those of the tests' browsers. */
export async function openDemo(page: Page, { url, dataDir }: Product, language: Language = "pt", path = "/dashboard") {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, "--again", "--anyway", "--language", language],
    { cwd: dataDir, env: { ...programEnvironment, DATA_DIR: dataDir, TZ: "America/Sao_Paulo" } },
  )
  const [, email, password] = stdout.match(/address\s+(\S+)\s+password\s+(\S+)/) ?? []
  const answer = await page.request.post("/api/auth/sign-in/email", {
    data: { email, password },
    headers: { origin: url },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  await page.goto(path)
  if (path === "/dashboard") await page.getByRole("checkbox").first().waitFor()
}
