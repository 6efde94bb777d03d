import { useState } from "react"
import { useParams } from "react-router"
import { useBabyAge } from "#app/care/baby-age/use-baby-age.ts"
import { useAllGuides, useGuide } from "#app/guides/guide-texts.ts"
import { useFeedingHere } from "#app/guides/use-feeding-here.ts"
import { LazyReadAloud } from "#app/language/aloud/lazy-read-aloud.tsx"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useHiddenWishes } from "#app/privacy/silence/use-hidden-wishes.ts"
import NotFound from "#app/shell/not-found.tsx"
import { OpenToAll } from "#app/shell/open-to-all.tsx"
import { BackLink } from "#app/ui/back-link.tsx"
import { Page } from "#app/ui/page.tsx"
import { guides } from "#content/guides/guides.ts"
import { type GuideName, isGuideName } from "#domain/guides/guide.ts"
import { isForOtherFeeding } from "#domain/guides/guide-feeding.ts"
import { sectionsFor } from "#domain/guides/hidden-topics.ts"
import { GuideAge, OtherAges, shownAt } from "./ages.tsx"
import { beginningOf, beginsWithAllSigns, FirstAlarm, OtherAlarms } from "./alarms.tsx"
import { Contents, ContentsBeside } from "./contents.tsx"
import { GuideSources } from "./guide-sources.tsx"
import { OtherFeeding } from "./other-feeding.tsx"
import { Sections } from "./sections.tsx"
import { QuietGuide } from "./silence.tsx"

export const handle: ScreenHandle = { messages: "guides", also: ["care", "baby-age"] }

export default function GuideScreen() {
  const { name } = useParams()
  if (!isGuideName(name)) return <NotFound />
  return (
    <LanguageBoundary of="guides">
      <Guide key={name} name={name} />
    </LanguageBoundary>
  )
}

function Guide({ name }: { name: GuideName }) {
  const t = useMessages("guides")
  const read = useGuide(name)
  const { sections, sources, readOn } = guides[name]
  useAllGuides()
  const hidden = useHiddenWishes()
  const age = useBabyAge()
  const feeding = useFeedingHere()
  const [isAskedFor, setAskedFor] = useState(false)

  function show() {
    // The pressed button disappears, so the page takes the focus.
    document.getElementById("main")?.focus()
    setAskedFor(true)
  }

  const left = sectionsFor(sections, isAskedFor ? { ...hidden, isQuiet: false } : hidden)
  const shown = left.flatMap((section) => {
    const found = read(section.id)
    return found ? { section, ...found, more: read(section.seeAlso ?? "")?.text.heading } : []
  })
  const isOther = ({ section }: (typeof shown)[number]) => isForOtherFeeding(section, feeding)
  const otherFeeding = shown.filter(isOther)
  const { before, otherAges, after } = shownAt(
    shown.filter((each) => !isOther(each)),
    age.days,
  )
  const { lead, alarms, rest } = beginningOf(name, before)
  const inOrder = [...before, ...after, ...otherAges, ...otherFeeding]
  return (
    <>
      <title>{`${t(`${name}-title`)} · Florescer`}</title>
      <meta name="description" content={t(`${name}-summary`)} />
      <OpenToAll>
        <Page
          title={t(`${name}-title`)}
          intro={t(`${name}-summary`)}
          aside={left.length > 0 && beginsWithAllSigns(name) && <ContentsBeside shown={inOrder} />}
          back={
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
              <BackLink to="/guides">{t("all")}</BackLink>
              {left.length > 0 && <LazyReadAloud partsFrom={contentOf} isFloating />}
            </div>
          }
        >
          {left.length === 0 && <QuietGuide onShow={show} />}
          {left.length > 0 && beginsWithAllSigns(name) && <Contents shown={inOrder} />}
          <Sections shown={lead} />
          <FirstAlarm alarms={alarms} />
          <OtherAlarms alarms={alarms} />
          <GuideAge name={name} age={age} shown={shown} />
          <Sections shown={rest} isFolded ageDays={age.days} />
          <OtherAges name={name} ids={otherAges.map(({ section: { id } }) => id)}>
            <Sections shown={otherAges} />
          </OtherAges>
          <Sections shown={after} isFolded ageDays={age.days} />
          <OtherFeeding feeding={feeding} shown={otherFeeding} />
          {left.length > 0 && <GuideSources sources={sources} readOn={readOn} />}
        </Page>
      </OpenToAll>
    </>
  )
}

/** Returns all sections and warning signs below the title, which are read aloud. */
function contentOf(self: HTMLElement) {
  return self.closest("main")?.lastElementChild?.querySelectorAll<HTMLElement>("section[id], [data-alarm]") ?? []
}
