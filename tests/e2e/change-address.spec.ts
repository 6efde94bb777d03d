import { newMother, openAt, signIn } from "./mother.ts"
import { linksIn } from "./outbox.ts"
import { expect, test } from "./test.ts"

const addressLink = /\/change-address\/link#[\w-]{32}$/

test("a mother moves her account to another address by the links in both mailboxes, and stops a change that is not hers", async ({
  page,
  openBrowser,
  mailTo,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 40[01]/)
  const ana = newMother("Ana")
  const email = `nova.${ana.email}`
  await openAt(page, String(baseURL), "/profile/settings?tab=account#change-address", ana, { isMailed: true })
  const row = page.getByRole("region", { name: "Como você entra" })
  const ask = row.getByRole("button", { name: "Enviar os dois links" })
  const linkTo = async (address: string, count?: number) =>
    linksIn(await mailTo(address, count)).find((url) => addressLink.test(url)) ?? ""

  await test.step("what is missing or wrong is said beside its field", async () => {
    await ask.click()
    await expect(row.getByText("Escreva o novo endereço.")).toBeVisible()
    await expect(row.getByLabel("Novo e-mail")).toBeFocused()
    await row.getByLabel("Novo e-mail").fill(ana.email)
    await row.getByLabel("Sua senha").fill("outra senha")
    await ask.click()
    await expect(row.getByText("Esta não é a sua senha atual.")).toBeVisible()
    await row.getByLabel("Sua senha").fill(ana.password)
    await ask.click()
    await expect(row.getByText("Este já é o seu endereço.")).toBeVisible()
    await row.getByLabel("Novo e-mail").fill(email)
    await ask.click()
    await expect(row.getByRole("status")).toContainText("Dois links estão a caminho.")
  })

  const mailbox = await openBrowser()
  await test.step("a link stops it, and she asks anew", async () => {
    await mailbox.goto(await linkTo(ana.email, 2))
    await expect(mailbox.getByRole("main")).toContainText(`passará a ter o endereço ${email}`)
    await mailbox.getByRole("button", { name: "Impedir a troca" }).click()
    await expect(mailbox.getByRole("status")).toContainText("Impedido: o endereço fica como estava.")
    await page.reload()
    await row.getByLabel("Novo e-mail").fill(email)
    await row.getByLabel("Sua senha").fill(ana.password)
    await ask.click()
    await expect(row.getByRole("status")).toContainText(email)
  })

  await test.step("both mailboxes confirm it", async () => {
    const [former, next] = [await linkTo(ana.email, 3), await linkTo(email, 2)]
    expect([former, next]).toEqual([expect.stringMatching(addressLink), expect.stringMatching(addressLink)])
    // A mail program that looks at a link confirms nothing.
    await mailbox.request.get(former)
    await mailbox.goto(next)
    await mailbox.getByRole("button", { name: "Sim, fui eu" }).click()
    await expect(mailbox.getByRole("status")).toContainText("Confirmado aqui.")
    await page.reload()
    await expect(row.getByRole("listitem").filter({ hasText: email })).toContainText("Confirmado")
    await mailbox.goto(former)
    await mailbox.getByRole("button", { name: "Sim, fui eu" }).click()
    await expect(mailbox.getByRole("status")).toContainText("A partir de agora você entra com o novo endereço.")
  })

  await test.step("she stays signed in where she asked, and signs in elsewhere with the new one", async () => {
    await page.reload()
    await expect(row.getByText(`Seu endereço agora: ${email}`)).toBeVisible()
    const phone = await openBrowser()
    await signIn(phone, { ...ana, email })
    await mailbox.reload()
    await expect(mailbox.getByRole("alert")).toContainText("Este link já foi usado, venceu ou está incompleto.")
  })
})
