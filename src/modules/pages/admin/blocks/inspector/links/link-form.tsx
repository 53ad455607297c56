import { useMemo, useState } from 'react'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import type { Field } from '#kernel/admin/fields/field.ts'
import { emptyValues } from '#kernel/admin/fields/form-values.ts'
import { ChildInputs } from '#kernel/admin/fields/inputs/lists/group-input.tsx'
import { boolean, choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { file } from '#kernel/admin/fields/kinds/file-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { email, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { useSession } from '#kernel/admin/session.tsx'
import type { Link } from '#kernel/site/block/link.ts'
import { fileSource } from '#modules/files/admin/pickers.tsx'
import { formWords } from '../../../messages.ts'
import { pageSource } from '../../../pickers.tsx'
import { thingField, useThingSources } from '../fields/thing-field.tsx'
import {
  LINK_KINDS,
  type LinkKind,
  type LinkValues,
  linkOf,
  THING_KINDS,
  valuesOfLink,
} from './link-values.ts'

const WORDS = wordsOf(formWords, 'link')
const isKind = (kind: LinkKind) => ({ when: ({ to }: LinkValues) => to === kind })

const LINK_FIELDS: Readonly<Record<string, Field>> = {
  to: choice(LINK_KINDS),
  page: reference(pageSource, isKind('page')),
  anchor: text({ max: 80, ...isKind('page') }),
  file: file(fileSource, isKind('file')),
  url: text({ max: 2000, code: true, ...isKind('url') }),
  newTab: boolean(isKind('url')),
  mail: email(isKind('mail')),
  subject: text({ max: 200, ...isKind('mail') }),
  phone: text({ max: 30, ...isKind('phone') }),
  product: thingField('product', isKind('product')),
  'product-group': thingField('product-group', isKind('product-group')),
}

/** What is switched off is not offered, unless the link leads there already. */
function offeredFields(isOffered: (kind: LinkKind) => boolean): Readonly<Record<string, Field>> {
  return { ...LINK_FIELDS, to: choice(LINK_KINDS.filter(isOffered)) }
}

type Props = {
  path: string
  value: Link | null
  onChange(link: Link | null): void
  /** There is to be a link: most lead to a page. */
  isWanted?: boolean
}

/** Where something leads: a page, a file, an address, a mailbox, a phone, or a thing of a module. */
export function LinkForm({ path, value, onChange, isWanted = false }: Props) {
  const { lang } = useSession().user
  const [values, setValues] = useState<LinkValues>({
    ...emptyValues(LINK_FIELDS),
    ...(isWanted && { to: 'page' }),
    ...valuesOfLink(value),
  })
  const { has } = useThingSources()
  const [first] = useState(values.to)
  const fields = useMemo(() => {
    const isThing = (kind: LinkKind) => THING_KINDS.some((one) => one === kind)
    return offeredFields((kind) => !isThing(kind) || has(kind) || kind === first)
  }, [has, first])
  const change = (next: LinkValues) => {
    setValues(next)
    const link = linkOf(next) ?? null
    // While a link is being typed it leads nowhere; what was there before must not stay.
    if (JSON.stringify(link) !== JSON.stringify(value)) onChange(link)
  }
  return (
    <ChildInputs
      fields={fields}
      path={path}
      value={values}
      text={fieldText(WORDS[lang], 'link')}
      onChange={change}
    />
  )
}
