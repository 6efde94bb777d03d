import { html } from "hono/html"
import type { Language } from "#domain/language.ts"
import { retention } from "#domain/privacy/retention.ts"
import { greetingName } from "#domain/profile/greeting-name.ts"
import type { Mail } from "./mail.ts"
import { type MessageKey, mailMessages, type Values } from "./messages.ts"

export type Recipient = { name: string; email: string; language?: unknown }

/** A line of a letter, with its own values for placeholders if they differ from the letter's. */
export type Line = MessageKey | [MessageKey, Values]

/** A letter's texts, as keys of content/locales/…/mail.json. */
type Letter = Pick<Mail, "kind" | "usefulMinutes"> & {
  subject: MessageKey
  before: Line[]
  button: MessageKey
  /** Six digits that do what the link does, if the page that asked for the mail has a field for them. */
  code?: string | undefined
  after: Line[]
  values?: Values
}

type Written = {
  language: Language
  greeting: string
  before: string[]
  button: string
  link: string
  /** The line that introduces the code, and the code in two halves, as people read it out; empty without a code. */
  code: [string, string] | []
  after: string[]
}

/** Lays out a letter as a mail. It greets the user by her first name, if that is known. */
export function letterMail(user: Recipient, link: string, language: Language, letter: Letter): Mail {
  const t = mailMessages(language)
  const { kind, usefulMinutes, values, code } = letter
  const write = (line: Line) => (typeof line === "string" ? t(line, values) : t(...line))
  const firstName = greetingName(user.name)
  const written: Written = {
    language,
    greeting: firstName === null ? t("greetingWithoutName") : t("greeting", { name: firstName }),
    before: letter.before.map(write),
    button: t(letter.button),
    link,
    code: code ? [t("codeAsk", { minutes: retention.mailCodeMinutes }), `${code.slice(0, 3)} ${code.slice(3)}`] : [],
    after: letter.after.map(write),
  }
  const [text, html] = [letterText(written), letterHtml(written)]
  return { kind, to: user.email, subject: t(letter.subject, values), text, html, link, usefulMinutes }
}

const paper = "#FBF6EF"
const ink = "#3B2036"
const terracotta = "#A8482F"

function letterText({ language, greeting, before, link, code, after }: Written): string {
  const t = mailMessages(language)
  const farewell = `${t("farewell")}\n${t("team")}`
  return `${[greeting, ...before, link, ...code, ...after, farewell].join("\n\n")}\n`
}

function letterHtml({ language, greeting, before, button, link, code, after }: Written): string {
  const t = mailMessages(language)
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
  const [codeAsk, digits] = code
  const large = html`<p style="margin:0 0 32px;font-size:28px;letter-spacing:4px">${digits}</p>`
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:32px 16px;background:${paper};color:${ink};font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.6">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 32px;font-size:24px;color:${terracotta}">Florescer</p>
<p style="margin:0 0 16px;font-size:20px">${greeting}</p>
${before.map(paragraph)}
<p style="margin:32px 0"><a href="${link}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${terracotta};color:#FFFFFF;text-decoration:none">${button}</a></p>
${codeAsk ? [paragraph(codeAsk), large] : []}
${after.map(paragraph)}
<p style="margin:0 0 32px;font-size:14px">${t("copyLink")}<br><a href="${link}" style="color:${terracotta};word-break:break-all">${link}</a></p>
<p style="margin:0">${t("farewell")}<br>${t("team")}</p>
</div>
</body>
</html>
`.toString()
}
