import { Radio } from '@mantine/core'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { useSession } from '#kernel/admin/session.tsx'
import classes from './layout-field.module.css'
import type { StartingLayout } from './starting-layouts.ts'

/** How a page begins, chosen among small drawings of what stands below one another. */
export function layoutField(layouts: readonly StartingLayout[]): Field<string> {
  const Input = ({ text, value, onChange }: InputProps<string>) => (
    <Radio.Group label={text.label} value={value} onChange={onChange}>
      <div className={classes.cards}>
        {layouts.map((layout) => (
          <LayoutCard key={layout.name} layout={layout} />
        ))}
      </div>
    </Radio.Group>
  )
  return customField<string>({ empty: layouts[0]?.name ?? '', Input })
}

function LayoutCard({ layout }: { layout: StartingLayout }) {
  const { lang } = useSession().user
  return (
    <Radio.Card value={layout.name} className={classes.card} aria-label={layout.title[lang]}>
      <span className={classes.drawing} aria-hidden>
        {layout.parts.map(({ name, kind }) => (
          <span key={name} className={classes.part} data-kind={kind} />
        ))}
      </span>
      <span className={classes.title}>{layout.title[lang]}</span>
      <span className={classes.hint}>{layout.hint[lang]}</span>
    </Radio.Card>
  )
}
