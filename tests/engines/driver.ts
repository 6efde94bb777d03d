/** What a browser has to be able to do; elements are named by expressions that find them on the page. */
export type Driver = {
  open: (url: string) => Promise<void>
  evaluate: (expression: string) => Promise<unknown>
  click: (element: string) => Promise<void>
  type: (element: string, text: string) => Promise<void>
  /** What went wrong on the pages so far. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

/** A phone of hers. */
export const viewport = { width: 390, height: 844 }
export const timeZone = "America/Sao_Paulo"
