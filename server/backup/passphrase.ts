import { randomBytes, scryptSync } from "node:crypto"
import { readFileSync } from "node:fs"
import { openToken, sealToken } from "../account/sealed-token.ts"
import { BackupError } from "./backup-error.ts"

/** Each guess of a passphrase costs 128 MB of memory and up to a second. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const shortest = 16

/** Reads the passphrase from the first line of a file. Throws a BackupError if it is too short. */
export function readPassphrase(file: string): string {
  const [passphrase = ""] = readFileSync(file, "utf8").split(/\r?\n/)
  if (passphrase.length < shortest) {
    throw new BackupError(`The passphrase, the first line of ${file}, is shorter than ${shortest} characters.`)
  }
  return passphrase
}

/** Encrypts a text with a passphrase. Returns "salt.sealed", both in base64url. */
export async function sealByPassphrase(passphrase: string, text: string): Promise<string> {
  const salt = randomBytes(16).toString("base64url")
  return `${salt}.${await sealToken(keyOf(passphrase, salt), text)}`
}

/** Decrypts a text that a passphrase encrypted. Throws a BackupError for a wrong passphrase. */
export async function openByPassphrase(passphrase: string, text: string): Promise<string> {
  const [salt = "", sealed = ""] = text.split(".")
  const opened = await openToken(keyOf(passphrase, salt), sealed)
  if (opened === "") throw new BackupError("The passphrase is not the one by which the copy's secret was sealed.")
  return opened
}

function keyOf(passphrase: string, salt: string) {
  return scryptSync(passphrase, salt, 32, cost).toString("base64url")
}
