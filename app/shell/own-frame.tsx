import { type OfUser, SignedInProviders } from "#app/session/signed-in-providers.tsx"
import { Frame } from "./frame.tsx"
import { Toasts } from "./toasts.tsx"

/** A signed-in user's frame with all that it needs, around a page that is open to all. */
export function OwnFrame({ children, ...of }: OfUser) {
  return (
    <Toasts>
      <SignedInProviders {...of}>
        <Frame>{children}</Frame>
      </SignedInProviders>
    </Toasts>
  )
}
