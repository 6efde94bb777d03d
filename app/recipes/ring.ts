const notesHz = [660, 880]
const noteSeconds = 0.35
const everyMs = 2500
const ringsMs = 60_000

let sound: AudioContext | undefined

/** Prepares the sound at the tap that starts a timer, because browsers play sound only after a touch. */
export function prepareSound() {
  try {
    sound ??= new AudioContext()
    void sound.resume().catch(() => undefined)
  } catch {
    // Without sound the timer is visible, and the device vibrates if it can.
  }
}

/** Rings for at most a minute; returns a function that stops it. */
export function ring(): () => void {
  prepareSound()
  const chime = () => {
    playNotes()
    vibrate([300, 150, 300])
  }
  chime()
  const repeating = setInterval(chime, everyMs)
  const ending = setTimeout(() => clearInterval(repeating), ringsMs)
  return () => {
    clearInterval(repeating)
    clearTimeout(ending)
    vibrate(0)
  }
}

/** Vibrates only after the first touch, because browsers refuse it before and log a warning. */
function vibrate(pattern: VibratePattern) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern)
}

function playNotes() {
  if (sound?.state !== "running") return
  for (const [index, hertz] of notesHz.entries()) {
    const startsAt = sound.currentTime + index * noteSeconds
    const note = sound.createOscillator()
    const volume = sound.createGain()
    note.frequency.value = hertz
    volume.gain.setValueAtTime(0.3, startsAt)
    volume.gain.exponentialRampToValueAtTime(0.001, startsAt + noteSeconds)
    note.connect(volume).connect(sound.destination)
    note.start(startsAt)
    note.stop(startsAt + noteSeconds)
  }
}
