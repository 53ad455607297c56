import { useMemo } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import type { Fields } from '#kernel/admin/fields/form-values.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { adminMessages, adminWords } from '../../../admin/messages.ts'
import { bugLabel, otherBugSource } from '../../../admin/pickers.tsx'
import type { BugItem } from '../../bug.calls.ts'
import type { Status } from '../../bug-values.ts'
import { needsOf } from '../../life-cycle.ts'

/** A step of the life cycle with all it needs. */
export type MoveOrder = { to: Status; why?: string; fixedIn?: string; duplicateOf?: string }

/** As much of a bug as a step needs to know. */
export type Movable = Pick<BugItem, '_id' | 'number' | 'title' | 'status' | 'version'>

const Answers = z.object({
  why: z.string().optional(),
  fixedIn: z.string().optional(),
  duplicateOf: z.string().optional(),
})

const REASON = { rows: 3, max: 2000 }

type Props = {
  bug: Movable
  to: Status
  isOpen: boolean
  onClose(): void
  onSubmit(order: MoveOrder): Promise<unknown>
}

/** Asks for what a step needs besides the new status. */
export function MoveDialog({ bug, to, isOpen, onClose, onSubmit }: Props) {
  const t = useMessages(adminMessages)
  const fields = useMemo(() => fieldsFor(needsOf(to), bug), [to, bug])
  const isQuestion = to === 'needs_info'
  return (
    <FieldsDialog
      isOpen={isOpen}
      title={t(`move.${to}`)}
      text={isQuestion ? `${bugLabel(bug)}. ${t('state.askPublicly')}` : bugLabel(bug)}
      submit={t(`move.${to}`)}
      fields={fields}
      words={wordsOf(adminWords, 'moveForm')}
      schema={Answers}
      onSubmit={(answers) => onSubmit({ to, ...answers })}
      onClose={onClose}
    />
  )
}

type Need = NonNullable<ReturnType<typeof needsOf>>

/** The server asks for the first field; a reason is welcome with every step. */
function fieldsFor(need: Need | undefined, bug: Movable): Fields {
  const why = multiline(REASON)
  switch (need) {
    case 'fixedIn':
      return { fixedIn: text({ required: true, max: 60 }), why }
    case 'duplicateOf':
      return { duplicateOf: reference(otherBugSource(bug._id), { required: true }), why }
    default:
      return { why: multiline({ ...REASON, required: true }) }
  }
}
