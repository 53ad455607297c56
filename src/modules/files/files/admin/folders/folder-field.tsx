import { Autocomplete } from '@mantine/core'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'
import { Folder } from '../../file-query.ts'
import { useFacets } from '../use-facets.ts'

/** The folder of a file: one there is, or a new one by its name. */
export function folderField(): Field<string> {
  return customField<string>({
    empty: '',
    Input: FolderInput,
    plain: (value) => value,
    faults: (value) => (Folder.safeParse(value).success ? [] : [{ path: '', key: 'pattern' }]),
  })
}

function FolderInput(props: InputProps<string>) {
  const { folders } = useFacets()
  return (
    <Autocomplete
      {...labelProps(props)}
      data={[...folders]}
      limit={50}
      value={props.value}
      onChange={props.onChange}
    />
  )
}
