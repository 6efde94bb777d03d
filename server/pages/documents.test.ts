import { expect, test } from "vitest"
import { policyOfInstallation } from "#content/contact.ts"
import type { Language } from "#domain/language.ts"
import { placeOf } from "#domain/privacy/policy.ts"
import { noDetails, none } from "#domain/privacy/privacy-details.ts"
import { readEnv } from "../env.ts"
import { forInstallation } from "./documents.ts"

const places = [
  "hostingCountries",
  "hostingCompany",
  "mailCompany",
  "officer",
  "logDays",
  "version",
  "applies",
] as const

test("what an operator tells of the installation stands in the policy, in the language of the page, and what is not told is said", () => {
  const meta = `<meta name="policy" content="${policyOfInstallation}">`
  const body = ["pt", "en"].map((language) =>
    places.map((detail) => `<p>${placeOf(detail, language as Language)}</p>`).join(""),
  )
  const details = {
    ...noDetails,
    hostingCountries: ["DE", "BR"],
    mailCompany: `<b>&"`,
    officer: none,
    logDays: 14,
  }
  const moments = { publishedOn: "2026-11-26", appliesOn: "2026-12-27" }
  const policy = { number: 2, textVersion: 10, revision: 2, ...moments, details }
  const page = `${meta}${body.join("<hr>")}`
  const text = forInstallation({ ...readEnv({}), policy }, page)
  const [, written = ""] = text.match(/content="([^"]+)"/) ?? []
  expect(
    JSON.parse(
      written.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
    ),
  ).toEqual(JSON.parse(JSON.stringify(policy)))
  const [pt = "", en = ""] = text.split("<hr>")
  expect([...pt.matchAll(/<p>(.*?)<\/p>/g)].map(([, told]) => told)).toEqual([
    "Alemanha e Brasil",
    "Não está informado aqui. Pergunte, e nós dizemos.",
    "&lt;b&gt;&amp;&quot;",
    "Ninguém foi nomeado.",
    "14 dias",
    "Esse foi o primeiro texto. Esta é a versão 10.2, de 26 de novembro de 2026.",
    expect.stringMatching(/^Para contas anteriores a esta versão, ela vale a partir de 27 de dezembro de 2026\./),
  ])
  expect([...en.matchAll(/<p>(.*?)<\/p>/g)].map(([, told]) => told)).toEqual([
    "Germany and Brazil",
    "Not said here. Ask us, and we will tell you.",
    "&lt;b&gt;&amp;&quot;",
    "None is appointed.",
    "14 days",
    "That was the first text. This is version 10.2, of 26 November 2026.",
    expect.stringMatching(/^For accounts from before this version, it applies from 27 December 2026\./),
  ])
})
