import { useState } from 'react'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { mayStand } from '#kernel/site/block/values/may-stand.ts'
import { notify } from '#ui/notification/notify.tsx'
import type { PopupMenuEntry } from '#ui/popup-menu/popup-menu-item.tsx'
import { globalBlock } from '../../blocks/global/block.ts'
import { detachedBlocks, keepAsGlobal } from './keep-and-detach.ts'
import { globalMessages } from './messages.ts'

const FIELDS = { name: text({ required: true, max: 120 }) }
const Named = z.object({ name: z.string().trim().min(1).max(120) })

/** The page a block stands in, as far as these steps need it. */
type Host = {
  readonly types: BlockTypes
  readonly lang: Lang
  replace(block: Block, by: (block: Block) => readonly Block[]): void
  parentOf(block: Block): Block | undefined
}

/** Makes a block a global one, or takes a global one apart again. */
export function useGlobalSteps(block: Block, outline: Host) {
  const t = useMessages(globalMessages)
  const can = useCan()
  const { attempt } = useAttempt()
  const [isNaming, setNaming] = useState(false)
  const isGlobal = block.type === globalBlock.name
  const mayKeep = can(staff('pages', 'create')) && can(staff('pages', 'publish'))
  const detach = () =>
    attempt(async () => {
      const own = await detachedBlocks(outline.types, block, outline.lang)
      if (own.length === 0) return notify({ type: 'warning', content: t('act.empty') })
      outline.replace(block, () => own)
      notify({ content: t('act.detached') })
    })
  const entries: PopupMenuEntry[] = isGlobal
    ? [{ key: 'detach', label: t('act.detach'), onSelect: () => void detach() }]
    : mayKeep && canBeGlobal(block, outline)
      ? [{ key: 'keep', label: t('act.keep'), onSelect: () => setNaming(true) }]
      : []
  const dialog = (
    <FieldsDialog
      isOpen={isNaming}
      title={t('act.keepTitle')}
      text={t('act.keepText')}
      submit={t('act.keep')}
      fields={FIELDS}
      words={wordsOf(globalMessages, 'keep')}
      schema={Named}
      onClose={() => setNaming(false)}
      onSubmit={async ({ name }) => {
        const global = await keepAsGlobal(outline.types, block, { name, lang: outline.lang })
        outline.replace(block, () => [global])
        notify({ content: t('act.kept', { name }) })
      }}
    />
  )
  return { entries, dialog }
}

/** It must be able to stand by itself, and a global block in its place. */
function canBeGlobal(block: Block, outline: Host): boolean {
  const type = typeOf(outline.types, block)
  const parent = outline.parentOf(block)
  const outer = parent ? typeOf(outline.types, parent) : undefined
  return type !== undefined && mayStand(type, undefined) && mayStand(globalBlock, outer)
}
