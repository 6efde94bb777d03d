import { ListChecks, Volume2, VolumeX, X } from "lucide"
import { useEffect, useEffectEvent, useState } from "react"
import { Link, useParams, useSearchParams } from "react-router"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { useStepAloud } from "#app/language/aloud/use-step-aloud.ts"
import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { Ingredients, mostServings } from "#app/plan/ingredients.tsx"
import { useCooked } from "#app/plan/use-cooked.ts"
import { useIsWithoutMicrowave } from "#app/plan/use-lacks.ts"
import { servingsOf, useMealOf } from "#app/plan/use-meal-of.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { useRecipeText } from "#app/plan/use-recipe-text.ts"
import { HideNow } from "#app/privacy/discreet/hide-now.tsx"
import { LazyBell } from "#app/recipes/lazy-bell.tsx"
import { NotFoundPage } from "#app/shell/not-found-page.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { isComposing } from "#app/ui/is-composing.ts"
import { microwaved, usesMicrowave } from "#content/recipes/ways.ts"
import { recipeKey } from "#domain/plan/cooking/cooked.ts"
import { type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { withScaledAmounts } from "#domain/recipes/step-amounts.ts"
import { parseIdParam } from "../../parse-id-param.ts"
import { recipeLoader, recipeOfParam } from "../recipe-loader.ts"
import { Finished } from "./finished.tsx"
import { IngredientSheet } from "./ingredient-sheet.tsx"
import { StepAmounts } from "./step-amounts.tsx"
import { StepTimers } from "./step-timers.tsx"
import { useCooking } from "./use-cooking.ts"
import { useSwipe } from "./use-swipe.ts"
import { useWakeLock } from "./use-wake-lock.ts"

export const handle: ScreenHandle = {
  messages: "cooking",
  also: ["recipe", "foods", "measures", "plan"],
  texts: ["titles"],
}

export const clientLoader = recipeLoader(handle)

const TakesLonger = optional(() => import("#app/plan/takes-longer.tsx"))

export default function CookScreen() {
  const recipe = recipeOfParam(useParams().id)
  return recipe ? <Cooking key={recipe.id} recipe={recipe} /> : <NotFoundPage />
}

function Cooking({ recipe }: { recipe: Recipe }) {
  const t = useMessages("cooking")
  const tRecipe = useMessages("recipe")
  const lang = useLanguage()
  const steps = useRecipeText(recipe)?.steps ?? []
  const title = titleIn(useTexts("titles"), recipe.id)
  const plan = usePlan()
  const { place, goTo, setServings, finish } = useCooking(recipe.id, plan.household.people)
  const [isListOpen, setListOpen] = useState(false)
  const isAwake = useWakeLock()
  const asked = useAddress(goTo, setServings)
  const current = asked.step ?? place?.step ?? 0
  const meal = useMealOf(plan, recipe)
  const servings = asked.servings ?? place?.servings ?? servingsOf(meal, plan.household)
  const { note } = useCooked(recipeKey(recipe.id))
  const index = Math.min(current, steps.length)
  const step = steps[index]
  const text = step ? withScaledAmounts(step.text, servings / recipe.servings) : ""
  const asksForMicrowave = microwaved.has(recipe.id) && usesMicrowave(text)
  const isWithoutMicrowave = useIsWithoutMicrowave()
  const aloud = useStepAloud(text, lang)
  const swipe = useSwipe({ onLeft: () => setListOpen(true), onRight: () => setListOpen(false) })

  /**
   * The button of the last step records that the dish is cooked; a dish that was cooked on an earlier day is only
   * warmed through.
   */
  function next() {
    if (index === steps.length - 1 && !meal?.cookedOn) note(servings)
    goTo(Math.min(index + 1, steps.length))
  }

  const back = () => goTo(Math.max(index - 1, 0))
  useKeys({ next, back, isPaused: isListOpen })

  return (
    <main id="main" tabIndex={-1} {...swipe} className="mx-auto flex min-h-dvh max-w-3xl flex-col outline-none">
      <title>{t("title", { name: title })}</title>
      <LazyBell isCooking />
      <header className="flex items-center gap-1 border-b border-line px-2 py-1">
        <Link to={`/my-plan/recipe/${recipe.id}`} aria-label={t("close")} className={iconButton}>
          <Icon node={X} />
        </Link>
        <button type="button" onClick={() => setListOpen(true)} className={`${iconButton} w-auto gap-2 px-3`}>
          <Icon node={ListChecks} />
          <span className="text-sm narrow:sr-only">{t("ingredients")}</span>
        </button>
        {aloud.canRead && (
          <button
            type="button"
            aria-pressed={aloud.isReading}
            aria-label={t("readAloud")}
            onClick={() => aloud.setReading(!aloud.isReading)}
            className={`${iconButton} aria-pressed:bg-action-soft`}
          >
            {aloud.isReading ? <Icon node={Volume2} /> : <Icon node={VolumeX} />}
          </button>
        )}
        <LanguageBoundary of="navigation" as="span" className="ml-auto flex items-center">
          <HideNow isIconOnly />
          <HelpNowLink />
        </LanguageBoundary>
      </header>
      {step ? (
        <>
          <section aria-live="polite" className="flex flex-1 flex-col gap-4 px-5 py-4 sm:gap-5 sm:px-8 sm:py-6">
            <div>
              <h1 className="text-lg">{title}</h1>
              <p className="text-ink-soft">{t("stepOf", { step: index + 1, steps: steps.length })}</p>
            </div>
            {index === 0 && <p className="text-sm text-ink-soft">{tRecipe("washFirst")}</p>}
            {isWithoutMicrowave && asksForMicrowave && (
              <p className="max-w-none font-semibold">{tRecipe("withoutMicrowave")}</p>
            )}
            <p className="max-w-none text-2xl leading-snug sm:text-3xl sm:leading-relaxed">{text}</p>
            {!isWithoutMicrowave && asksForMicrowave && (
              <p className="max-w-none text-ink-soft">{tRecipe("withoutMicrowave")}</p>
            )}
            {servings > 1 && (
              <TakesLonger
                recipe={recipe}
                index={index}
                minutes={step.minutes}
                servings={servings}
                className="max-w-none"
              />
            )}
            <StepAmounts
              steps={steps.map((each) => each.text)}
              index={index}
              ingredients={recipe.ingredients}
              factor={servings / recipe.servings}
            />
            <StepTimers recipeId={recipe.id} name={title} index={index} step={step} />
            {!isAwake && <p className="mt-auto text-sm text-ink-soft">{t("mayGoDark")}</p>}
          </section>
          <div className="sticky bottom-0 flex h-[34dvh] border-t lg:h-28 [@media(max-height:640px)]:h-[24dvh] border-line bg-surface">
            <button
              type="button"
              onClick={back}
              aria-disabled={index === 0 || undefined}
              className="w-1/4 min-w-22 border-r border-line font-bold text-ink-soft aria-disabled:opacity-40"
            >
              {t("back")}
            </button>
            <button type="button" onClick={next} className="flex-1 bg-action-soft text-xl font-bold text-action-strong">
              {t(index === steps.length - 1 ? "finish" : "next")}
            </button>
          </div>
        </>
      ) : (
        <div className="flex flex-1 flex-col px-5 py-8">
          <Finished recipeId={recipe.id} meal={meal} onLeave={finish} />
          <button type="button" onClick={back} className="min-h-12 self-center px-6 underline">
            {t("back")}
          </button>
        </div>
      )}
      <IngredientSheet isOpen={isListOpen} onClose={() => setListOpen(false)}>
        <Ingredients recipe={recipe} servings={servings} onServings={undefined} />
      </IngredientSheet>
    </main>
  )
}

const iconButton = "flex size-12 shrink-0 items-center justify-center rounded-full hover:bg-sunken"

/** Step and servings are read from the URL once and then stored on the device. */
function useAddress(goTo: (step: number) => void, setServings: (servings: number) => void) {
  const [search, setSearch] = useSearchParams()
  const step = parseIdParam(search.get("step") ?? undefined)
  const servings = parseIdParam(search.get("servings") ?? undefined)
  const isServable = servings !== undefined && servings <= 2 * mostServings
  const keep = useEffectEvent(() => {
    if (step) goTo(step - 1)
    if (isServable) setServings(servings)
    setSearch({}, { replace: true, preventScrollReset: true })
  })
  // A slow device may render several times before the URL is cleared, so the values from the URL are still returned.
  useEffect(() => {
    if (search.size > 0) keep()
  }, [search])
  return { step: step && step - 1, servings: isServable ? servings : undefined }
}

type Keys = { next: () => void; back: () => void; isPaused: boolean }

function useKeys({ next, back, isPaused }: Keys) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (isPaused || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
      const isOnControl = event.target instanceof Element && event.target.closest("a, button, input, select") !== null
      if (event.key === "ArrowRight" || (event.key === " " && !isOnControl)) next()
      else if (event.key === "ArrowLeft") back()
      else return
      event.preventDefault()
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  })
}
