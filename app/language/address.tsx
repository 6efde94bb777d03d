import { lazy, useEffect } from "react"
import { Outlet, useLocation, useParams } from "react-router"
import { siteOrigin } from "#content/contact.ts"
import { withoutLanguage } from "#domain/address.ts"
import { languages } from "#domain/language.ts"
import { keepVisitLanguage } from "./chosen.ts"
import { languageIn } from "./use-words.ts"

const NotFound = lazy(() => import("#app/screens/not-found/screen.tsx"))

/** The pages for everybody have an address in each language ("/es/terms") beside the one that goes by the reader's ("/terms"). */
export default function LanguageAddress() {
  const params = useParams()
  const language = languageIn(params)
  useEffect(() => {
    if (language) keepVisitLanguage(language)
  }, [language])
  if (params.language !== undefined && !language) return <NotFound />
  return (
    <>
      <Alternates />
      <Outlet />
    </>
  )
}

/** Tells search engines of the same page in the other languages. */
function Alternates() {
  const path = withoutLanguage(useLocation().pathname)
  const origin = typeof window === "undefined" ? siteOrigin : window.location.origin
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={`${origin}/${language}${path.replace(/^\/$/, "")}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  )
}
