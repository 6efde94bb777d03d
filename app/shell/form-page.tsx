import type { ReactNode } from "react"
import { Flower } from "#app/ui/flower.tsx"
import { Page } from "#app/ui/page.tsx"
import { VisitorHeader } from "./visitor-header.tsx"

type FormPageProps = {
  title: string
  heading: string
  intro: string | undefined
  isDense?: boolean
  children: ReactNode
}

/** Visitors see the flower fully open, because it shows nobody's progress. */
export function FormPage({ title, heading, intro, isDense = false, children }: FormPageProps) {
  return (
    <>
      <title>{title}</title>
      {intro && <meta name="description" content={intro} />}
      <VisitorHeader />
      <BesideFlower>
        <Page title={heading} intro={intro} isDense={isDense} width="form">
          {children}
        </Page>
      </BesideFlower>
    </>
  )
}

type BesideFlowerProps = { petals?: number; children: ReactNode }

export function BesideFlower({ petals, children }: BesideFlowerProps) {
  return (
    <div className="mx-auto max-w-5xl lg:grid lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-12 lg:pr-8">
      {children}
      <div
        aria-hidden
        className="sticky top-6 mt-6 mb-8 hidden h-[calc(100dvh-8.5rem)] max-h-160 items-center justify-center overflow-hidden rounded-2xl bg-action-soft lg:flex"
      >
        <Flower petals={petals} size={380} />
      </div>
    </div>
  )
}
