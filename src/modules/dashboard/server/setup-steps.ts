import type { Context } from '#kernel/server/context.ts'
import { hasMailbox } from '#kernel/server/mail/delivery/mailbox.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { businessSection } from '#modules/pages/config.ts'
import { SETUP_STEPS, type SetupStep } from '../contract.ts'
import { findLastBackup } from './last-backup.ts'

type Check = (context: Context<AuthTables>) => boolean | Promise<boolean>

/** Each step in the order it should be taken, with what makes it done. */
const CHECKS: Readonly<Record<SetupStep['name'], Check>> = {
  password: async ({ db }) => {
    const waiting = await db
      .selectFrom('users')
      .select('id')
      .where('handle', '=', 'admin')
      .where('must_change_password', '=', true)
      .executeTakeFirst()
    return waiting === undefined
  },
  business: ({ config }) => {
    const { name, street, city, email } = config.get(businessSection)
    return !isInvented(email) && [name, street, city, email].every((fact) => fact !== '')
  },
  mailbox: hasMailbox,
  backup: async ({ db }) => (await findLastBackup(db)) !== null,
}

export function checkSetup(context: Context<AuthTables>): Promise<SetupStep[]> {
  return Promise.all(SETUP_STEPS.map(async (name) => ({ name, done: await CHECKS[name](context) })))
}

/** Addresses of the sample businesses end in a name that nobody can own (RFC 2606). */
function isInvented(email: string): boolean {
  return email.toLowerCase().endsWith('.example')
}
