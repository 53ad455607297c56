import { Button } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { choice, choices } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { notify } from '#ui/notification/notify.tsx'
import { ACCESS_KINDS, AccessKind } from '../../contract-values.ts'
import classes from '../edit/edit.module.css'
import { editMessages, formWords } from '../messages.ts'
import type { StructureProps } from './place-card.tsx'
import { useStructure } from './use-structure.ts'

/** Guests are everyone, and nobody signs in as what is internal. */
const ROLES = ['user', 'member', 'admin', 'system'] as const
const WORDS = wordsOf(formWords, 'access')
const Answer = z.object({ kind: AccessKind, roles: z.array(z.enum(ROLES)), password: z.string() })
const FIELDS = {
  kind: choice(ACCESS_KINDS, { required: true }),
  roles: choices(ROLES, { required: true, when: ({ kind }) => kind === 'roles' }),
  password: text({ max: 200, when: ({ kind }) => kind === 'password' }),
}

/** Who may see the page. */
export function AccessCard({ page, isReadOnly, isHinted }: StructureProps) {
  const t = useMessages(editMessages)
  const { lang } = useSession().user
  const { write } = useStructure(page)
  const [isOpen, setOpen] = useState(false)
  const { kind, roles } = page.access
  return (
    <CardSection
      title={t('side.access')}
      description={isHinted ? t('side.needsPublish') : undefined}
    >
      <div className={classes.facts}>
        <span>{WORDS[lang].choices.kind[kind]}</span>
        {kind === 'roles' && <span className={classes.quiet}>{roles.join(', ')}</span>}
      </div>
      {!isReadOnly && (
        <Button variant="default" mt="sm" onClick={() => setOpen(true)}>
          {t('side.changeAccess')}
        </Button>
      )}
      <FieldsDialog
        isOpen={isOpen}
        title={t('side.accessTitle')}
        submit={t('side.accessSave')}
        fields={FIELDS}
        words={WORDS}
        schema={Answer}
        start={{ kind, roles, password: '' }}
        faultName={(name) => name.replace(/^access\./, '')}
        onClose={() => setOpen(false)}
        onSubmit={async ({ password, ...given }) => {
          await write({ access: { ...given, ...(password && { password }) } })
          notify({ content: t('side.saved') })
        }}
      />
    </CardSection>
  )
}
