import { Alert, Stack, Text } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { useSending } from '#kernel/admin/dialog/use-sending.ts'
import { choice } from '#kernel/admin/fields/choice-fields.ts'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { FormContext } from '#kernel/admin/fields/inputs/form-context.tsx'
import { reference } from '#kernel/admin/fields/reference-fields.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import type { Page } from '../../contract-page.ts'
import { PAGE_VIEWS } from '../../contract-values.ts'
import { pageSource } from '../pickers.tsx'
import { browseTexts, formWords } from '../texts.ts'
import { NewPageAnswer } from './make-page.ts'
import { addressOf, ownerOf } from './new-address.ts'

const FIELDS = {
  title: text({ required: true, max: 200 }),
  parent_page: reference(pageSource),
  lang: choice(['de', 'en'], { required: true, look: 'segments' }),
  view: choice(PAGE_VIEWS, { required: true }),
}
const WORDS = wordsOf(formWords, 'newPage')
/** The window takes the focus first; then it belongs to the title. */
const FOCUS_AFTER = 60

type Props = {
  id: string
  parent: string | null
  pages: readonly Page[]
  onMake(answer: NewPageAnswer): Promise<unknown>
  onSending(isSending: boolean): void
}

export function NewPageForm({ id, parent, pages, onMake, onSending }: Props) {
  const words = WORDS[useSession().user.lang]
  const [values, setValues] = useState<Record<string, unknown>>({
    title: '',
    lang: 'de',
    view: 'standard',
    parent_page: parent,
  })
  const form = useRef<HTMLFormElement>(null)
  useTimeout(() => form.current?.querySelector('input')?.focus(), FOCUS_AFTER, { autoInvoke: true })
  const { faults, failure, send } = useSending({
    fields: FIELDS,
    schema: NewPageAnswer,
    onSubmit: onMake,
    onClose: () => undefined,
    isStep: true,
    onSending,
  })
  const state = useMemo(() => ({ errors: faults, isReadOnly: false }), [faults])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(values)
  }
  return (
    <form ref={form} id={id} noValidate onSubmit={submit}>
      <Stack gap="md">
        <FormContext value={state}>
          {Object.entries(FIELDS).map(([name, field]) => (
            <FieldInput
              key={name}
              field={field}
              path={name}
              value={values[name]}
              text={fieldText(words, name)}
              onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
            />
          ))}
        </FormContext>
        <Address values={values} pages={pages} />
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
      </Stack>
    </form>
  )
}

function Address({ values, pages }: { values: object; pages: readonly Page[] }) {
  const t = useTexts(browseTexts)
  const given = NewPageAnswer.safeParse(values).data
  if (!given) return null
  const address = addressOf(pages, { ...given, parent: given.parent_page })
  const owner = ownerOf(pages, address, given.lang)
  return (
    <Text size="sm" c={owner ? 'var(--k-warn)' : 'dimmed'} aria-live="polite">
      {owner
        ? t('newPage.taken', { address, title: owner.title })
        : t('newPage.address', { address })}
    </Text>
  )
}
