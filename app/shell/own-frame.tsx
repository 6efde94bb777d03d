import { Frame } from "./frame.tsx"
import { type OfUser, SignedInProviders } from "./signed-in-providers.tsx"
import { Toasts } from "./toasts.tsx"

export function OwnFrame({ children, ...of }: OfUser) {
  return (
    <Toasts>
      <SignedInProviders {...of}>
        <Frame>{children}</Frame>
      </SignedInProviders>
    </Toasts>
  )
}
