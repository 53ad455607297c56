import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Locks',
  settings: 'Settings',
  entry: 'See who is editing what, and release locks that got stuck',
  text: 'Editing something creates a lock. It only warns others and ends by itself five minutes after the last activity.',
  since: 'Since',
  until: 'Ends',
  free: 'Release',
  freeNamed: 'Release: {{what}}',
  ask: {
    title: 'Release {{who}}’s lock?',
    text: '{{who}} will be notified. Unsaved input is kept there.',
    yes: 'Release lock',
  },
  done: 'Lock released',
  mine: 'You are editing {{what}}',
  theirs: '{{who}} is editing {{what}}',
  something: 'something',
  empty: {
    title: 'Nobody is editing anything right now',
    text: 'As soon as someone opens a file, a gallery or something else for editing, it appears here.',
  },
  list: 'Locks',
}
