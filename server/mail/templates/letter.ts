import { html } from "hono/html"
import { greetingName } from "#domain/greeting-name.ts"
import type { Language } from "#domain/language.ts"
import type { Mail } from "../mail.ts"
import type { Translate } from "../messages.ts"

export type Letter = {
  language: Language
  t: Translate
  /** At most the first name is used. */
  name: string
  before: string[]
  button: string
  link: string
  after: string[]
}

export type Recipient = { name: string; email: string; language?: unknown }

/** Lays out a letter as a mail. */
export function letterMail(
  letter: Letter,
  { kind, to, subject, usefulMinutes }: Pick<Mail, "kind" | "to" | "subject" | "usefulMinutes">,
): Mail {
  return { kind, to, subject, text: letterText(letter), html: letterHtml(letter), link: letter.link, usefulMinutes }
}

const paper = "#FBF6EF"
const ink = "#3B2036"
const terracotta = "#A8482F"

function greeting({ t, name }: Letter) {
  const firstName = greetingName(name)
  return firstName === null ? t("greetingWithoutName") : t("greeting", { name: firstName })
}

function letterText(letter: Letter): string {
  const { t, before, link, after } = letter
  const farewell = `${t("farewell")}\n${t("team")}`
  return `${[greeting(letter), ...before, link, ...after, farewell].join("\n\n")}\n`
}

function letterHtml(letter: Letter): string {
  const { language, t, before, button, link, after } = letter
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:32px 16px;background:${paper};color:${ink};font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.6">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 32px;font-size:24px;color:${terracotta}">Florescer</p>
<p style="margin:0 0 16px;font-size:20px">${greeting(letter)}</p>
${before.map(paragraph)}
<p style="margin:32px 0"><a href="${link}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${terracotta};color:#FFFFFF;text-decoration:none">${button}</a></p>
${after.map(paragraph)}
<p style="margin:0 0 32px;font-size:14px">${t("copyLink")}<br><a href="${link}" style="color:${terracotta};word-break:break-all">${link}</a></p>
<p style="margin:0">${t("farewell")}<br>${t("team")}</p>
</div>
</body>
</html>
`.toString()
}
