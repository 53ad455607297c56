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

type Sum = { complained: number; mailed: number }

/** Complaints of the last weeks as a share of what went out. */
export async function checkComplaints(db: SendingDb): Promise<Check> {
  const sums = [await sumOfEnded(db), await sumOfMoving(db)]
  const complained = sums.reduce((sum, one) => sum + one.complained, 0)
  const mailed = sums.reduce((sum, one) => sum + one.mailed, 0)
  const share = mailed > 0 ? complained / mailed : 0
  return { name: 'complaints', level: levelOf(share, mailed), details: [String(share)] }
}

const NOTHING: Sum = { complained: 0, mailed: 0 }

/** What was counted when they ended. */
async function sumOfEnded(db: SendingDb): Promise<Sum> {
  const { rows } = await sql<Sum>`
    select coalesce(sum((counts->>'complained')::int), 0)::int as complained,
      coalesce(sum((select sum(value::int) from jsonb_each_text(counts)
        where key in ('sent', 'bounced_soft', 'bounced_hard', 'complained'))), 0)::int as mailed
    from (select counts from newsletter_sendings
      where began_at > now() - make_interval(days => ${DAYS}) and state in ('finished', 'cancelled')
      order by began_at desc limit ${MOST_SENDINGS}) lately`.execute(db)
  return rows[0] ?? NOTHING
}

/** Of what runs or was stopped nothing is kept yet, and a series never ends: their mails are counted. */
async function sumOfMoving(db: SendingDb): Promise<Sum> {
  const { rows } = await sql<Sum>`
    select count(*) filter (where r.state = 'complained')::int as complained, count(*)::int as mailed
    from newsletter_sendings g join newsletter_recipients r on r.sending_id = g.id
    where g.state in ('preparing', 'running', 'paused')
      and r.begun_at > now() - make_interval(days => ${DAYS})
      and r.state in ('sent', 'bounced_soft', 'bounced_hard', 'complained')`.execute(db)
  return rows[0] ?? NOTHING
}

function levelOf(share: number, mailed: number): Check['level'] {
  if (share >= BAD && mailed >= FEWEST_MAILS) return 'bad'
  return share >= WARN ? 'warn' : 'good'
}
