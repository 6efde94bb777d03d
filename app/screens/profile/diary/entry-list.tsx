import { TeamLink } from "#app/diary/team-link.tsx"
import type { useDiary } from "#app/diary/use-diary.ts"
import type { useWriting } from "#app/diary/use-writing.ts"
import { Entry } from "./entry.tsx"
import { RemovedEntry } from "./removed-entry.tsx"

type EntryListProps = { diary: ReturnType<typeof useDiary>; writing: ReturnType<typeof useWriting> }

export function EntryList({ diary, writing }: EntryListProps) {
  const { entries, isDelayed, remove, restore, settle } = diary
  const { shown, ConcernHelp, openCard, close } = writing.concern
  return (
    <ol className="flex flex-col gap-4">
      {entries.map((entry, index) => (
        <li
          key={entry.id}
          className={`max-w-none ${index < laidOutAtOnce ? "" : "[content-visibility:auto] [contain-intrinsic-size:auto_12rem]"}`}
        >
          {ConcernHelp && shown?.entryId === entry.id && (
            <ConcernHelp
              key={shown.at}
              concern={shown}
              onNeedHelp={openCard}
              onClose={close}
              team={<TeamLink />}
              className="mb-4"
            />
          )}
          {entry.state === "removed" ? (
            <RemovedEntry entry={entry} onRestore={() => restore(entry)} />
          ) : (
            <Entry
              entry={entry}
              isDelayed={isDelayed}
              isConcerned={shown?.entryId === entry.id}
              onSave={writing.edit}
              onRemove={() => remove(entry)}
              onSettle={settle}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

const laidOutAtOnce = 10
