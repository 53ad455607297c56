import { customField, type InputProps } from '#kernel/admin/fields/field.ts'
import { image } from '#kernel/admin/fields/file-fields.ts'
import { FileInput } from '#kernel/admin/fields/inputs/files/file-input.tsx'
import { fileSource } from '#modules/files/admin/pickers.tsx'

const picture = image(fileSource)

/** A picture where nothing is written as ''. */
export const pictureField = customField<string>({ empty: '', Input: PictureInput, plain: String })

function PictureInput({ value, onChange, ...rest }: InputProps<string>) {
  return (
    <FileInput
      {...rest}
      field={picture}
      value={value || null}
      onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : '')}
    />
  )
}
