import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { choice } from '#kernel/admin/fields/choice-fields.ts'
import { reference } from '#kernel/admin/fields/reference-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { otherBugSource } from '../../admin/pickers.tsx'
import { adminTexts, adminWords } from '../../admin/texts.ts'
import { bugKey } from '../../bugs/admin/edit/bug-keys.ts'
import { LINK_KINDS, LinkKind } from '../../bugs/bug-values.ts'
import { linkBugs } from '../relation.calls.ts'

const Link = z.object({ kind: LinkKind, bug: z.string() })

type Props = { bug: string; isOpen: boolean; onClose(): void }

export function LinkDialog({ bug, isOpen, onClose }: Props) {
  const t = useTexts(adminTexts)
  const client = useQueryClient()
  const fields = useMemo(() => fieldsFor(bug), [bug])
  return (
    <FieldsDialog
      isOpen={isOpen}
      title={t('links.add')}
      submit={t('links.addYes')}
      fields={fields}
      words={wordsOf(adminWords, 'linkForm')}
      schema={Link}
      start={{ kind: 'relates' }}
      onClose={onClose}
      onSubmit={async (link) => {
        const reply = await call(linkBugs, { params: { id: bug }, body: link })
        client.setQueryData(bugKey(bug, 'links'), reply)
        await client.invalidateQueries({ queryKey: bugKey(bug, 'history') })
      }}
    />
  )
}

function fieldsFor(bug: string) {
  return {
    kind: choice(LINK_KINDS, { required: true }),
    bug: reference(otherBugSource(bug), { required: true }),
  }
}
