import { type ReactNode, useMemo } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import type { Fields } from '#kernel/admin/fields/form-values.ts'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { FormContext } from '#kernel/admin/fields/inputs/form-context.tsx'
import { boolean, choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { notify } from '#ui/notification/notify.tsx'
import { PageStructure } from '../../contract.ts'
import type { Page } from '../../contract-page.ts'
import { PAGE_TYPES, PAGE_VIEWS } from '../../contract-values.ts'
import classes from '../edit/edit.module.css'
import { editMessages, formWords } from '../messages.ts'
import { otherPageSource } from '../pickers.tsx'
import { useStructure } from './use-structure.ts'

const WORDS = wordsOf(formWords, 'structure')
const View = z.object({ view: PageStructure.shape.template.unwrap().shape.view })

export type StructureProps = {
  page: Page
  isReadOnly: boolean
  /** Says that the right to publish is missing. */
  isHinted: boolean
}

type Props = StructureProps & {
  part: 'place' | 'menu' | 'advanced'
  /** Stores the draft first: another template opens the page anew, and what is typed would be gone. */
  settle?(): Promise<boolean>
  /** What belongs here and is saved with the draft. */
  children?: ReactNode
}

/** Where the page lies, what it is drawn with, and in which menus it stands. */
export function PlaceCard(props: Props) {
  const t = useMessages(editMessages)
  return (
    <CardSection
      title={t(`side.${props.part}`)}
      description={props.isHinted ? t('side.needsPublish') : undefined}
    >
      <PlaceFields {...props} />
    </CardSection>
  )
}

/** The same without a card around it. */
export function PlaceFields({ page, part, isReadOnly, settle, children }: Props) {
  const t = useMessages(editMessages)
  const words = WORDS[useSession().user.lang]
  const { set } = useStructure(page)
  const fields = useMemo(() => fieldsFor(page._id, part), [page._id, part])
  const values: Readonly<Record<string, unknown>> = { ...page, view: page.template.view }
  const state = useMemo(() => ({ errors: {}, isReadOnly }), [isReadOnly])
  const draw = async (template: z.infer<typeof View>) => {
    if (!settle || (await settle())) await set({ template })
    else notify({ type: 'warning', content: t('side.settleFirst') })
  }
  const change = (name: string, value: unknown) => {
    const view = View.safeParse({ [name]: value })
    if (view.success) return void draw(view.data)
    const given = PageStructure.safeParse({ [name]: value })
    if (given.success) void set(given.data)
  }
  return (
    <FormContext value={state}>
      <div className={classes.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <FieldInput
            key={name}
            field={field}
            path={`structure.${name}`}
            value={values[name]}
            text={fieldText(words, name)}
            onChange={(value) => change(name, value)}
          />
        ))}
        {children}
      </div>
    </FormContext>
  )
}

function fieldsFor(id: string, part: Props['part']): Fields {
  if (part === 'menu') return { showInMenu: boolean(), showInFooter: boolean() }
  if (part === 'advanced') return { type: choice(PAGE_TYPES, { required: true }), tags: tags() }
  return {
    parent_page: reference(otherPageSource(id)),
    view: choice(PAGE_VIEWS, { required: true }),
  }
}
