import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { type ComponentType, type ReactNode, StrictMode } from "react"
import { prerender } from "react-dom/static"
import { createStaticHandler, createStaticRouter, type Params, StaticRouterProvider } from "react-router"
import { languageOf, type ScreenHandle } from "#app/language/use-messages.ts"
import * as chat from "#app/screens/chat/screen.tsx"
import * as dashboard from "#app/screens/dashboard/screen.tsx"
import * as recipe from "#app/screens/my-plan/recipe/screen.tsx"
import * as plan from "#app/screens/my-plan/screen.tsx"
import * as profile from "#app/screens/profile/screen.tsx"
import { AuthContext } from "#app/session/auth-provider.tsx"
import { UserContext } from "#app/session/use-user.ts"
import AppShell from "#app/shell/app-shell.tsx"
import { createSchedule } from "#app/sync/schedule.ts"
import { snapshotSchemaVersion, writeSnapshot } from "#app/sync/snapshot.ts"
import { createStore } from "#app/sync/store.ts"
import { SyncContext } from "#app/sync/sync-context.ts"
import { recipes } from "#content/recipes/recipes.ts"
import { matcherOf } from "#domain/address.ts"
import { type Language, languages } from "#domain/language.ts"
import { noRows } from "#domain/operations/rows.ts"
import { namePlaceholder, type PreviewKind } from "#domain/preview.ts"
import { KnownChat, KnownDashboard, KnownPlan, KnownProfile, KnownRecipe } from "./known-screens.tsx"

type Screen = {
  default: ComponentType
  handle: ScreenHandle
  clientLoader: (args: { params: Params }) => Promise<unknown>
}

/** `language` null: each screen is in its native one. */
export type Wanted = { path: string; language: Language | null; kind: PreviewKind }

const screens: { path: string; screen: Screen; Known: ComponentType }[] = [
  { path: "dashboard", screen: dashboard, Known: KnownDashboard },
  { path: "chat", screen: chat, Known: KnownChat },
  { path: "my-plan", screen: plan, Known: KnownPlan },
  { path: "my-plan/recipe/:id", screen: recipe, Known: KnownRecipe },
  { path: "profile", screen: profile, Known: KnownProfile },
]

/** Every preview. A recipe has so little of hers at its top that one kind is enough. */
export const previews: Wanted[] = screens.flatMap(({ path }) => {
  const isRecipe = path.endsWith(":id")
  const paths = isRecipe ? recipes.map(({ id }) => `/${path.replace(":id", String(id))}`) : [`/${path}`]
  const kinds = isRecipe ? (["known"] as const) : (["new", "known"] as const)
  return paths.flatMap((path) =>
    [null, ...languages].flatMap((language) => kinds.map((kind) => ({ path, language, kind }))),
  )
})

const user = { id: "preview", name: namePlaceholder, hasCompletedOnboarding: false }
const nothing = () => Promise.reject(new Error("A preview does nothing."))
const auth = { user, session: null, loading: false, refresh: nothing, clearSession() {} }
const calls = { signUp: nothing, signIn: nothing, enter: nothing, signOut: nothing }

/** The HTML of a signed-in screen, with its frame: of a new account, or without what differs from mother to mother. */
export async function renderPreview({ path, language, kind }: Wanted): Promise<string> {
  const children = screens.map(({ path, screen, Known }) => ({
    path,
    Component: kind === "new" ? screen.default : Known,
    handle: screen.handle,
    loader: ({ params }: { params: Params }) => screen.clientLoader({ params }),
  }))
  const handler = createStaticHandler([{ path: "/:language?", children: [{ Component: AppShell, children }] }])
  const context = await handler.query(new Request(`http://localhost${language ? `/${language}` : ""}${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`)
  // Rendered at the address that it will be sent for, so that the navigation marks it.
  context.location = { ...context.location, pathname: path }
  const router = createStaticRouter(handler.dataRoutes, context)
  const app = (
    <StrictMode>
      <AuthContext value={{ ...auth, ...calls }}>
        <UserContext value={user}>
          <SyncContext value={emptySyncing()}>
            <QueryClientProvider client={new QueryClient()}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </QueryClientProvider>
          </SyncContext>
        </UserContext>
      </AuthContext>
    </StrictMode>
  )
  // What is loaded late would come in scripts, after its place: the second time everything is here.
  await textOf(app)
  const html = withoutMarks(await textOf(app))
  if (html.includes("<script")) throw new Error(`The preview of ${path} holds a script.`)
  const { messages } = screenOf(path).handle
  return `<div lang="${languageOf(messages, language, "pt")}">${html}</div>`
}

async function textOf(app: ReactNode) {
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  return new Response(prelude).text()
}

function screenOf(path: string): Screen {
  const found = screens.find((each) => matcherOf([`/${each.path}`]).test(path))
  if (!found) throw new Error(`${path} has no preview.`)
  return found.screen
}

/** A device that has synced with a server that knows nothing of her. */
function emptySyncing() {
  const map = new Map<string, string>()
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value).has(key),
    removeItem: (key: string) => void map.delete(key),
    keys: () => [...map.keys()],
  }
  const synced = {
    schemaVersion: snapshotSchemaVersion,
    version: 0,
    clockAheadMs: 0,
    hasAllEntries: true,
    rows: noRows,
  }
  writeSnapshot(storage, user.id, synced)
  return { store: createStore(storage, user.id, Date.now), schedule: createSchedule(nothing, () => true) }
}

/** Without the title, which the page has, and React's own marks. */
function withoutMarks(html: string) {
  return html.replaceAll(/<title>.*?<\/title>|<!--.*?-->|<link rel="preload".*?>/g, "")
}
