import { Alert, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { FormScreen } from '#kernel/admin/edit/form/form-screen.tsx'
import type { Base, FormRules } from '#kernel/admin/edit/form/use-entry-form.ts'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'
import { json, readJson, writeJson } from '#kernel/admin/fields/structured/json-field.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { listSections, type Section, saveConfig } from '../../contract.ts'
import { messages } from '../../messages.ts'
import classes from './raw-config.module.css'
import { SectionHistory } from './section-history.tsx'
import { SECTIONS_KEY } from './sections-query.ts'

// Secret as a whole: a draft of it on this device could hold a secret just typed.
const fields = { value: { ...json({ required: true }), isSecret: true, Input: RawJsonInput } }
const rules: FormRules = { fields }

/** One section as JSON, with the checks and the care of every other form. */
export function RawSection({ section }: { section: Section }) {
  const t = useMessages(messages)
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

/** Why a part of the stored value is not in use. */
function SectionProblems({ problems }: { problems: readonly string[] }) {
  const t = useMessages(messages)
  if (problems.length === 0) return null
  return (
    <Alert
      color="red"
      variant="outline"
      className={classes.problems}
      icon={<IconAlertTriangle {...ICON} />}
      title={t('raw.problems')}
    >
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  )
}

/**
 * A large box that is never set straight while someone works in it: a box that grows on leaving
 * would move the save button away from under the pointer.
 */
function RawJsonInput(props: InputProps<unknown>) {
  const { value, onChange } = props
  const [typed, setTyped] = useState({ value, text: writeJson(value) })
  const shown = typed.value === value ? typed.text : writeJson(value)
  const change = (text: string) => {
    const read = readJson(text)
    setTyped({ value: read, text })
    onChange(read)
  }
  return (
    <Textarea
      {...labelProps(props)}
      autosize
      minRows={12}
      maxRows={32}
      spellCheck={false}
      classNames={{ input: classes.editor }}
      value={shown}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
