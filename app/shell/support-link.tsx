import { readInstallation } from "./installation.ts"

/** The contact address. In a page rendered in advance the server has put its own in, which hydration must leave. */
export function SupportLink({ className }: { className: string }) {
  const address = readInstallation("support-email")
  return (
    <a href={`mailto:${address}`} className={className} suppressHydrationWarning>
      {address}
    </a>
  )
}
