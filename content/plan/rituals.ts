/** About how many minutes the ritual of each day takes, from day 1 on: a song lasts four, a look out of the window one. */
export const ritualMinutes: readonly number[] = [2, 1, 2, 1, 4, 1, 2]
