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
import { fetchFile } from "#app/fetch-file.ts"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { adoptLanguage } from "#app/language/language-choice.ts"
import { AppError } from "#app/send.ts"
import type { ToastMessage } from "#app/ui/toast.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import * as account from "./account.ts"
import type { FailureMessages } from "./failure-toast.ts"
import type { NoSession } from "./no-session.ts"
import { endRetention, retainedToForget } from "./retained.ts"
import { onSessionStoredElsewhere, readStoredSession, readStoredUserId, storeSession } from "./stored-session.ts"

type Identity = { user: account.User | null; session: account.Session | null }
type AuthState = Identity & {
  loading: boolean
  isEntering?: boolean
  /** True after she signed out on purpose; whoever signs in next on this page does not return to her screen. */
  hasSignedOut?: boolean
  /** Why the session ended, if she did not sign out here herself. */
  lost?: NoSession | null
  /** True if the browser did not keep the cookie of the session. */
  hasLostCookie?: boolean
}
type Failure = Promise<AppError | null>

type Auth = AuthState & {
  /** Each of these functions shows a toast if it fails, and returns the error. */
  signUp: (
    input: account.SignUp,
    messages?: FailureMessages,
  ) => Promise<{ error: AppError | null; needsConfirmation: boolean }>
  signIn: (
    input: account.Credentials,
    messages?: FailureMessages,
  ) => Promise<{ error: AppError | null; shown: ToastMessage | null; needsSecondStep: boolean; hasEntered: boolean }>
  /** Returns the error if she could not be signed in: SIGN_IN_EXPIRED if the server knows no session. */
  enter: () => Failure
  signOut: () => Failure
  /** Call this once the server has ended the session and her copies are deleted. */
  clearSession: () => void
  /** Reads the session again; returns the same errors as `enter`. */
  refresh: () => Failure
}

const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error("useAuth must be used within an AuthProvider")
  return auth
}

const signedOut: Identity = { user: null, session: null }

const storedOrSignedOut = (mayRead: boolean) => (mayRead && readStoredSession()) || signedOut

/** Keeps the old objects if nothing has changed, so that components do not render again. */
function sameOr({ user, session }: Identity, next: Identity): Identity {
  const isSame = JSON.stringify([user, session]) === JSON.stringify([next.user, next.session])
  return isSame ? { user, session } : next
}

// The code for toasts is loaded when a failure is to be shown, because pages outside with-toasts.tsx do not load it.
const loadFailures = () => import("./failure-toast.ts")

export type Copies = {
  loadFirstSync: () => Promise<{ firstSync: (userId: string) => Promise<void> }>
  loadForget: () => Promise<Forgetting>
}
type Forgetting = {
  /** Deletes the copies of what the server has, as a sign-out on this device does. */
  forgetCopies: (userId: string) => void
  /** Deletes everything on this device that belongs to a session that the user has ended elsewhere. */
  forgetDevice: (userId: string) => void
  /** Deletes another user's data, but leaves what belongs to the device to whoever is signed in. */
  forgetUser: (userId: string) => void
  /** Keeps her unsent changes and drafts, which exist nowhere else, for her next sign-in. */
  retainCopies: (userId: string) => void
}

const expired = "SIGN_IN_EXPIRED"
const ofEnd = { ended: "forgetDevice", unknown: "retainCopies" } as const

/** Returns false if the code for deleting fails to load; the session is then kept as well. */
async function forget(
  { loadForget }: Copies,
  userId: string,
  how: keyof Forgetting = "forgetCopies",
): Promise<boolean> {
  const forgetting = await fetchFile(loadForget).catch(() => null)
  forgetting?.[how](userId)
  return forgetting !== null
}

/**
 * Once somebody has signed in, deletes the data that was retained for other users. If that fails, the next answer tries
 * again.
 */
async function settleRetained(copies: Copies, signedInId: string | undefined) {
  if (signedInId) endRetention(signedInId)
  for (const userId of retainedToForget(signedInId)) await forget(copies, userId, "forgetUser")
}

async function syncBefore({ loadFirstSync }: Copies, userId: string) {
  try {
    const { firstSync } = await loadFirstSync()
    await firstSync(userId)
  } catch {
    // If the code for the first sync fails to load, the first screen syncs instead.
  }
}

