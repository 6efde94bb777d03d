import { expect, test } from "vitest"
import { allergenWishes, generalWishes } from "./wish.ts"
import { foodAddress, wishesInHash } from "./wish-address.ts"

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
