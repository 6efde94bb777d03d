import { expect, test } from "vitest"
import { languages } from "#domain/language.ts"
import { accountExistsMail } from "./account-exists.ts"
import { confirmEmailMail } from "./confirm-email.ts"
import { resetPasswordMail } from "./reset-password.ts"

const ana = { name: "Ana", email: "ana@example.org" }
const link = "https://florescer.example/reset-password/abc?x=1&y=2"
const mails = [confirmEmailMail, resetPasswordMail, accountExistsMail]

test("every mail exists in every language, as text and as HTML, with its link and no word left out", () => {
  for (const mail of mails) {
    const subjects = languages.map((language) => {
      const { subject, text, html } = mail(ana, link, language)
      expect(text).toContain(link)
      expect(text).toContain("Ana")
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain('href="https://florescer.example/reset-password/abc?x=1&amp;y=2"')
      expect(text + html + subject).not.toMatch(/\{\{|undefined|\[object|(greeting|confirm|reset|exists)[A-Z]/)
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

test("it says how long the link works", () => {
  expect(confirmEmailMail(ana, link, "en").text).toContain("24 hours")
  expect(resetPasswordMail(ana, link, "en").text).toContain("60 minutes")
})

test("a name is text, never markup, and one that reads as a web address is left out", () => {
  const { html, text } = confirmEmailMail({ ...ana, name: '<img src=x onerror="a">' }, link, "pt")
  expect(html).not.toContain("<img")
  expect(html).toContain("&lt;img")
  expect(text).toContain('Oi, <img src=x onerror="a">!')
  for (const name of ["Win at https://evil.example", "evil.example", "www.evil"]) {
    const mail = confirmEmailMail({ ...ana, name }, link, "pt")
    expect(mail.html + mail.text).not.toContain("evil")
    expect(mail.text).toContain("Oi!")
  }
  expect(confirmEmailMail({ ...ana, name: "Ana M. Souza" }, link, "pt").text).toContain("Oi, Ana M. Souza!")
})
