import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { date } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { type ReferenceSource, reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import { personSource } from '../../admin/pickers.tsx'
import { listRelations } from '../../relations/relation.calls.ts'
import {
  addPersonConsent,
  DECLARERS,
  NewStep,
  PURPOSES,
  STEPS,
  WAYS,
} from '../person-consent.calls.ts'
import { consentMessages } from './messages.ts'

const WORDS = wordsOf(consentMessages, 'dialog')

export const consentsKey = (id: string) => ['collection', 'persons', 'consents', id]

type Props = {
  person: string
  start: Pick<NewStep, 'action'> & Partial<Pick<NewStep, 'purpose'>>
  onClose(): void
}

/** What somebody declared on paper or by word of mouth, written down for good. */
export function ConsentDialog({ person, start, onClose }: Props) {
  const t = useMessages(consentMessages)
  const client = useQueryClient()
  const [fields] = useState(() => fieldsFor(person))
  const record = async (body: NewStep) => {
    const found = await call(addPersonConsent, { params: { id: person }, body })
    client.setQueryData(consentsKey(person), found)
    notify({ content: t('dialog.done') })
  }
  return (
    <FieldsDialog
      isOpen
      title={t('dialog.title')}
      text={t('dialog.text')}
      submit={t('dialog.submit')}
      size="lg"
      fields={fields}
      words={WORDS}
      schema={NewStep}
      start={{ declared: 'self', how: 'paper', ...start }}
      onSubmit={record}
      onClose={onClose}
    />
  )
}

function fieldsFor(person: string) {
  return {
    action: choice(STEPS, { required: true, look: 'segments' }),
    purpose: choice(PURPOSES, { required: true }),
    declared: choice(DECLARERS, { required: true, look: 'segments' }),
    guardian: reference(guardianSource(person), {
      required: true,
      when: ({ declared }) => declared === 'guardian',
    }),
    how: choice(WAYS, { required: true }),
    given_on: date({ required: true }),
    wording: multiline({
      required: true,
      max: 10_000,
      rows: 3,
      when: ({ action }) => action === 'declared',
    }),
    proof: text({ max: 2000 }),
  }
}

/** Only those who care for this person. */
function guardianSource(id: string): ReferenceSource {
  return {
    ...personSource,
    name: `guardian-of-${id}`,
    find: async (search) => {
      const { items } = await call(listRelations, { params: { id } })
      return items
        .filter(({ kind, direction }) => kind === 'guardian' && direction === 'by')
        .map(({ person: { _id, name } }) => ({ value: _id, label: name }))
        .filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()))
    },
  }
}
