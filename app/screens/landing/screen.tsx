import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { CallToAction } from "./call-to-action.tsx"
import { Features } from "./features.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { Hero } from "./hero.tsx"
import { Rituals } from "./rituals.tsx"

export const handle: ScreenHandle = { messages: "landing" }

export default function Landing() {
  const t = useMessages("landing")
  return (
    <>
      <title>{t("title")}</title>
      <meta name="description" content={t("metaDescription")} />
      <Header />
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-4 outline-none sm:px-8">
        <Hero />
        <Features />
        <Rituals />
        <CallToAction />
      </main>
      <Footer />
    </>
  )
}
