/** What the forms of the preferences ask for. */
export const PREFERENCE_STEPS = [
  'lists',
  'tracking',
  'pause',
  'resume',
  'address',
  'data',
  'erase',
] as const
export type PreferenceStep = (typeof PREFERENCE_STEPS)[number]

/** Says which form of the page was sent. */
export const STEP_FIELD = 'step'

export type DoneWord =
  | 'saved'
  | 'asked'
  | 'paused'
  | 'resumed'
  | 'address'
  | 'data'
  | 'erase'
  | 'tracking'
  | 'untracked'
  | 'tooMany'

/** The preferences of one subscriber; `address` is masked, for anybody may have the link. */
export type PreferencesData = {
  step: 'preferences'
  address: string
  lists: readonly { id: string; name: string; description: string; isOn: boolean }[]
  pausedUntil: string | null
  isSubscribed: boolean
  /** Whether opening may be noticed; null where nobody is asked and nobody has agreed. */
  tracking: { isOn: boolean; wording: string } | null
  done: DoneWord | null
  /** What is wrong with the new address. */
  fault: string
  typed: string
}
