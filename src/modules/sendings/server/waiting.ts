import { staff } from '#kernel/access/rules.ts'
import { namedThings } from '#kernel/server/manifest/named-things.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import { sendingLink } from '../sendings/server/sending.resource.ts'
import type { SendingTables } from './tables.ts'

/** Sendings that missed their time, or that a restore or too many reports have stopped: a person decides. */
export const waiting = waitingOf<SendingTables>({
  name: 'newsletter-sendings',
  label: { de: 'Newsletter, die auf Sie warten', en: 'Newsletters that wait for you' },
  access: staff('sendings', 'publish'),
  path: 'newsletter/sendings/browse',
  find: async ({ db }, limit) => {
    const rows = await db
      .selectFrom('newsletter_sendings')
      .select(['id', 'name', 'send_at'])
      .where((eb) =>
        eb.or([
          eb('state', '=', 'missed'),
          eb.and([eb('state', '=', 'paused'), eb('reason', 'in', ['auto', 'restored'])]),
        ]),
      )
      .orderBy('send_at')
      .limit(limit)
      .execute()
    return rows.map(({ id, name, send_at }) => ({
      label: name,
      path: sendingLink(id),
      at: send_at,
      who: null,
    }))
  },
})

export const namedSendings = namedThings<SendingTables>({
  find: async (db, ids) => {
    const rows = await db
      .selectFrom('newsletter_sendings')
      .select(['id', 'name as label'])
      .where('id', 'in', [...ids])
      .execute()
    return rows.map((row) => ({ ...row, isThere: true }))
  },
  link: sendingLink,
})
