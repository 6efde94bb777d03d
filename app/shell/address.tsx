import { lazy, useEffect } from "react"
import { Outlet, useLocation, useParams } from "react-router"
import { storeVisitLanguage } from "#app/language/language-choice.ts"
import { languageIn } from "#app/language/screen-language.ts"
import { siteOrigin } from "#content/contact.ts"
import { withoutLanguage } from "#domain/address.ts"
import { languages } from "#domain/language.ts"

const NotFound = lazy(() => import("./not-found.tsx"))

export default function LanguageAddress() {
  const params = useParams()
  const language = languageIn(params)
  useEffect(() => {
    if (language) storeVisitLanguage(language)
  }, [language])
  if (params.language !== undefined && !language) return <NotFound />
  return (
    <>
      <Alternates />
      <Outlet />
    </>
  )
}

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
