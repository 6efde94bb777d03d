#!/bin/sh
# Starts the Chromium at CHROMIUM_PATH without what its own windows make ready for each new page (the bar's suggestions, which
# are pages too, and a process to spare) and without processes of their own for drawing and the network. That took twice the
# work of the page itself. Chromium obeys the last list of features alone, so these join Playwright's.
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
