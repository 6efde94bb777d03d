"""Reads a calendar as another program does: by its own description of the time zone, whatever the zone is called."""

import json
import sys
from datetime import datetime, timezone

from icalendar import Calendar

asked = json.load(sys.stdin)
text = asked["text"].replace(asked["timeZone"], "Described/Here")
calendar = Calendar.from_ical(text)
zone = next(part for part in calendar.walk("VTIMEZONE")).to_tz()
events = [
    {
        "uid": str(event["UID"]),
        "summary": str(event["SUMMARY"]),
        "start": event["DTSTART"].dt.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%MZ"),
        "transparent": str(event["TRANSP"]),
    }
    for event in calendar.walk("VEVENT")
]
offsets = [
    zone.fromutc(datetime.strptime(moment, "%Y-%m-%dT%H:%MZ").replace(tzinfo=zone)).utcoffset().total_seconds() / 60
    for moment in asked["moments"]
]
json.dump({"events": events, "offsetsMinutes": offsets, "errors": [str(error) for error in calendar.errors]}, sys.stdout)
