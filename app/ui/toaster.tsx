import { Toast } from "@base-ui/react/toast"
import { CircleAlert, X } from "lucide"
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react"
import { Icon } from "./icon.tsx"
import { closeIfSeen, toasts } from "./toast.ts"
import { placeOn } from "./toast-place.ts"

export function Toaster({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={toasts} limit={1} timeout={5000}>
      {children}
    </Toast.Provider>
  )
}

type ToastRegionProps = {
  /** The name of the region, which screen-reader users reach with F6. */
  label: string
  closeLabel: string
  mark: ReactNode
  /** The language of `label` and `closeLabel`; a toast has its own language. */
  lang?: string
}

/** Shows toasts where they cover no headings, no fields and nothing that has just changed. */
export function ToastRegion({ label, closeLabel, mark, lang }: ToastRegionProps) {
  const [isStanding, setStanding] = useState(false)
  // The region is mounted after the screen, because mounting it first would delay the screen.
  useEffect(() => startTransition(() => setStanding(true)), [])
  if (!isStanding) return null
  return (
    <Toast.Portal>
      <Toast.Viewport
        aria-label={label}
        lang={lang}
        className="fixed top-[calc(env(safe-area-inset-top)+4.5rem+var(--above-header))] left-1/2 z-60 w-[calc(100vw-2rem)] -translate-x-1/2 sm:w-96 lg:top-4"
      >
        <ToastList closeLabel={closeLabel} mark={mark} />
      </Toast.Viewport>
    </Toast.Portal>
  )
}

/** A toast asks for no answer, so it has the role of a group instead of Base UI's dialog. */
const asGroup = { role: "group", "aria-modal": undefined }

function ToastList({ closeLabel, mark }: { closeLabel: string; mark: ReactNode }) {
  const { toasts } = Toast.useToastManager()
  usePlace(toasts[0]?.id)
  return toasts.map((toast) => {
    const isDestructive = toast.type === "destructive"
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        {...asGroup}
        swipeDirection={["up", "right"]}
        data-toast=""
        className={`absolute top-0 left-0 w-full rounded-lg border-2 bg-surface text-ink shadow-low transition duration-200 data-ending-style:opacity-0 data-limited:opacity-0 data-starting-style:-translate-y-4 data-starting-style:opacity-0 ${isDestructive ? "border-danger" : "border-line"}`}
      >
        <Toast.Content className="flex items-start gap-2 py-1 pr-1 pl-3">
          <span className="pt-2">
            {isDestructive ? <Icon node={CircleAlert} size={22} className="text-danger" /> : mark}
          </span>
          {/* Base UI hides urgent toasts and close buttons from screen readers although they can have the focus, so
              the roles are set here. */}
          <div
            role={isDestructive ? "alert" : undefined}
            lang={toast.data?.lang}
            className="min-w-0 flex-1 py-0.5 leading-snug"
          >
            <Toast.Title render={<p />} className={`font-bold leading-snug ${isDestructive ? "text-danger" : ""}`} />
            <Toast.Description className="text-sm leading-snug" />
            {toast.actionProps && (
              <Toast.Action className="mt-1 min-h-11 rounded-full border border-line-strong px-4 text-sm font-bold hover:bg-sunken" />
            )}
          </div>
          <Toast.Close
            aria-label={closeLabel}
            aria-hidden={false}
            className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sunken"
          >
            <Icon node={X} size={20} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}

/** The toast is placed anew this many ms after the page last scrolled, because older Safari lacks `scrollend`. */
const stillMs = 150

/**
 * Places the toast again whenever the page changes below it: on another screen, a press, scrolling or a turned phone.
 */
function usePlace(id: string | undefined) {
  useLayoutEffect(() => {
    const toast = [...document.querySelectorAll<HTMLElement>("[data-toast]:not([data-ending-style])")].at(0)
    const viewport = toast?.parentElement
    if (id === undefined || !toast || !viewport) return
    const place = () => {
      viewport.style.top = `${placeOn(document, toast)}px`
    }
    let frame = 0
    function placeAgain() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    let still: number | undefined
    function placeOnceStill() {
      clearTimeout(still)
      still = window.setTimeout(place, stillMs)
    }
    place()
    // The whole body is observed, because the next screen brings a main element of its own.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !viewport.contains(target))) placeAgain()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !viewport.contains(target)) closeIfSeen()
    }
    document.addEventListener("pointerdown", onPress, { capture: true })
    addEventListener("scroll", placeOnceStill, { passive: true })
    addEventListener("resize", placeOnceStill)
    return () => {
      removeEventListener("resize", placeOnceStill)
      removeEventListener("scroll", placeOnceStill)
      clearTimeout(still)
      document.removeEventListener("pointerdown", onPress, { capture: true })
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [id])
}
