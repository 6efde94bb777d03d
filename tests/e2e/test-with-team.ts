import { openProduct, type Product } from "./product.ts"
import { test as base } from "./test.ts"

/** On a server of its own, because the other tests meet one without a team. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName }, use) => {
      const product = await openProduct(`${browserName}-desk`)
      await use(product)
      await product.close()
    },
    { scope: "worker" },
  ],
})

export { expect } from "@playwright/test"
