import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { pickValues } from '#kernel/admin/fields/form-values.ts'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { FormContext } from '#kernel/admin/fields/inputs/form-context.tsx'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { editMessages } from '../../messages.ts'
import classes from './inspector.module.css'
import { inspectorWords } from './inspector-words.ts'
import { withProp } from './props-of-block.ts'
import { inspectorFields } from './schema-fields.ts'

type InspectorProps = {
  block: Block
  type: BlockType
  /** Path below the props → words. */
  errors?: Readonly<Record<string, string>>
  isReadOnly?: boolean
  /** Given the block as it is then: an upload may end long after something else was typed. */
  onChange(change: (block: Block) => Block): void
}

const NONE = {}

/** The form of one block, made from its schema: what it says and how it looks. */
export function BlockInspector(props: InspectorProps) {
  const { block, type, errors = NONE, isReadOnly = false, onChange } = props
  const t = useMessages(editMessages)
  const { lang } = useSession().user
  const fields = inspectorFields(type)
  const words = useMemo(() => inspectorWords(type.name, lang), [type, lang])
  const state = useMemo(() => ({ errors, isReadOnly }), [errors, isReadOnly])
  const values = useMemo(() => {
    // Defaults are shown as they are drawn, also those inside lists.
    const parsed = type.schema.safeParse(block.props)
    return pickValues(fields, { ...block.props, ...parsed.data })
  }, [type, fields, block.props])
  return (
    <div className={classes.form}>
      <FormContext value={state}>
        {Object.entries(fields).map(([name, field]) => (
          <FieldInput
            key={`${block.id}-${name}`}
            field={field}
            path={name}
            value={values[name]}
            text={fieldText(words, name)}
            onChange={(value) => onChange((now) => withProp(type, now, { name, value }))}
          />
        ))}
      </FormContext>
      {Object.keys(fields).length === 0 && <Text c="dimmed">{t('inspector.nothing')}</Text>}
    </div>
  )
}
