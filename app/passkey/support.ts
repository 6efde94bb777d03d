import { useBrowserFact } from "#app/ui/use-hydrated.ts"

/** Whether passkeys can work on this page, as before-paint.js has found. */
function canUsePasskeys(): boolean {
  return !("noPasskeys" in document.documentElement.dataset)
}

/** Assumed in a prerendered page, so that nothing moves. */
export function useCanUsePasskeys(): boolean {
  return useBrowserFact(canUsePasskeys, true)
}

export async function canFillInPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}
