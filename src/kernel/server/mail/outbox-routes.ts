import {
  listOutbox,
  readOutboxMail,
  releaseOutbox,
  retryOutboxMail,
} from '#kernel/contract/mail-outbox.ts'
import { failures } from '../app-error.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { type Route, routesOf } from '../route.ts'
import { findMail } from './mail-states.ts'
import { countKept, findMails } from './outbox-queries.ts'
import { toMailSummary, toOutboxMail } from './outbox-wire.ts'
import { releaseKeptMails } from './release-mails.ts'
import { retryMail } from './retry-mail.ts'

const on = routesOf<KernelTables>()

export const outboxRoutes: Route[] = [
  on(listOutbox, async ({ db }, { query }) => {
    const { rows, numItems, numItemsExact, next } = await findMails(db, query)
    return { items: rows.map(toMailSummary), numItems, numItemsExact, next }
  }),
  on(readOutboxMail, async ({ db }, { params }) => {
    const mail = await findMail(db, params.id)
    if (!mail) throw failures.notFound()
    return toOutboxMail(mail)
  }),
  on(retryOutboxMail, async ({ change }, { params }) =>
    toMailSummary(await change((inside) => retryMail(inside, params.id))),
  ),
  on(releaseOutbox, async ({ db, change }) => {
    const released = await change((inside) => releaseKeptMails(inside))
    return { released, remaining: await countKept(db) }
  }),
]
