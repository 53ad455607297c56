import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import type { Values } from '#kernel/admin/fields/form-values.ts'
import { choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import { adminMessages, adminWords } from '../../../admin/messages.ts'
import { bugSource, suggestTags } from '../../../admin/pickers.tsx'
import { PRIORITIES, Priority, SEVERITIES, Severity, STATUSES, Status } from '../../bug-values.ts'
import { editManyBugs } from '../../flow.calls.ts'
import { needsOf } from '../../life-cycle.ts'
import { developerOrNone, milestoneOrNone, NONE } from '../bug-filters.ts'
import { type BulkQuestion, bulkQuestion, dropBulkQuestion } from './bulk-question.ts'

const FIELDS = {
  status: choice(STATUSES),
  fixedIn: text({ required: true, max: 60, when: needs('fixedIn') }),
  duplicateOf: reference(bugSource, { required: true, when: needs('duplicateOf') }),
  severity: choice(SEVERITIES),
  priority: choice(PRIORITIES),
  developer: reference(developerOrNone),
  milestone: reference(milestoneOrNone),
  addTags: tags({ suggest: suggestTags }),
  removeTags: tags({ suggest: suggestTags }),
  why: multiline({ rows: 2, max: 2000 }),
}

/** An empty field changes nothing. */
const given = <S extends z.ZodType>(schema: S) =>
  z.union([schema, z.null().transform(() => undefined)]).optional()
/** 'none' takes away what is there. */
const idOrNone = given(z.string().transform((id) => (id === NONE ? null : id)))

const Edit = z
  .object({
    status: given(Status),
    fixedIn: z.string(),
    duplicateOf: given(z.string()),
    severity: given(Severity),
    priority: given(Priority),
    developer: idOrNone,
    milestone: idOrNone,
    addTags: z.array(z.string()),
    removeTags: z.array(z.string()),
    why: z.string(),
  })
  .refine(({ status, why }) => !status || needsOf(status) !== 'why' || why.trim() !== '', {
    path: ['why'],
    error: 'required',
  })

/** What shall change in all chosen bugs; the empty fields stay as they are. */
export function BulkDialog() {
  const question = useSyncExternalStore(bulkQuestion.subscribe, bulkQuestion.get)
  const t = useMessages(adminMessages)
  return (
    <FieldsDialog
      isOpen={question !== undefined}
      title={t('bulk.title', { count: question?.bugs.length ?? 0 })}
      submit={t('bulk.submit')}
      fields={FIELDS}
      words={wordsOf(adminWords, 'bulkForm')}
      schema={Edit}
      onClose={dropBulkQuestion}
      onSubmit={(edit) => change(question, edit, t)}
    />
  )
}

/** What could not be changed is named with its reason; the rest is done. */
async function change(
  question: BulkQuestion | undefined,
  edit: z.output<typeof Edit>,
  t: ReturnType<typeof useMessages<typeof adminMessages>>,
): Promise<void> {
  if (!question) return
  const bugs = question.bugs.map(({ _id, version }) => ({ _id, version }))
  const { refused } = await call(editManyBugs, { body: { bugs, ...edit } })
  const [first] = refused
  if (first) {
    const content = t('bulk.refused', { count: refused.length, message: first.message })
    notify({ type: 'warning', content, lifetime: 10_000 })
  }
  question.done()
}

function needs(what: ReturnType<typeof needsOf>): (values: Values) => boolean {
  return ({ status }) => {
    const to = Status.safeParse(status)
    return to.success && needsOf(to.data) === what
  }
}
