import { expect, test } from "vitest"
import { appliances } from "./appliance.ts"
import { allergenWishes, generalWishes } from "./wish.ts"
import { appliancesInHash, foodAddress, kitchenAddress, wishesInHash } from "./wish-address.ts"

const hashOf = (address: string) => address.slice(address.indexOf("#"))

test("wishes come back from the address that they were written into", () => {
  for (const wishes of [generalWishes, allergenWishes, ["food:red-lentils", "egg"] as const])
    expect(wishesInHash(hashOf(foodAddress(wishes)))).toEqual(wishes)
})

test("what is no wish is left out", () => {
  for (const hash of ["", "#", "#numbers", "#without=", "#without=,,x,food:,food:<b>"])
    expect(wishesInHash(hash)).toEqual([])
  expect(wishesInHash("#without=nonsense,egg")).toEqual(["egg"])
})

test("what her kitchen lacks comes back from its address, and nothing else", () => {
  expect(appliancesInHash(hashOf(kitchenAddress(appliances)))).toEqual(appliances)
  expect(appliancesInHash("#lacks=oven,toaster,")).toEqual(["oven"])
  expect(appliancesInHash("#without=egg")).toEqual([])
  expect(wishesInHash("#lacks=oven")).toEqual([])
  expect(wishesInHash("#without=lacks:oven")).toEqual([])
})
