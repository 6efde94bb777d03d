import type { ReactNode } from "react"
import { Page } from "#app/ui/page.tsx"
import { BesideFlower } from "./beside-flower.tsx"
import { VisitorHeader } from "./visitor-header.tsx"

type FormPageProps = { title: string; heading: string; intro: string; petals: number; children: ReactNode }

/** A visitor's page with one short form. */
export function FormPage({ title, heading, intro, petals, children }: FormPageProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={intro} />
      <VisitorHeader />
      <BesideFlower petals={petals}>
        <Page title={heading} intro={intro} width="form">
          {children}
        </Page>
      </BesideFlower>
    </>
  )
}
