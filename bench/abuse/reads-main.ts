import { measureReads } from "./reads.ts"

await measureReads()
