import { html, raw } from "hono/html"
import { MessageFormat } from "messageformat"
import { renderSVG } from "uqr"
import enHeading from "#content/locales/en/landing.json" with { type: "json" }
import en from "#content/locales/en/poster.json" with { type: "json" }
import esHeading from "#content/locales/es/landing.json" with { type: "json" }
import es from "#content/locales/es/poster.json" with { type: "json" }
import ptHeading from "#content/locales/pt/landing.json" with { type: "json" }
import pt from "#content/locales/pt/poster.json" with { type: "json" }
import { shownInvitation } from "#domain/account/invitation.ts"
import type { Language } from "#domain/language.ts"

export type Poster = {
  language: Language
  /** The origin of this installation, without a path. */
  baseUrl: string
  code: string
  /** Whether signing up needs the code, which is then printed as text too. */
  isCodeNeeded: boolean
  clinicName: string | null
  operatorName: string | null
  /** The flower of the product as a data URL; null if the client has not been built. */
  flower: string | null
}

const messages = { pt, en, es }
const headings = { pt: ptHeading.heading, en: enHeading.heading, es: esHeading.heading }

/** The address to which the poster leads. The code follows "#", so it stays in the browser until the form is sent. */
export function posterAddress({ language, baseUrl, code }: Pick<Poster, "language" | "baseUrl" | "code">) {
  return `${baseUrl}/${language}/signup#${shownInvitation(code)}`
}

/** A page that fits one sheet, A4 or letter. It loads no other file, so it can be printed from anywhere. */
export function posterPage(poster: Poster): string {
  const { language, baseUrl, code, isCodeNeeded, clinicName, operatorName, flower } = poster
  const t = (key: keyof typeof pt, values: Record<string, string> = {}) =>
    new MessageFormat(language, messages[language][key], { bidiIsolation: "none" }).format(values)
  const shownAddress = `${baseUrl.replace(/^https?:\/\//, "")}/${language}/signup`
  return html`<!doctype html>
<html lang="${language === "pt" ? "pt-BR" : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t("title")}</title>
<style>
@page { margin: 12mm }
body { margin: 0; background: #fffdf9; color: #35202f; font: 13pt/1.5 "Nunito Sans", system-ui, sans-serif; text-align: center }
main { max-width: 170mm; min-height: 245mm; margin: 0 auto; padding: 6mm 4mm; box-sizing: border-box; display: flex; flex-direction: column; align-items: center; justify-content: space-between; gap: 5mm }
header, section { display: flex; flex-direction: column; align-items: center; gap: 3mm }
.clinic { font-size: 16pt; font-weight: 700; overflow-wrap: anywhere }
.flower { width: 20mm; height: 20mm }
h1 { margin: 0; font: 600 29pt/1.12 Fraunces, Georgia, serif; text-wrap: balance }
p { margin: 0; max-width: 150mm; text-wrap: balance }
.qr { width: 72mm; height: 72mm; padding: 5mm; border: 1.2pt solid #e5d8c8; border-radius: 6mm; background: #fff }
.qr svg { display: block; width: 100%; height: 100% }
.scan { font-size: 16pt; font-weight: 700 }
.address { font-weight: 700; overflow-wrap: anywhere }
footer { font-size: 11pt; color: #58434f }
@media print { body { background: none } main { min-height: 0; height: 245mm; padding: 0 } }
</style>
</head>
<body>
<main>
<header>
${clinicName && html`<p class="clinic" dir="auto">${clinicName}</p>`}
${flower && html`<img class="flower" alt="" src="${flower}">`}
<h1>${headings[language]}</h1>
<p>${t("lead")}</p>
</header>
<section>
<div class="qr" role="img" aria-label="${shownAddress}">${raw(renderSVG(posterAddress(poster), { border: 0 }))}</div>
<p class="scan">${t("scan")}</p>
<p>${t("type")}<br><span class="address">${shownAddress}</span>${isCodeNeeded && html`<br>${t("code", { code: shownInvitation(code) })}`}</p>
</section>
<footer>
<p>${t("privacy")}${operatorName && html`<br>${t("answers", { operator: operatorName })}`}</p>
</footer>
</main>
</body>
</html>
`.toString()
}
