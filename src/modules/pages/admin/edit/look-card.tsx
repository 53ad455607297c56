import { MultiSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { useCan, useSession, useTexts } from '#kernel/admin/session.tsx'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { editTexts } from '../texts.ts'
import { FIELD_WORDS } from './fields-form.tsx'
import type { DraftEditing } from './use-draft.ts'

const Settings = z.object({ custom_classes: z.array(z.string()) })

type Props = { editing: DraftEditing; isReadOnly: boolean }

/** CSS classes of the settings. Only administrators can read those; others see what is set. */
export function LookCard({ editing, isReadOnly }: Props) {
  const t = useTexts(editTexts)
  const words = FIELD_WORDS[useSession().user.lang]
  const mayRead = useCan()(admin)
  const { classes } = editing.content.fields
  const offered = useQuery({
    queryKey: ['settings', 'components.pages', 'classes'],
    queryFn: async () => {
      const { value } = await configSource.load('components.pages')
      return Settings.safeParse(value).data?.custom_classes ?? []
    },
    enabled: mayRead,
  })
  const known = [...new Set([...(offered.data ?? []), ...classes])]
  return (
    <CardSection title={t('side.look')}>
      {known.length === 0 ? (
        <Text c="dimmed">{t('side.noClasses')}</Text>
      ) : (
        <MultiSelect
          label={words.fields.classes}
          description={words.hints.classes}
          data={known}
          value={classes}
          disabled={isReadOnly}
          error={editing.faults.fields.classes}
          onChange={(next) => editing.setField('classes', next)}
        />
      )}
    </CardSection>
  )
}
