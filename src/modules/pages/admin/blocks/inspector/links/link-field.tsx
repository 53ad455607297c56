import { customField, type InputProps } from '#kernel/admin/fields/field.ts'
import classes from '#kernel/admin/fields/inputs/field-input.module.css'
import { FieldSet } from '#kernel/admin/fields/inputs/field-set.tsx'
import type { Link } from '#kernel/site/block/link.ts'
import { LinkForm } from './link-form.tsx'

export const linkField = customField<Link>({ empty: null, Input: LinkInput })

function LinkInput({ field, path, text, error, value, onChange }: InputProps<Link | null>) {
  return (
    <FieldSet field={field} text={text} error={error}>
      <div className={classes.inset}>
        <LinkForm path={path} value={value} onChange={onChange} />
      </div>
    </FieldSet>
  )
}
