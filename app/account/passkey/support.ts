import { useBrowserFact } from "#app/ui/use-hydrated.ts"

/** before-paint.js has found it out. */
function canUsePasskeys(): boolean {
  return !("noPasskeys" in document.documentElement.dataset)
}

/** A prerendered page assumes it, so that nothing moves. */
export function useCanUsePasskeys(): boolean {
  return useBrowserFact(canUsePasskeys, true)
}

export async function canFillInPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}
