import { useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Scene } from "./scene.tsx"

export function CallToAction() {
  const t = useMessages("landing")
  return (
    <section
      aria-labelledby="begin"
      className="relative isolate mb-12 flex flex-col items-center gap-4 overflow-hidden rounded-2xl px-6 pt-14 pb-56 text-center sm:pt-20 sm:pb-64"
    >
      <Scene name="meadow" className="absolute inset-0 -z-10 size-full" />
      <h2 id="begin" className="text-3xl sm:text-4xl">
        {t("ctaHeading")}
      </h2>
      <p className="max-w-[38ch] text-lg">{t("ctaText")}</p>
      <ButtonLink to="/signup" className="mt-2 px-8">
        {t("ctaButton")}
      </ButtonLink>
    </section>
  )
}
