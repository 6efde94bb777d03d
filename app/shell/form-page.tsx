import type { ReactNode } from "react"
import { Page } from "#app/ui/page.tsx"
import { VisitorHeader } from "./visitor-header.tsx"

type FormPageProps = { title: string; heading: string; intro: string; children: ReactNode }

/** A visitor's page with one short form. */
export function FormPage({ title, heading, intro, children }: FormPageProps) {
  return (
    <>
      <title>{title}</title>
      <VisitorHeader />
      <Page title={heading} intro={intro} width="form">
        {children}
      </Page>
    </>
  )
}
