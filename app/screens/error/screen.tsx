import { useEffect } from "react"
import { useRouteError } from "react-router"
import { MissingFile } from "#app/fetch-file.ts"
import { useOneLanguage } from "#app/language/use-words.ts"
import { Button } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Page } from "#app/ui/page.tsx"
import en from "#content/locales/en/error.json"
import es from "#content/locales/es/error.json"
import pt from "#content/locales/pt/error.json"

/** Shown when a screen has failed. Its words come along with it: fetching them might be what failed. */
export function ErrorPage() {
  const error = useRouteError()
  const language = useOneLanguage() ?? "en"
  const words = { pt, en, es }[language]
  const text = error instanceof MissingFile ? words.missingText : words.text
  useEffect(() => console.error(error), [error])
  return (
    <>
      <title>{words.title}</title>
      <Page title={words.title} intro={text} width="form" back={<Flower petals={2} size={120} />} lang={language}>
        <Button className="self-start" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      </Page>
    </>
  )
}
