import { useParams } from "react-router"
import { useTexts } from "#app/language/texts.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { DashboardSkeleton } from "#app/screens/dashboard/screen.tsx"
import { RecipeHero } from "#app/screens/my-plan/recipe/summary.tsx"
import { useUser } from "#app/session/use-user.ts"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { recipes } from "#content/recipes/recipes.ts"
import { recipeById } from "#domain/recipe.ts"

/** The screens as far as they are the same whatever a mother has told: what is hers is left blank. */

export function KnownDashboard() {
  const t = useMessages("dashboard")
  return (
    <Page
      title={t("greeting", { name: useUser().name })}
      intro={t("intro")}
      aside={<Skeleton className="h-80 w-full rounded-lg" />}
    >
      <DashboardSkeleton />
    </Page>
  )
}

export function KnownChat() {
  const t = useMessages("chat")
  return (
    <main className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 sm:px-8 sm:pt-10">
      <header className="flex flex-col gap-3">
        <h1>{t("heading")}</h1>
        <p className="text-sm text-ink-soft">{t("disclaimer")}</p>
      </header>
    </main>
  )
}

export function KnownPlan() {
  const t = useMessages("my-plan")
  return (
    <Page title={t("heading")} width="wide">
      <Skeleton className="h-96 w-full rounded-xl" />
    </Page>
  )
}

export function KnownRecipe() {
  const recipe = recipeById(recipes, Number(useParams().id))
  if (!recipe) throw new Error("There is no such recipe.")
  const lang = useLanguageOf("recipe")
  const title = useTexts("titles", lang)[recipe.id]
  const summary = useTexts(recipe.shelf, lang)[recipe.id]?.summary
  return (
    <Page
      title={title}
      intro={summary}
      back={<span className="min-h-11" />}
      aside={<Skeleton className="h-80 w-full rounded-lg" />}
    >
      <RecipeHero recipe={recipe} />
      <Skeleton className="h-32 w-full" />
    </Page>
  )
}

export function KnownProfile() {
  return (
    <Page title={useMessages("profile")("heading")}>
      <Skeleton className="h-120 w-full rounded-lg" />
    </Page>
  )
}
