import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { SendingDb } from '../../server/tables.ts'

const BEAT_MS = 5000
/** Six missed beats: its process is gone, or so slow that its rows are safer with others. */
const DEAD_SECONDS = 30

type Worker = {
  id: string
  /** Gives back what was claimed and not sent, and is gone. */
  leave(): Promise<void>
}

/** Registers somebody who sends, and shows that they are alive until they leave. */
export async function joinWorkers(db: SendingDb, sending: string): Promise<Worker> {
  const id = uuidv7()
  await db.insertInto('newsletter_workers').values({ id, sending_id: sending }).execute()
  const beat = () =>
    db
      .updateTable('newsletter_workers')
      .set({ seen_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
      // A database that is away for long makes this worker dead; its marks are then refused.
      .catch(() => undefined)
  const timer = setInterval(() => void beat(), BEAT_MS)
  timer.unref()
  return {
    id,
    leave: async () => {
      clearInterval(timer)
      await freeRows(db, sql`id = ${id}`)
    },
  }
}

/** What killed workers had in hand: claimed rows wait again, and of one a lane nobody knows. */
export async function freeRowsOfTheDead(db: SendingDb): Promise<void> {
  await freeRows(db, sql`seen_at < now() - make_interval(secs => ${DEAD_SECONDS})`)
}

/** An uncertain row keeps the name of its worker: should it be alive after all, it knows better. */
async function freeRows(db: SendingDb, which: ReturnType<typeof sql>): Promise<void> {
  await sql`with gone as (delete from newsletter_workers where ${which} returning id)
    update newsletter_recipients r
      set state = case r.state when 'sending' then 'uncertain' else 'queued' end,
        worker = case r.state when 'sending' then r.worker end
      from gone where r.worker = gone.id and r.state in ('claimed', 'sending')`.execute(db)
}
