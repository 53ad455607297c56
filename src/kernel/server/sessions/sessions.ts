import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Limit } from '#kernel/access/roles.ts'
import { systemSection } from '#kernel/contract/sections/system.ts'
import type { ConfigStore } from '../config/config-store.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { hashToken, newToken } from './session-token.ts'

type Db = Kysely<KernelTables>

type SessionLimits = { staffIdleMinutes: number; staffHours: number; customerDays: number }

type NewSession = {
  userId: string
  isStaff: boolean
  limited: Limit | 'second-factor' | null
  /** Who acts in this person's name, if it is not the person. */
  actedBy?: string
  ip: string
  agent: string
}

/** Starts a session and returns its token, which exists nowhere else. */
export async function createSession(db: Db, session: NewSession): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      id: uuidv7(),
      token_hash: hashToken(token),
      user_id: session.userId,
      is_staff: session.isStaff,
      limited: session.limited,
      acted_by: session.actedBy ?? null,
      ip: session.ip,
      agent: session.agent.slice(0, 300),
      tabs: [],
    })
    .execute()
  return token
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** After a change of password, roles or status no older session survives. */
export async function endSessionsOf(db: Db, userId: string, exceptId?: string): Promise<void> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (exceptId) query = query.where('id', '!=', exceptId)
  await query.execute()
}

export async function rememberTab(db: Db, id: string, tab: string): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select('tabs')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!session || session.tabs.includes(tab)) return
  const tabs = [...session.tabs, tab].slice(-20)
  await db.updateTable('sessions').set({ tabs }).where('id', '=', id).execute()
}

/** How long sessions last, as the settings say. */
export function sessionLimits(config: ConfigStore): SessionLimits {
  const { sessions } = config.get(systemSection)
  return {
    staffIdleMinutes: sessions.staff_idle_minutes,
    staffHours: sessions.staff_absolute_hours,
    customerDays: sessions.customer_days,
  }
}

type SessionRow = { created_at: Date; last_active_at: Date; is_staff: boolean }

/** Staff: idle and absolute limit; customers: absolute limit (decisions, "Rulings on pages"). */
export function isExpired(session: SessionRow, limits: SessionLimits, now = Date.now()): boolean {
  const age = now - session.created_at.getTime()
  if (!session.is_staff) return age > limits.customerDays * 86_400_000
  const idle = now - session.last_active_at.getTime()
  return age > limits.staffHours * 3_600_000 || idle > limits.staffIdleMinutes * 60_000
}

const NOTE_EVERY_MS = 60_000

/** Notes activity, at most once a minute, so that reading costs no write. */
export async function noteActivity(
  db: Db,
  session: { id: string; lastActiveAt: Date },
): Promise<void> {
  const before = session.lastActiveAt
  if (Date.now() - before.getTime() < NOTE_EVERY_MS) return
  // At once: calls that come meanwhile find it noted.
  session.lastActiveAt = new Date()
  try {
    await db
      .updateTable('sessions')
      .set({ last_active_at: session.lastActiveAt })
      .where('id', '=', session.id)
      .execute()
  } catch (error) {
    session.lastActiveAt = before
    throw error
  }
}
