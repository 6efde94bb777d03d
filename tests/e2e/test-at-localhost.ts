import type { Page } from "@playwright/test"
import { openProduct, type Product } from "./product.ts"
import { test as base } from "./test.ts"

/** With the product at a name: passkeys are bound to one, and a bare address is none. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName }, use) => {
      const product = await openProduct(`${browserName}-localhost`, {}, "localhost")
      await use(product)
      await product.close()
    },
    { scope: "worker" },
  ],
})

export { expect } from "@playwright/test"

/** Chromium's own authenticator in this page, in place of her phone's. It does at once what she would do, or refuses. */
export async function plugInAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send("WebAuthn.enable")
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  /** Whether her finger is the right one. */
  async function recognise(isUserVerified: boolean) {
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified })
  }

  async function credentials() {
    return (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials
  }

  return { recognise, credentials }
}
