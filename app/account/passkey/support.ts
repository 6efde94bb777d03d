import { useBrowserFact } from "#app/ui/use-hydrated.ts"

/** True if the browser can use passkeys, which before-paint.js has determined before the first paint. */
function canUsePasskeys(): boolean {
  return !("noPasskeys" in document.documentElement.dataset)
}

/** A prerendered page assumes that passkeys work; before-paint.js hides them where they do not, so nothing moves. */
export function useCanUsePasskeys(): boolean {
  return useBrowserFact(canUsePasskeys, true)
}

export async function canFillInPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}
