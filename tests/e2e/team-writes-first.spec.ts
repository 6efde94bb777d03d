import { expectNothingByAxe, expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { openMember } from "./desk.ts"
import { newMother, openAt } from "./mother.ts"
import { expect, test } from "./test-with-team.ts"

test("she agrees to be written to and shows a code, by which a member writes first; she reads it in the chat", async ({
  page,
  product,
  openBrowser,
}) => {
  const hers = await openBrowser()
  const member = await openMember(page, product)
  await openAt(hers, product.url, "/profile/settings?tab=privacy#contact", newMother("Lia"), { hasAgreed: false })
  await expect(hers.getByText("may write to you first in the chat")).toBeVisible()
  await expectNothingByAxe(hers, "settings that ask whether the team may write")
  await hers.getByRole("button", { name: "Agree: the team may write" }).click()
  await hers.getByRole("button", { name: "Make a code" }).click()
  const code = (await hers.getByText(/^[B-Z]{4} [B-Z]{4}$/).textContent()) ?? ""
  await expectNothingByAxeInBothThemes(hers, "settings with a code for the team")

  await page.goto("/team")
  await page.getByRole("link", { name: "Write first" }).click()
  await page.getByLabel("Her code").fill("BCDF GHJ")
  await page.getByLabel("Your message").fill("Como você está hoje?")
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByText(/^This code does not work/)).toBeVisible()
  await expect(page.getByLabel("Her code")).toBeFocused()
  await expectNothingByAxeInBothThemes(page, "a desk that writes first")
  await page.reload()
  await expect(page.getByLabel("Your message")).toHaveValue("Como você está hoje?")
  await page.getByLabel("Her code").fill(code.toLowerCase())
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lia")
  await expect(page.getByText("Nothing of hers waits: you are writing first.", { exact: false })).toBeVisible()
  await hers.goto("/chat")
  await expect(hers.getByRole("log").getByText(`${member.name}, da equipe Florescer`)).toBeVisible()
  await expect(hers.getByRole("log").getByText("Como você está hoje?")).toBeVisible()
})
