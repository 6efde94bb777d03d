import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { Accordion } from "#app/ui/accordion.tsx"

const questions = [
  { id: "days", links: [{ to: "/dashboard", name: "toDashboard" }] },
  { id: "offline", links: [] },
  { id: "advice", links: [{ to: "/terms", name: "toTerms" }] },
  {
    id: "data",
    links: [
      { to: "/profile", name: "toProfile" },
      { to: "/privacy", name: "toPrivacy" },
    ],
  },
] as const

export function Questions() {
  const t = useMessages("help")
  const isQuiet = useSilence()
  const asked = questions.filter(({ id }) => !(isQuiet && id === "days"))
  const items = asked.map(({ id, links }) => ({
    id,
    title: t(id),
    content: (
      <>
        <p>{t(`${id}Text`)}</p>
        <p>{t(`${id}More`)}</p>
        {links.length > 0 && (
          <p className="flex flex-wrap gap-x-6">
            {links.map(({ to, name }) => (
              <Link key={to} to={to} className="inline-flex min-h-11 items-center font-bold underline">
                {t(name)}
              </Link>
            ))}
          </p>
        )}
      </>
    ),
  }))
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-4">
        {t("questions")}
      </h2>
      <Accordion items={items} />
    </section>
  )
}