/** `copies` must be the same object in every render, because a new one would read the session again. */
export function AuthProvider({ copies, children }: { copies: Copies; children: ReactNode }) {
  const isDrawnHere = useHydrated()
  const [state, setState] = useState<AuthState>(() => ({ ...storedOrSignedOut(isDrawnHere), loading: true }))
  const language = usePartLanguage("account")

  const newestChange = useRef(0)
  /** The language is held in a ref, because changing it must not read the session again. */
  const shownLanguage = useRef(language)
  useEffect(() => {
    shownLanguage.current = language
  }, [language])

  /**
   * Says why the newest session was lost, until she is told. It is a ref, because a later answer may arrive before
   * React has applied the one that reported the loss.
   */
  const toShow = useRef<NoSession>(null)

  const setSession = useCallback((signedIn: account.SignedIn | null, hasSignedOut = false) => {
    newestChange.current++
    storeSession(signedIn)
    const how = { loading: false, hasSignedOut, lost: toShow.current }
    toShow.current = null
    startTransition(() => setState((now) => ({ ...sameOr(now, signedIn ?? signedOut), ...how })))
  }, [])

  // The toast is shown only once her screen is gone, because it would cover a part of that screen.
  const { lost } = state
  useEffect(() => {
    if (lost) void loadFailures().then(({ showNoSession }) => showNoSession(lost, shownLanguage.current))
  }, [lost])

  const refresh = useCallback(async () => {
    const asked = ++newestChange.current
    const before = readStoredUserId()
    const { answer, error } = await account.resultOf(account.readSession())
    // If something other than the server answered, nobody is signed out.
    if (answer === null) {
      if (asked === newestChange.current)
        startTransition(() => setState((now) => ({ ...sameOr(now, storedOrSignedOut(true)), loading: false })))
      return error
    }
    const end = typeof answer === "string" ? answer : null
    const failure = end && new AppError(expired)
    const { language: ofAccount = null, ...entered } = typeof answer === "string" ? { user: null } : answer
    const signedIn = entered.user === null ? null : entered
    // The former user's copies are deleted, as at a sign-out.
    if (before && before !== signedIn?.user.id) {
      if (asked !== newestChange.current) return failure
      if (!(await forget(copies, before, end ? ofEnd[end] : "forgetCopies"))) {
        setState({ ...signedOut, loading: false })
        return failure
      }
      toShow.current = end
    }
    await settleRetained(copies, signedIn?.user.id)
    if (signedIn && signedIn.user.id !== readStoredSession()?.user.id) {
      await Promise.all([syncBefore(copies, signedIn.user.id), adoptLanguage(ofAccount)])
    }
    // A late answer must not undo a sign-out that happened meanwhile.
    if (asked === newestChange.current) setSession(signedIn)
    return failure
  }, [setSession, copies])

  async function enter() {
    setState((now) => ({ ...now, isEntering: true }))
    // The first sync begins as soon as the session is known, so its code is loaded now.
    copies.loadFirstSync().catch(() => {})
    const error = await refresh()
    if (error?.code === expired) {
      startTransition(() => setState((now) => ({ ...now, isEntering: false, hasLostCookie: true })))
    } else if (error) await showFailure("signIn", error)
    return error
  }

  useEffect(() => {
    startTransition(() => setState((now) => ({ ...sameOr(now, storedOrSignedOut(true)), loading: true })))
    const timer = setTimeout(refresh)
    const stopListening = onSessionStoredElsewhere(refresh)
    window.addEventListener("pageshow", comeBack)
    return () => {
      clearTimeout(timer)
      stopListening()
      window.removeEventListener("pageshow", comeBack)
    }

    /**
     * A page restored from the browser's cache shows its old contents, whoever is signed in now, so it is cleared
     * first.
     */
    function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      flushSync(() => setState({ ...signedOut, loading: true }))
      void refresh()
    }
  }, [refresh])

  async function showFailure(kind: "signUp" | "signIn" | "signOut", error: AppError, messages?: FailureMessages) {
    return (await loadFailures()).showFailure(kind, error, language, messages)
  }

  async function signIn(input: account.Credentials, messages?: FailureMessages) {
    const { answer, error } = await account.resultOf(account.signIn(input))
    const needsSecondStep = answer?.needsSecondStep ?? false
    const shown = error && (await showFailure("signIn", error, messages))
    const hasEntered = !error && !needsSecondStep && (await enter()) === null
    return { error, shown, needsSecondStep, hasEntered }
  }

  async function signOut() {
    const error = await account.failureOf(account.signOut())
    if (error) {
      await showFailure("signOut", error)
      return error
    }
    if (state.user && !(await forget(copies, state.user.id))) {
      setState({ ...signedOut, loading: false, hasSignedOut: true })
    } else {
      clearSession()
    }
    return null
  }

  const clearSession = () => setSession(null, true)

  async function signUp(input: account.SignUp, messages?: FailureMessages) {
    const { answer, error } = await account.resultOf(account.signUp(input))
    if (error) await showFailure("signUp", error, messages)
    return { error, needsConfirmation: answer?.needsConfirmation ?? false }
  }

  return (
    <AuthContext value={{ ...state, signUp, signIn, enter, signOut, clearSession, refresh }}>{children}</AuthContext>
  )
}
