import type { Page } from "@playwright/test"

type Line = { text: string; onend?: (() => void) | null }
type Voices = { voices: { lang: string; localService: boolean; name: string }[]; lines: Line[] }

/** This browser has no voice: what it is given to say is kept, and it has one voice that speaks from a server. */
export function listenToVoices(page: Page) {
  return page.addInitScript(() => {
    const voices = [{ lang: "en-GB", localService: false, name: "Far" }]
    const lines: Line[] = []
    Object.assign(window, { voices, lines })
    Object.defineProperty(window, "SpeechSynthesisUtterance", {
      value: class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
    Object.defineProperty(window, "speechSynthesis", {
      value: Object.assign(new EventTarget(), {
        getVoices: () => voices,
        cancel() {},
        speak: (line: Line) => lines.push(line),
      }),
    })
  })
}

export async function addVoice(page: Page, lang: string) {
  await page.evaluate((lang) => {
    const { voices } = window as unknown as Voices
    voices.push({ lang, localService: true, name: "Near" })
    window.speechSynthesis.dispatchEvent(new Event("voiceschanged"))
  }, lang)
}

/** All lines that a voice was given, in order. */
export function said(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Voices).lines.map(({ text }) => text))
}

/** The voice comes to the end of its line. */
export function endLine(page: Page) {
  return page.evaluate(() => (window as unknown as Voices).lines.at(-1)?.onend?.())
}

/** Whether what was said last may still go on: what has been stopped hears of no end. */
export function isBeingSaid(page: Page): Promise<boolean> {
  return page.evaluate(() => typeof (window as unknown as Voices).lines.at(-1)?.onend === "function")
}
