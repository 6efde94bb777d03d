import { type ReactNode, use, useEffect } from "react"
import { inTime, loadOnce } from "#app/fetch-file.ts"
import { Optional } from "#app/optional.tsx"
import { readStoredSession } from "#app/session/stored-session.ts"
import { readConversation } from "#app/storage/conversation.ts"
import { readHasTeam } from "#app/team/use-support-hours.ts"

type AllParts = typeof import("./parts.ts")

const loadParts = loadOnce(() => import("./parts.ts"))

/** A stored conversation may show components of parts.ts, so they load with the screen and nothing shifts. */
export async function preloadParts() {
  const userId = readStoredSession()?.user.id
  if (userId && (readHasTeam(userId) || readConversation(userId).messages.length > 0)) await inTime(loadParts())
}

/** Loads the components of parts.ts before the first answer needs them. */
export function useLaterParts() {
  useEffect(() => void inTime(loadParts()), [])
}

/** Renders the parts below an answer, and the parts that a conversation has only if there is a team. */
export function LaterParts({ children }: { children: (parts: AllParts) => ReactNode }) {
  return (
    <Optional>
      <Loaded draw={children} />
    </Optional>
  )
}

function Loaded({ draw }: { draw: (parts: AllParts) => ReactNode }) {
  return draw(use(loadParts()))
}
