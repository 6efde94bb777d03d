import { randomBytes, scryptSync } from "node:crypto"
import { readFileSync } from "node:fs"
import { openToken, sealToken } from "../account/sealed-token.ts"
import { BackupError } from "./backup-error.ts"

/** 128 MB and a second at most: each guess costs as much. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const shortest = 16

/** The file's first line. Throws a BackupError for a short one. */
export function readPassphrase(file: string): string {
  const [passphrase = ""] = readFileSync(file, "utf8").split(/\r?\n/)
  if (passphrase.length < shortest) {
    throw new BackupError(`The passphrase, the first line of ${file}, is shorter than ${shortest} characters.`)
  }
  return passphrase
}

/** "salt.sealed", both in base64url. */
export async function sealByPassphrase(passphrase: string, text: string): Promise<string> {
  const salt = randomBytes(16).toString("base64url")
  return `${salt}.${await sealToken(keyOf(passphrase, salt), text)}`
}

/** Throws a BackupError for another passphrase. */
export async function openByPassphrase(passphrase: string, text: string): Promise<string> {
  const [salt = "", sealed = ""] = text.split(".")
  const opened = await openToken(keyOf(passphrase, salt), sealed)
  if (opened === "") throw new BackupError("The passphrase is not the one by which the copy's secret was sealed.")
  return opened
}

function keyOf(passphrase: string, salt: string) {
  return scryptSync(passphrase, salt, 32, cost).toString("base64url")
}
