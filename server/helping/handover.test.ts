import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { addDaysTo } from "#domain/days/day-record.ts"
import type { Wish } from "#domain/food/wish.ts"
import { helperLink } from "#tests/api/helper-link.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"

const done = "2026-11-21T08:00:00.000Z"

describeRules("the handover to whoever helps", (createTestApp) => {
  test("says what is cooked and still good, as far as the link shows it, and nothing that she left out since", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const cooked = { journeyId: "first", servings: 3 }
    const stew = library.recipes.find(({ id, keepsDays }) => id <= 21 && keepsDays > 0)
    if (!stew) throw new Error("No dish keeps")
    await sync(ana, [
      operation("dishCooked", { ...cooked, key: `recipe-${stew.id}` }, done),
      operation("dishCooked", { ...cooked, key: "ahead-rice" }, done),
    ])
    const cookedBy = async (shows: ("meals" | "preparations" | "tonight")[]) => (await shownBy(shows)).cooked
    const shownBy = async (shows: ("meals" | "preparations" | "tonight")[]) => {
      const { link, secret } = helperLink({ shows })
      await sync(ana, [operation("helperLinkMade", link, done)])
      const headers = { authorization: `Bearer ${secret}` }
      return (await app.visitor().send("GET", "/api/helping", { headers })).body
    }
    const dishes = [{ recipeId: stew.id, keepsUntil: addDaysTo(done.slice(0, 10), stew.keepsDays) }]
    expect(await cookedBy(["meals", "preparations"])).toEqual({ dishes, foods: ["rice"] })
    expect([await cookedBy(["meals"]), await cookedBy(["preparations"]), await cookedBy(["tonight"])]).toEqual([
      { dishes, foods: [] },
      { dishes: [], foods: ["rice"] },
      undefined,
    ])
    expect((await shownBy(["preparations"])).preparations).not.toContain("rice")
    const without = [`food:${stew.ingredients[0]?.food}`, "food:rice"] as Wish[]
    await sync(ana, [operation("householdChanged", { fields: { without } }, "2026-11-21T08:30:00.000Z")])
    expect(await cookedBy(["meals", "preparations"])).toBeUndefined()
  })
})
