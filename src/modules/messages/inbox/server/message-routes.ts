import { mustBeFound } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { receiveCall } from '../../form/server/receive-message.ts'
import type { MessageTables } from '../../server/tables.ts'
import type { MessageContext } from '../../server/unit-of-work.ts'
import * as contract from '../message.calls.ts'
import { changeMany, changeMessage } from './change/change-message.ts'
import { takeMessage } from './change/take-message.ts'
import { restoreMessage, restoreMessages, trashMessages } from './change/trash-messages.ts'
import { countUnread, findMessagePage, findMessages } from './find/find-messages.ts'
import { readerOf, readMessage } from './find/read-message.ts'
import { toItem, toOwnItem } from './find/wire.ts'

const on = routesOf<MessageTables>()

export const messageRoutes = [
  on(contract.listMessages, async (context, { query }) => {
    const { db } = context
    const reader = readerOf(context)
    const { ids, ...totals } = await findMessagePage(db, query, reader)
    const rows = await findMessages(db, ids)
    const unread = reader.isStaff ? await countUnread(db) : 0
    return { items: rows.map(reader.isStaff ? toItem : toOwnItem), unread, ...totals }
  }),
  on(contract.readMessage, (context, { params }) => readMessage(context, params.id)),
  on(contract.sendMessage, (context, { body }) => receiveCall(context, body)),
  on(contract.updateMessage, (context, { body: { _id, ...patch } }) => update(context, _id, patch)),
  on(contract.updateMessageById, (context, { params, body }) => update(context, params.id, body)),
  on(contract.deleteMessage, (context, { query }) => remove(context, query._id)),
  on(contract.deleteMessageById, (context, { params }) => remove(context, params.id)),
  on(contract.restoreMessage, async (context, { params }) => {
    await context.change((change) => restoreMessage(change, params.id))
    return readMessage(context, params.id)
  }),
  on(contract.readManyMessages, async ({ db }, { body }) => ({
    items: (await findMessages(db, body.ids)).map(toItem),
  })),
  on(contract.deleteManyMessages, async (context, { body }) => ({
    ids: await context.change((change) => trashMessages(change, body.ids)),
  })),
  on(contract.restoreManyMessages, async (context, { body }) => ({
    ids: await context.change((change) => restoreMessages(change, body.ids)),
  })),
  on(contract.editManyMessages, async (context, { body }) => ({
    changed: await context.change((change) => changeMany(change, body)),
  })),
]

async function update(context: MessageContext, id: string, input: contract.MessageChange) {
  const { version, ...patch } = input
  await context.change(async (change) => {
    const row = await takeMessage(change, id, version)
    await changeMessage(change, row, patch)
  })
  return readMessage(context, id)
}

async function remove(context: MessageContext, id: string) {
  return { ids: mustBeFound(await context.change((change) => trashMessages(change, [id]))) }
}
