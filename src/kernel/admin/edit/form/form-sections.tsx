import type { ComponentType } from 'react'
import { CardSection } from '#ui/card-section/card-section.tsx'
import type { Field } from '../../fields/field.ts'
import { type Fields, isShown } from '../../fields/form-values.ts'
import { FieldInput } from '../../fields/inputs/field-input.tsx'
import { FormContext, useFormState } from '../../fields/inputs/form-context.tsx'
import type { FieldText, FormWords } from '../../fields/words.ts'
import { isLines, type Layout, type Line, type OwnSection, type Sections } from './form-layout.ts'
import classes from './form-sections.module.css'
import type { EntryForm } from './use-entry-form.ts'

/** What the sections of a form draw from. */
export type Drawing = {
  fields: Fields
  words: FormWords
  form: EntryForm
  textOf(name: string): FieldText
  setterOf(name: string): (value: unknown) => void
  /** Sections of a module's own need a stored thing. */
  isNew: boolean
  /** Fields that are shown and cannot be changed. */
  closed?: readonly string[]
  reload(): Promise<void>
}

/** Cards by meaning: the wide column, and the narrow one beside it. */
export function FormSections({ layout, drawing }: { layout: Layout; drawing: Drawing }) {
  const { main, side } = layout
  return (
    <div className={classes.columns} data-side={side !== undefined || undefined}>
      <div className={classes.column}>
        <Cards sections={main} drawing={drawing} />
      </div>
      {side && (
        <div className={classes.column}>
          <Cards sections={side} drawing={drawing} />
        </div>
      )}
    </div>
  )
}

function Cards({ sections, drawing }: { sections: Sections; drawing: Drawing }) {
  const { words, isNew } = drawing
  return Object.entries(sections).map(([name, section]) => {
    if (isLines(section) ? !hasFields(section, drawing) : isNew) return null
    return (
      <CardSection
        key={name}
        title={words.sections?.[name] ?? name}
        description={words.sectionHints?.[name]}
      >
        {isLines(section) ? (
          <div className={classes.lines} data-sole={isSole(name, section, words) || undefined}>
            {section.map((line) => (
              <FormLine key={String(line)} line={line} drawing={drawing} />
            ))}
          </div>
        ) : (
          <OwnCard section={section} drawing={drawing} />
        )}
      </CardSection>
    )
  })
}

/** A card whose fields all mean nothing at present would stand there empty. */
function hasFields(section: readonly Line[], drawing: Drawing): boolean {
  return section.flat().some((name) => openField(name, drawing) !== undefined)
}

/** A card with one field of the same name need not say it twice. */
function isSole(name: string, section: readonly Line[], words: FormWords): boolean {
  const [only = ''] = section.flat()
  return section.flat().length === 1 && words.fields[only] === words.sections?.[name]
}

function OwnCard({ section, drawing }: { section: OwnSection; drawing: Drawing }) {
  const Section = section as ComponentType<{ item: object; reload(): Promise<void> }>
  return <Section item={drawing.form.base.item} reload={drawing.reload} />
}

function FormLine({ line, drawing }: { line: Line; drawing: Drawing }) {
  const names = [line].flat()
  if (names.length === 1) return <FormField name={String(names[0])} drawing={drawing} />
  return (
    <div className={classes.line}>
      {names.map((name) => (
        <FormField key={name} name={name} drawing={drawing} />
      ))}
    </div>
  )
}

function FormField(props: { name: string; drawing: Drawing }) {
  const { errors } = useFormState()
  const field = <OpenField {...props} />
  if (!props.drawing.closed?.includes(props.name)) return field
  return <FormContext value={{ errors, isReadOnly: true }}>{field}</FormContext>
}

function OpenField({ name, drawing }: { name: string; drawing: Drawing }) {
  const { form, textOf, setterOf } = drawing
  const field = openField(name, drawing)
  const item = itemOf(drawing)
  if (!field) return null
  return (
    <FieldInput
      field={field}
      path={name}
      value={field.isReadOnly ? item[name] : form.values[name]}
      onChange={setterOf(name)}
      text={textOf(name)}
    />
  )
}

function openField(name: string, drawing: Drawing): Field | undefined {
  const field = drawing.fields[name]
  // Whether a field means anything may hang on what the form does not edit.
  return field && isShown(field, { ...itemOf(drawing), ...drawing.form.values }) ? field : undefined
}

function itemOf({ form }: Drawing) {
  return form.base.item as Readonly<Record<string, unknown>>
}
