import { expect, test } from "vitest"
import { chooseVoice } from "./choose-voice.ts"

const voices = ["en-US", "es-ES", "es_MX", "es-US", "pt-PT", "pt-BR", "en-GB"].map((lang) => ({
  lang,
  localService: true,
}))

test("a recipe is read in the Spanish, Portuguese or English of her region, else in the nearest that the device has", () => {
  const cases = [
    ["es", ["es-MX", "en"], "es_MX"],
    ["es", ["es-CO"], "es_MX"],
    ["es", ["es-419"], "es_MX"],
    ["es", ["es-US"], "es-US"],
    ["es", ["es-ES"], "es-ES"],
    ["es", ["es"], "es-ES"],
    ["pt", ["pt-BR"], "pt-BR"],
    ["pt", ["pt-AO"], "pt-PT"],
    ["pt", ["en-US"], "pt-BR"],
    ["en", ["fr", "en-GB"], "en-GB"],
    ["en", ["en-AU"], "en-US"],
  ] as const
  const read = cases.map(([language, tags]) => chooseVoice(voices, language, tags)?.lang)
  expect(read).toEqual(cases.map(([, , lang]) => lang))
})

test("no voice is chosen that is somebody else's, or of another language", () => {
  const far = { lang: "es-MX", localService: false }
  const near = { lang: "es-ES", localService: true }
  expect(chooseVoice([far, near], "es", ["es-MX"])).toBe(near)
  expect(chooseVoice([far], "es", ["es-MX"])).toBeUndefined()
  expect(chooseVoice([{ lang: "est-EE", localService: true }], "es", ["es"])).toBeUndefined()
})
