import { uuidv7 } from 'uuidv7'
import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { MessageAction } from '#kernel/server/manifest/message-actions.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { messageSection } from '../../config.ts'
import { staffMembers } from '../../server/staff.ts'
import type { MessageTables } from '../../server/tables.ts'
import type { Db, MessageContext } from '../../server/unit-of-work.ts'
import * as contract from '../thread.calls.ts'
import { changeMessage, findTags } from './change/change-message.ts'
import { takeMessage } from './change/take-message.ts'
import { readerOf, readMessage } from './find/read-message.ts'
import { toFile } from './find/wire.ts'
import { messageFiles } from './thread/message-files.ts'
import { addNote } from './thread/note.ts'
import { answerAsCustomer, replyToMessage, undoReply } from './thread/reply.ts'
import { writeMessage } from './thread/write.ts'
import { noteWriter } from './thread/writers.ts'

const on = routesOf<MessageTables>()

export const threadRoutes = [
  on(contract.replyToMessage, async (context, { params: { id }, body }) => {
    const mayReply = mayEdit(context)
    if (!mayReply && readerOf(context).isStaff) throw failures.noPermission()
    await context.change(async (change) => {
      if (mayReply) await replyToMessage(change, id, body)
      else await answerAsCustomer(change, id, body)
    })
    return readMessage(context, id)
  }),
  on(contract.noteWriting, async (context, { params: { id }, body }) => ({
    others: await noteWriter(context, { id, isWriting: body.writing }),
  })),
  on(contract.undoReply, async (context, { params: { id, entry } }) => {
    await context.change((change) => undoReply(change, id, entry))
    return readMessage(context, id)
  }),
  on(contract.addNote, async (context, { params: { id }, body }) => {
    await context.change((change) => addNote(change, id, body))
    return readMessage(context, id)
  }),
  on(contract.writeMessage, async (context, { body }) => {
    const id = await context.change((change) => writeMessage(change, body))
    return readMessage(context, id)
  }),
  on(contract.attachFiles, async (context, { params: { id } }) => {
    await messageFiles.attach(context, id)
    return waitingFiles(context, id)
  }),
  on(contract.detachFile, async (context, { params: { id, file } }) => {
    await context.change(async (change) => {
      const { files } = await waitingFiles({ db: change.db, user: context.user }, id)
      if (!files.some(({ _id }) => _id === file)) throw failures.notFound()
      await messageFiles.detach(change, id, file)
    })
    return waitingFiles(context, id)
  }),
  on(contract.downloadFile, async (context, { params: { id, file } }) => {
    const { thread } = await readMessage(context, id)
    const isShown = thread.some(({ attachments }) => attachments.some(({ _id }) => _id === file))
    if (!isShown && !readerOf(context).isStaff) throw failures.notFound()
    return messageFiles.send(context, id, file)
  }),
  on(contract.listChoices, async (context) => {
    const { canned, signature, retention_days, ...form } = context.config.get(messageSection)
    const [people, tags] = await Promise.all([staffMembers(context), findTags(context)])
    const known = people.map(({ id, name }) => ({ _id: id, name }))
    const fields = form.fields.map(({ name, label }) => ({ name, label: label[context.lang] }))
    return { staff: known, tags, fields, canned, signature, retention_days }
  }),
  on(contract.blockSender, async (context, { params: { id } }) => {
    await context.change(async (change) => {
      const row = await takeMessage(change, id)
      await block(change.db, row.email, context.user.id)
      await changeMessage(change, row, { state: 'spam' })
    })
    return readMessage(context, id)
  }),
  on(contract.listBlocked, async ({ db }) => {
    const rows = await db
      .selectFrom('message_blocked')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(500)
      .execute()
    const items = rows.map(({ id, email, created_at }) => ({
      _id: id,
      email,
      created_at: created_at.toISOString(),
    }))
    return { items, numItems: items.length, next: null }
  }),
  on(contract.unblockSender, async (context, { params }) => {
    await context.change(async (change) => {
      const { id } = params
      const { numDeletedRows } = await change.db
        .deleteFrom('message_blocked')
        .where('id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw failures.notFound()
      await change.audit({ noun: 'message-block', id, action: 'delete' })
    })
    return {}
  }),
]

/** What other modules make of a message; each asks for its own right. */
export function actionRoutes(actions: () => readonly MessageAction[]): Route[] {
  const permitted = ({ user, config }: MessageContext) =>
    actions().filter(({ access }) => allows(access, user, config.get(permissionsSection).member))
  return [
    on(contract.listActions, async (context, { params }) => {
      await readMessage(context, params.id)
      const { lang } = context
      return {
        actions: permitted(context).map(({ name, label }) => ({ name, label: label[lang] })),
      }
    }),
    on(contract.runAction, async (context, { params: { id, name } }) => {
      const action = actions().find((one) => one.name === name)
      if (!action) throw failures.notFound()
      if (!permitted(context).includes(action)) throw failures.noPermission()
      const message = await readMessage(context, id)
      const { subject, email, lang } = message
      const text = message.thread.find(({ kind }) => kind === 'in')?.text ?? subject
      return context.change(async (change) => {
        const made = await action.run(change, {
          id,
          subject,
          text,
          name: message.name,
          email,
          lang,
        })
        await change.audit({ noun: 'message', id, action: 'made', after: { what: name, ...made } })
        return made
      })
    }),
  ]
}

function mayEdit({ user, config }: MessageContext): boolean {
  return allows(staff('messages', 'edit'), user, config.get(permissionsSection).member)
}

/** One's own: what a colleague attaches goes out with their reply alone. */
async function waitingFiles({ db, user }: Pick<MessageContext, 'db' | 'user'>, id: string) {
  const rows = await messageFiles.find(db, [id])
  const own = rows.filter((row) => row.entry_id === null && row.uploaded_by === user.id)
  return { files: own.map((row) => toFile(id, row)) }
}

async function block(db: Db, email: string, by: string): Promise<void> {
  if (email === '') return
  await db
    .insertInto('message_blocked')
    .values({ id: uuidv7(), email, created_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
