import { expect, it } from "vitest"
import { operationNames, operationsVersion } from "./operations.ts"

it("a new operation raises the version, so that an older server keeps it waiting in place of refusing it", () => {
  expect({ version: operationsVersion, operations: operationNames.length }).toEqual({ version: 16, operations: 49 })
})
