/** Whether passkeys can work on this page: in a browser that has them, over https or on this machine, at a name and not a bare address. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && !/^\[|^[\d.]+$/.test(location.hostname)
}

/** Whether the browser offers passkeys among what it fills in. */
export async function canFillInPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}
