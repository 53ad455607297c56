import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { notify } from '#ui/notification/notify.tsx'
import { historyKey } from '../collection/keys.ts'
import { editableFields, type Layout } from '../edit/form/form-layout.ts'
import { FormScreen } from '../edit/form/form-screen.tsx'
import type { Base, FormRules } from '../edit/form/use-entry-form.ts'
import { LockBanner } from '../edit/lock/lock-banner.tsx'
import { editTexts } from '../edit/messages.ts'
import { useCan, useSession, useTexts } from '../session.tsx'
import type { Settings, StoredSection } from './settings-definition.ts'
import { settingsKey } from './settings-key.ts'

type Props = { settings: Settings; stored: StoredSection; noun: string }

/** What the form does not edit is sent back untouched. */
export function SettingsForm({ settings, stored, noun }: Props) {
  const t = useTexts(editTexts)
  const can = useCan()
  const { lang } = useSession().user
  const client = useQueryClient()
  const free = useRef(false)
  const { section, source, fields, access, editAccess } = settings
  const { name } = section
  const layout = settings.form as Layout
  const mayEdit = can(editAccess ?? access)
  const start = useMemo(() => toBase(stored), [stored])
  const rules: FormRules = useMemo(
    () => ({
      fields: editableFields(fields, layout),
      schema: section.schema,
      complete: (values, item) => ({ ...item, ...values }),
    }),
    [fields, layout, section],
  )
  const keep = (saved: StoredSection) => {
    client.setQueryData(settingsKey(name), saved)
    return toBase(saved)
  }
  return (
    <>
      <LockBanner noun={noun} id={name} isOn={mayEdit} />
      <FormScreen
        place={{ noun, id: name }}
        rules={rules}
        fields={fields}
        words={settings.words[lang]}
        layout={layout}
        start={start}
        isReadOnly={!mayEdit}
        free={free}
        save={async ({ item, version = 0, values }) =>
          toBase(await source.save(name, { value: { ...item, ...values }, version }))
        }
        reload={async () => keep(await source.load(name))}
        onSaved={({ item, version = 0 }) => {
          keep({ value: item, version })
          void client.invalidateQueries({ queryKey: historyKey(noun, name) })
          notify({ content: t('save.saved') })
        }}
      />
    </>
  )
}

function toBase({ value, version }: StoredSection): Base {
  return { item: value, version }
}
