import { displayName } from '#kernel/access/roles.ts'
import { tellPeople } from '../../../server/tell.ts'
import type { MessageUnit } from '../../../server/unit-of-work.ts'
import { storeChange, takeMessage } from '../change/take-message.ts'
import { addEntry } from './add-entry.ts'

/** A note stays among staff; who is mentioned and may read messages gets a notice. */
export async function addNote(
  change: MessageUnit,
  id: string,
  { text, mentions }: { text: string; mentions: readonly string[] },
): Promise<void> {
  const row = await takeMessage(change, id)
  const { user } = change.scope
  const author = { id: user.id, name: displayName(user) }
  const entry = await addEntry(change, { message: id, kind: 'note', author, text })
  await storeChange(change, id, {})
  await change.audit({ noun: 'message', id, action: 'note', after: { entry } })
  const told = mentions.filter((one) => one !== user.id)
  await tellPeople(change, row, { kind: 'mentioned', userIds: told })
}
