// Hides every offer of a passkey before the first paint if none can work here, so that nothing moves once the app runs.
// Passkeys need a browser that supports them, https or localhost, and a domain name instead of an IP address.
if (!("PublicKeyCredential" in window) || /^\[|^[\d.]+$/.test(location.hostname)) {
  document.documentElement.dataset.noPasskeys = ""
}
