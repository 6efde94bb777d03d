// Before the first paint: where no passkey can work, nothing that offers one takes room, so that nothing moves when the app's
// own code is here. They need a browser that has them, https or this machine, and a name, not a bare address.
if (!("PublicKeyCredential" in window) || /^\[|^[\d.]+$/.test(location.hostname)) {
  document.documentElement.dataset.noPasskeys = ""
}
