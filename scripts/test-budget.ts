import { roomOf, type TimedFile } from './test-report.ts'

/** So many files of tests run at the same time. */
const AT_A_TIME = 2
const HOUSE = 'house'

type Part = { name: string; minutes: number; rooms: readonly string[] }

/** What each part may take of the whole. A room that is in none of them is one of the house. */
export const PARTS: readonly Part[] = [
  { name: HOUSE, minutes: 10, rooms: [] },
  {
    name: 'people',
    minutes: 2,
    rooms: [
      ...['people', 'data-requests', 'e2e/guest-becomes-a-person', 'e2e/staff-answers-requests'],
      ...['e2e/staff-imports-people', 'e2e/staff-keeps-persons', 'e2e/staff-makes-segments'],
    ],
  },
  {
    name: 'first hour',
    minutes: 2,
    rooms: [
      ...['starter', 'hosting', 'e2e/designer-first-hour', 'e2e/designer-frame'],
      ...['e2e/handbook-pictures', 'e2e/owner-checks-domain', 'e2e/owner-clears-samples'],
      ...['e2e/owner-first-hour', 'e2e/staff-deletes-with-care', 'e2e/staff-reads-handbook'],
      ...['e2e/visitor-comes-first'],
    ],
  },
  {
    name: 'contact and trust',
    minutes: 2,
    rooms: [
      ...['analytics', 'applications', 'messages', 'privacy', 'e2e/customer-writes'],
      ...['e2e/owner-reads-visitors', 'e2e/pasted-markup-stays-quiet', 'e2e/staff-fetches-mail'],
      ...['e2e/staff-sees-today', 'e2e/staff-share-inbox', 'e2e/visitor-applies'],
      ...['e2e/visitor-decides', 'e2e/visitor-meets-nobody-else'],
    ],
  },
  {
    name: 'shop',
    minutes: 2,
    rooms: [
      ...['catalog', 'checkout', 'customers', 'orders', 'payments', 'pricing', 'returns', 'shop'],
      ...['stock', 'e2e/editor-shows-products', 'e2e/guest-withdraws', 'e2e/owner-checks-law'],
      ...['e2e/staff-fills-shop', 'e2e/staff-keeps-customers', 'e2e/staff-keeps-stock'],
      ...['e2e/staff-ships-orders', 'e2e/visitor-buys', 'e2e/visitor-looks-around-shop'],
      ...['e2e/visitor-pays', 'e2e/visitor-shops-in-demo'],
    ],
  },
  {
    name: 'newsletter',
    minutes: 2,
    rooms: [
      ...['consents', 'newsletter', 'sendings', 'subscribers', 'e2e/owner-signs-mail'],
      ...['e2e/staff-records-consents', 'e2e/staff-sends-newsletters', 'e2e/staff-tests-subjects'],
      ...['e2e/staff-welcomes-subscribers', 'e2e/staff-writes-newsletters'],
      ...['e2e/visitor-recommends-newsletter', 'e2e/visitor-subscribes-newsletter'],
    ],
  },
]

/** A line for each part, and one for the whole run, which formatting and building belong to. */
export function budgetLines(files: readonly TimedFile[], ranSeconds: number): string[] {
  const partOf = new Map(
    PARTS.flatMap(({ name, rooms }) => rooms.map((room) => [room, name] as const)),
  )
  const taken = new Map<string, number>()
  for (const { path, seconds } of files) {
    const name = partOf.get(roomOf(path)) ?? HOUSE
    taken.set(name, (taken.get(name) ?? 0) + seconds / AT_A_TIME)
  }
  const parts = PARTS.map(({ name, minutes }) => line(name, taken.get(name) ?? 0, minutes))
  const whole = PARTS.reduce((sum, { minutes }) => sum + minutes, 0)
  return [...parts, line('the whole run', ranSeconds, whole)]
}

/** @example line('shop', 150, 2) // '  2:30 of  2:00  shop: over by 0:30' */
function line(name: string, seconds: number, minutes: number): string {
  const over = seconds - minutes * 60
  const amount = `${clock(seconds).padStart(6)} of ${clock(minutes * 60).padStart(5)}  ${name}`
  return over > 0 ? `${amount}: over by ${clock(over)}` : amount
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
