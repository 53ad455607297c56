import type { StoreApi } from 'zustand'
import type { Lang } from '#kernel/i18n/messages.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import { notify } from '#ui/notification/notify.tsx'
import { words } from '../../model/commands/step-words.ts'
import type { Designer } from '../../model/designer-store.ts'
import type { Doc } from '../../model/doc.ts'
import type { People } from './people.ts'

type Parts = {
  designer: Designer
  people: StoreApi<People>
  me: { readonly id: string; readonly lang: Lang }
}

/**
 * Says no to a step that would change what someone else is writing in: saving it would be refused, and
 * everything else with it. Who is in the text themselves has taken it over or is about to be told.
 */
export function guardHeld({ designer, people, me }: Parts): (before: Doc, after: Doc) => boolean {
  return (before, after) => {
    const { writing } = designer.store.getState()
    const holder = people
      .getState()
      .locks.find(
        ({ block, userId }) =>
          userId !== me.id && block !== writing?.key && isChanged(before, after, block),
      )
    if (!holder) return true
    const said = words('held', { name: { de: holder.name, en: holder.name } })
    designer.say(said)
    notify({ type: 'warning', content: said[me.lang] })
    return false
  }
}

function isChanged(before: Doc, after: Doc, key: string): boolean {
  return !sameValue(before.nodes[key]?.block, after.nodes[key]?.block)
}
