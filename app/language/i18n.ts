import i18next from "i18next"
import resourcesToBackend from "i18next-resources-to-backend"
import { initReactI18next } from "react-i18next"

const files = import.meta.glob<{ default: Record<string, string> }>([
  "../../content/locales/*/*.json",
  "!**/{error,mail}.json",
])

/** Words arrive one namespace and one language at a time, when a screen first asks for them. */
export const i18n = i18next.createInstance()

i18n
  .use(
    resourcesToBackend((language: string, namespace: string) => {
      const load = files[`../../content/locales/${language}/${namespace}.json`]
      if (!load) throw new Error(`No words for ${namespace} in ${language}`)
      return load()
    }),
  )
  .use(initReactI18next)
  .init({
    ns: [],
    lng: "pt",
    fallbackLng: false,
    load: "currentOnly",
    partialBundledLanguages: true,
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  })
