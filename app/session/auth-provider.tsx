import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react"
import { flushSync } from "react-dom"
import { useLanguageOf } from "#app/language/use-words.ts"
import { type AppError, isPassing } from "#app/send.ts"
import { forgetCopies } from "#app/sync/forget.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import * as account from "./account.ts"
import { type FailureWords, showFailure, showSessionEnded } from "./failure-toast.ts"
import { onSessionStoredElsewhere, readStoredSession, readStoredUserId, storeSession } from "./stored-session.ts"

type Known = { user: account.User | null; session: account.Session | null }
type AuthState = Known & {
  loading: boolean
  /** She has left by herself: whoever signs in next on this device starts afresh. */
  hasLeft?: boolean
}
type Failure = Promise<AppError | null>

type Auth = AuthState & {
  /** Each shows a toast when it fails, in the caller's words if it gives any, and returns the error. */
  signUp: (input: account.SignUp, words?: FailureWords) => Failure
  signIn: (input: account.Credentials, words?: FailureWords) => Failure
  signOut: () => Failure
  /** Forgets her on this device, once the server knows no session of hers any more. */
  leave: () => void
  /** Asks the server again who is signed in. */
  refresh: () => Promise<void>
}

const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error("useAuth must be used within an AuthProvider")
  return auth
}

const nobody: Known = { user: null, session: null }

const storedOrNobody = (mayRead: boolean) => (mayRead && readStoredSession()) || nobody

/** What is known already, where the news are the same: nobody then takes her for another. */
function sameOr({ user, session }: Known, news: Known): Known {
  const isSame = JSON.stringify([user, session]) === JSON.stringify([news.user, news.session])
  return isSame ? { user, session } : news
}

async function syncBefore(userId: string) {
  try {
    const { firstSync } = await import("#app/sync/first-sync.ts")
    await firstSync(userId)
  } catch {
    // Its code does not come: the first screen asks.
  }
}

export function AuthProvider({ children }: { children: ReactNode }) {
  // A page that was painted in advance was painted for nobody.
  const isDrawnHere = useHydrated()
  const [state, setState] = useState<AuthState>(() => ({ ...storedOrNobody(isDrawnHere), loading: true }))
  const language = useLanguageOf("account")

  const newestChange = useRef(0)
  /** Another language is no reason to ask who is signed in. */
  const shownLanguage = useRef(language)
  useEffect(() => {
    shownLanguage.current = language
  }, [language])

  const become = useCallback((signedIn: account.SignedIn | null, hasLeft = false) => {
    newestChange.current++
    storeSession(signedIn)
    startTransition(() => setState((now) => ({ ...sameOr(now, signedIn ?? nobody), loading: false, hasLeft })))
  }, [])

  const refresh = useCallback(async () => {
    const asked = ++newestChange.current
    const before = readStoredUserId()
    const answer = await account.readSession().catch((error) => (isPassing(error) ? readStoredSession() : null))
    // The server knows somebody else here, or nobody: her copies go, as when she signs out.
    if (before && before !== answer?.user.id && asked === newestChange.current) {
      forgetCopies(before)
      if (!answer) void showSessionEnded(shownLanguage.current)
    }
    if (answer && answer.user.id !== readStoredSession()?.user.id) await syncBefore(answer.user.id)
    // An answer to an older question must not undo what has happened since, such as a sign-out.
    if (asked === newestChange.current) become(answer)
  }, [become])

  useEffect(() => {
    startTransition(() => setState((now) => ({ ...sameOr(now, storedOrNobody(true)), loading: true })))
    const timer = setTimeout(refresh)
    const stopListening = onSessionStoredElsewhere(refresh)
    window.addEventListener("pageshow", comeBack)
    return () => {
      clearTimeout(timer)
      stopListening()
      window.removeEventListener("pageshow", comeBack)
    }

    /** A page that the browser had put aside shows what it showed then, whoever is signed in now. */
    function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      flushSync(() => setState({ ...nobody, loading: true }))
      void refresh()
    }
  }, [refresh])

  async function reported(kind: "signUp" | "signIn" | "signOut", call: Promise<unknown>, words?: FailureWords) {
    const error = await account.failureOf(call)
    if (error) await showFailure(kind, error, language, words)
    return error
  }

  async function signIn(input: account.Credentials, words?: FailureWords) {
    const error = await reported("signIn", account.signIn(input), words)
    if (!error) await refresh()
    return error
  }

  async function signOut() {
    const error = await reported("signOut", account.signOut())
    if (error) return error
    leave()
    return null
  }

  function leave() {
    if (state.user) forgetCopies(state.user.id)
    become(null, true)
  }

  const signUp = (input: account.SignUp, words?: FailureWords) => reported("signUp", account.signUp(input), words)

  return <AuthContext value={{ ...state, signUp, signIn, signOut, leave, refresh }}>{children}</AuthContext>
}
