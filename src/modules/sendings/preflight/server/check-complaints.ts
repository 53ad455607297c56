import { sql } from 'kysely'
import type { SendingDb } from '../../server/tables.ts'
import type { Check } from '../preflight.calls.ts'

const DAYS = 30
const MOST_SENDINGS = 200

/** Where Gmail begins to look closely, and where it takes no more. */
const WARN = 0.001
const BAD = 0.003
/** Of fewer mails a share says little, and what runs watches itself: it is only named. */
const FEWEST_MAILS = 1000

/** Complaints of the last weeks as a share of what went out. */
export async function checkComplaints(db: SendingDb): Promise<Check> {
  const { rows } = await sql<{ complained: number; mailed: number }>`
    select coalesce(sum((counts->>'complained')::int), 0)::int as complained,
      coalesce(sum((select sum(value::int) from jsonb_each_text(counts)
        where key in ('sent', 'bounced_soft', 'bounced_hard', 'complained'))), 0)::int as mailed
    from (select counts from newsletter_sendings
      where began_at > now() - make_interval(days => ${DAYS})
      order by began_at desc limit ${MOST_SENDINGS}) lately`.execute(db)
  const { complained = 0, mailed = 0 } = rows[0] ?? {}
  const share = mailed > 0 ? complained / mailed : 0
  return { name: 'complaints', level: levelOf(share, mailed), details: [String(share)] }
}

function levelOf(share: number, mailed: number): Check['level'] {
  if (share >= BAD && mailed >= FEWEST_MAILS) return 'bad'
  return share >= WARN ? 'warn' : 'good'
}
