import "./desk.css"
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { useState } from "react"
import { Outlet } from "react-router"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { isTransient, isUnavailable } from "#app/send.ts"
import { NetworkNotice } from "#app/shell/network-notice.tsx"
import { DeskHeader } from "./desk-header.tsx"
import { DeskNotices } from "./desk-notices.tsx"
import { MembersOnly } from "./members-only.tsx"
import { isLostTo, meQuery } from "./queries.ts"

export const handle: ScreenHandle = { messages: "team", also: ["not-found"] }
export const clientLoader = screenLoader(handle)

export default function Desk() {
  const [isOut, setOut] = useState(false)
  const [queryClient] = useState(() => createQueryClient(setOut))
  return (
    <QueryClientProvider client={queryClient}>
      <MembersOnly>
        <div className="desk">
          <meta name="robots" content="noindex" />
          <DeskHeader />
          <NetworkNotice />
          <DeskNotices isOut={isOut} />
          <Outlet />
        </div>
      </MembersOnly>
    </QueryClientProvider>
  )
}

function createQueryClient(setOut: (isOut: boolean) => void) {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: () => setOut(false),
      onError(error, { queryKey }) {
        if (isUnavailable(error)) setOut(true)
        const isAboutMe = queryKey[1] === meQuery.queryKey[1]
        if (isLostTo(error) && !isAboutMe) void client.invalidateQueries(meQuery)
      },
    }),
    defaultOptions: {
      queries: {
        // Browsers may wrongly report being offline, so the desk always tries and refetches what failed.
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isTransient(error),
      },
    },
  })
  return client
}
