import { sql } from 'kysely'
import { Id } from '#kernel/contract/fields.ts'
import type { ServedView } from '#kernel/server/site/served/deliver-served.ts'
import { isProgram } from '#kernel/server/site/served/is-program.ts'
import type { SendingDb } from '../../server/tables.ts'
import { MAIL_VARIANTS, type MailedVariant } from '../variants.ts'

/** Fetched on the chance that somebody will want it. */
const AHEAD = ['x-kontor-ahead', 'sec-purpose', 'purpose', 'x-moz'] as const

/** A person outside the business looked; scanners of mails and staff do not count. */
export function isByPerson({ isStaff, headers }: ServedView): boolean {
  if (isStaff || isProgram(headers['user-agent'] ?? '')) return false
  return !AHEAD.some((name) => headers[name] !== undefined)
}

type Click = { sending: string; path: string; variant: MailedVariant }

/** Pages that were opened by a link in a newsletter: which page and which newsletter, by day, never who. */
export async function countClicks(db: SendingDb, views: readonly ServedView[]): Promise<void> {
  const clicks = views.filter(isByPerson).flatMap(clickIn)
  for (const same of Map.groupBy(clicks, (click) => JSON.stringify(click)).values()) {
    const [click] = same
    if (!click) continue
    const { sending, path, variant } = click
    await sql`insert into newsletter_clicks as c (sending_id, path, variant, day, clicks)
      select id, ${path}, ${variant}, (now() at time zone 'Europe/Berlin')::date, ${same.length}
      from newsletter_sendings where id = ${sending}
      on conflict (sending_id, path, variant, day) do update
        set clicks = c.clicks + excluded.clicks`.execute(db)
  }
}

/** The newsletter whose link was followed to this page. */
export function sendingIn(view: Followed): string | undefined {
  return clickIn(view)[0]?.sending
}

type Followed = Pick<ServedView, 'path' | 'query' | 'isMissing' | 'did'>

function clickIn({ path, query, isMissing, did }: Followed): Click[] {
  if (isMissing || did || !query.includes('utm_id=')) return []
  const said = new URLSearchParams(query)
  const sending = Id.safeParse(said.get('utm_id')).data
  const variant = MAIL_VARIANTS.find((one) => one === said.get('utm_content'))
  return sending && variant ? [{ sending, path, variant }] : []
}
