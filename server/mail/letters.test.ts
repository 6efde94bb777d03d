import { expect, test } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import {
  accountExistsMail,
  confirmEmailMail,
  idleWarningMail,
  newDeviceMail,
  resetPasswordMail,
  signInLinkMail,
  type WayInChange,
  wayInChangedMail,
} from "./letters.ts"

const ana = { name: "Ana", email: "ana@example.org" }
const link = "https://florescer.example/reset-password/abc?x=1&y=2"
const goesOn = new Date("2028-11-23T09:00:00.000Z")
const idleWarning = (number: 1 | 2) => (user: typeof ana, to: string, language: Language | undefined) =>
  idleWarningMail({ ...user, language }, to, number, goesOn)
const waitingMail: typeof confirmEmailMail = (user, to, language) =>
  confirmEmailMail({ ...user, isPending: true }, to, language)
const help = (link: string) => ({ link, supportEmail: "equipe@clinica.example" })
const at = new Date("2026-11-21T09:00:00.000Z")
const newDevice = (browser: string | null) => (user: typeof ana, to: string, language: Language | undefined) =>
  newDeviceMail({ ...user, language }, help(to), { at, timeZone: "UTC", browser, system: browser && "Android" })
const changes: WayInChange[] = [
  "twoStepOn",
  "twoStepOff",
  "twoStepEnding",
  "twoStepKept",
  "providerLinked",
  "providerUnlinked",
  "passkeyAdded",
  "passkeyRemoved",
  "passwordSet",
  "recoveryCodesMade",
  "accessTokenMade",
  "consentTakenBack",
]
const changed = (change: WayInChange) => (user: typeof ana, to: string, language: Language | undefined) =>
  wayInChangedMail({ ...user, language }, help(to), change, "Clínica Aurora")
const mails = [
  confirmEmailMail,
  waitingMail,
  resetPasswordMail,
  signInLinkMail,
  accountExistsMail,
  idleWarning(1),
  idleWarning(2),
  newDevice("Firefox"),
  newDevice(null),
  ...changes.map(changed),
]

test("every mail exists in every language, as text and as HTML, with its link and no word left out", () => {
  for (const mail of mails) {
    const subjects = languages.map((language) => {
      const { subject, text, html } = mail(ana, link, language)
      expect(text).toContain(link)
      expect(text).toContain("Ana")
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain('href="https://florescer.example/reset-password/abc?x=1&amp;y=2"')
      expect(text + html + subject).not.toMatch(
        /\{\{|undefined|\[object|(greeting|confirm|reset|link|exists|idle|newDevice|security|change|twoStep|provider|passkey)[A-Z]/,
      )
      return subject
    })
    expect(new Set(subjects).size).toBe(languages.length)
  }
})

test("it comes in the language she has chosen, else in that of her account, else in that of its page", () => {
  expect(confirmEmailMail(ana, link, undefined).text).toContain("Oi, Ana!")
  expect(resetPasswordMail(ana, link, undefined).text).toContain("Hi Ana,")
  expect(resetPasswordMail({ ...ana, language: "es" }, link, undefined).text).toContain("Hola, Ana:")
  expect(resetPasswordMail({ ...ana, language: "es" }, link, "pt").text).toContain("Oi, Ana!")
  expect(resetPasswordMail({ ...ana, language: null }, link, undefined).text).toContain("Hi Ana,")
})

test("a name that is written from right to left leaves the greeting around it as it is", () => {
  const { text, html } = confirmEmailMail({ ...ana, name: "שרה כהן" }, link, "pt")
  for (const said of [text, html]) expect(said).toContain("Oi, \u2068שרה\u2069!")
})

test("it says how long the link works", () => {
  expect(confirmEmailMail(ana, link, "en").text).toContain("24 hours")
  expect(resetPasswordMail(ana, link, "en").text).toContain("60 minutes")
  expect(signInLinkMail(ana, link, "en").text).toContain("30 minutes")
})

test("a warning says when the account goes, as early as that day begins anywhere, and which of the two it is", () => {
  for (const [language, date, first, second] of [
    ["pt", "22 de novembro de 2028", "primeiro de dois", "segundo e último"],
    ["en", "November 22, 2028", "first of two", "second and last"],
    ["es", "22 de noviembre de 2028", "primero de dos", "segundo y último"],
  ] as const) {
    const [one, two] = [idleWarning(1)(ana, link, language), idleWarning(2)(ana, link, language)]
    for (const { text, html } of [one, two]) for (const said of [text, html]) expect(said).toContain(date)
    expect(one.text).toContain(first)
    expect(two.text).toContain(second)
    expect(two.subject).toContain(date)
  }
  expect(idleWarning(1)(ana, link, undefined).text).toContain("Oi, Ana!")
})

test("a mail greets by the first name only, and by none when that could be anything else", () => {
  expect(confirmEmailMail({ ...ana, name: "Ana M. Souza" }, link, "pt").text).toContain("Oi, Ana!")
  for (const name of [
    '<img src=x onerror="a">',
    "Win! https://evil.example",
    "evil.example",
    "https:⁄⁄evil",
    "ev\nil",
  ]) {
    const { html, text } = confirmEmailMail({ ...ana, name }, link, "pt")
    expect(html + text).not.toMatch(/<img|evil|Win/)
    expect(text).toContain(name === "ev\nil" ? "Oi, ev!" : "Oi!")
  }
})
