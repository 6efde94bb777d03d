#!/bin/sh
# Starts the Chromium at CHROMIUM_PATH without the pages and the spare process that its windows prepare for each new page,
# such as those of the address bar's suggestions, and without separate processes for drawing and the network. All these did
# twice as much work as the page itself. Chromium obeys only the last list of features, so ours are added to Playwright's.
unused=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess
shared=NetworkServiceInProcess2

for argument; do
  shift
  case $argument in
    --disable-features=*) argument=$argument,$unused ;;
    --enable-features=*) argument=$argument,$shared ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM_PATH" "$@" --in-process-gpu
