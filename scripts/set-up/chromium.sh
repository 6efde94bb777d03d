#!/bin/sh
# Starts the Chromium at CHROMIUM_PATH without what its own windows make ready for each new page: the bar's suggestions,
# which are pages too, and a process to spare. That took twice the work of the page itself. Chromium obeys the last list of
# features alone, so these join Playwright's.
unused=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess

for argument; do
  shift
  case $argument in
    --disable-features=*) argument=$argument,$unused ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM_PATH" "$@"
