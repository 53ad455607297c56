import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { Id, requiredText } from '#kernel/contract/fields.ts'
import { PRIORITIES, SEVERITIES } from './bugs/bug-values.ts'

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i)
const Key = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/)
const BugType = z.strictObject({ key: Key, de: requiredText(60), en: requiredText(60) })

const BugTrackerConfig = z.strictObject({
  /** Who may report bugs besides staff: nobody, people with an account, or every visitor. */
  reporting: z.enum(['staff', 'users', 'anyone']),
  /** Whether guests who leave an address are mailed a link that confirms it. */
  confirm_addresses: z.boolean(),
  default_project: Id.nullable(),
  /** Days a bug waits for an answer before it is closed. */
  needs_info_days: z.int().min(1).max(365),
  /** Days a bug stays in the trash. */
  trash_days: z.int().min(1).max(365),
  types: z.array(BugType).min(1).max(20),
  environments: z.array(requiredText(120)).max(50),
  severity_colours: z.record(z.enum(SEVERITIES), Colour),
  priority_colours: z.record(z.enum(PRIORITIES), Colour),
})

export const bugTrackerSection = configSection({
  name: 'components.bugtracker',
  label: { de: 'Fehlerverfolgung', en: 'Bug tracker' },
  schema: BugTrackerConfig,
  defaults: {
    reporting: 'staff',
    confirm_addresses: false,
    default_project: null,
    needs_info_days: 14,
    trash_days: 30,
    types: [
      { key: 'bug', de: 'Fehler', en: 'Bug' },
      { key: 'wish', de: 'Wunsch', en: 'Request' },
      { key: 'task', de: 'Aufgabe', en: 'Task' },
      { key: 'question', de: 'Frage', en: 'Question' },
    ],
    environments: ['Computer', 'Tablet', 'Telefon', 'Kasse'],
    severity_colours: {
      trivial: '#868e96',
      minor: '#1971c2',
      major: '#e8590c',
      critical: '#c92a2a',
      blocker: '#862e9c',
    },
    priority_colours: { low: '#868e96', normal: '#1971c2', high: '#e8590c', urgent: '#c92a2a' },
  },
})
