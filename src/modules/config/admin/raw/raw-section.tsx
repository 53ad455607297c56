import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { FormScreen } from '#kernel/admin/edit/form/form-screen.tsx'
import type { Base, FormRules } from '#kernel/admin/edit/form/use-entry-form.ts'
import { json } from '#kernel/admin/fields/structured/json-field.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { notify } from '#ui/notification/notify.tsx'
import { listSections, type Section, saveConfig } from '../../contract.ts'
import { texts } from '../../messages.ts'
import classes from './raw-config.module.css'
import { RawJsonInput } from './raw-json-input.tsx'
import { SectionHistory } from './section-history.tsx'
import { SectionProblems } from './section-problems.tsx'
import { SECTIONS_KEY } from './sections-query.ts'

// Secret as a whole: a draft of it on this device could hold a secret just typed.
const fields = { value: { ...json({ required: true }), isSecret: true, Input: RawJsonInput } }
const rules: FormRules = { fields }

/** One section as JSON, with the checks and the care of every other form. */
export function RawSection({ section }: { section: Section }) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const client = useQueryClient()
  const free = useRef(false)
  const start = useMemo(() => toBase(section), [section])
  const { name, label, version, updated_at } = section
  const title = label[lang]
  const renew = () => client.invalidateQueries({ queryKey: SECTIONS_KEY })
  const state = updated_at
    ? t('raw.version', { version, moment: formatMoment(updated_at, lang) })
    : t('raw.neverSaved')
  return (
    <div className={classes.section}>
      <p className={classes.quiet}>
        <code>{name}</code> · {state}
      </p>
      <SectionProblems problems={section.problems} />
      <FormScreen
        place={{ noun: 'config-raw', id: name }}
        rules={rules}
        fields={fields}
        words={{ fields: { value: t('raw.fields.value') }, sections: { [name]: title } }}
        layout={{ main: { [name]: ['value'] } }}
        start={start}
        isReadOnly={false}
        free={free}
        save={async ({ version: read = 0, values }) => {
          const body = { name, value: values.value, version: read }
          return baseOf(await call(saveConfig, { body }), name)
        }}
        reload={async () => baseOf(await call(listSections, {}), name)}
        onSaved={() => {
          notify({ content: t('raw.saved') })
          void renew()
        }}
      />
      <SectionHistory section={section} onRestored={() => void renew()} />
    </div>
  )
}

function baseOf(sections: readonly Section[], name: string): Base {
  const section = sections.find((candidate) => candidate.name === name)
  return section ? toBase(section) : { item: {}, version: 0 }
}

function toBase({ value, version }: Section): Base {
  return { item: { value }, version }
}
