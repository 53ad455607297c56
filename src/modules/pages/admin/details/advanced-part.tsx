import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { configSource } from '#modules/config/admin/pickers.tsx'
import type { DraftEditing } from '../edit/drafts/use-draft.ts'
import classes from '../edit/edit.module.css'
import { FIELD_WORDS, FieldsForm } from '../edit/fields-form.tsx'
import { editMessages } from '../messages.ts'
import { PlaceFields, type StructureProps } from './place-card.tsx'

const PATH = { path: text({ max: 300, code: true }) }
const ENGINES = {
  meta_keywords: text({ max: 500 }),
  canonical: text({ max: 500, code: true }),
}
const Settings = z.object({ custom_classes: z.array(z.string()) })

type Props = { structure: StructureProps; editing: DraftEditing; isReadOnly: boolean }

/** What few pages need: an address of one's own, kinds, tags, CSS classes. Closed until asked for. */
export function AdvancedPart({ structure, editing, isReadOnly }: Props) {
  const t = useMessages(editMessages)
  return (
    <details className={classes.advanced}>
      <summary>{t('side.advanced')}</summary>
      <div className={classes.fields}>
        <FieldsForm editing={editing} fields={PATH} isReadOnly={isReadOnly} />
        <PlaceFields {...structure} part="advanced" />
        <FieldsForm editing={editing} fields={ENGINES} isReadOnly={isReadOnly} />
        <ClassNames editing={editing} isReadOnly={isReadOnly} />
      </div>
    </details>
  )
}

/** CSS classes of the settings. Only administrators can read those; others see what is set. */
function ClassNames({ editing, isReadOnly }: Omit<Props, 'structure'>) {
  const words = FIELD_WORDS[useSession().user.lang]
  const mayRead = useCan()(admin)
  const { classes: chosen } = editing.content.fields
  const offered = useQuery({
    queryKey: ['settings', 'components.pages', 'classes'],
    queryFn: async () => {
      const { value } = await configSource.load('components.pages')
      return Settings.safeParse(value).data?.custom_classes ?? []
    },
    enabled: mayRead,
  })
  const known = [...new Set([...(offered.data ?? []), ...chosen])]
  if (known.length === 0) return null
  return (
    <MultiSelect
      label={words.fields.classes}
      description={words.hints.classes}
      data={known}
      value={chosen}
      disabled={isReadOnly}
      error={editing.faults.fields.classes}
      onChange={(next) => editing.setField('classes', next)}
    />
  )
}
