import type { InputWrapperProps } from '@mantine/core'
import type { InputProps } from '../field.ts'

type Labelled = Pick<InputProps<never>, 'field' | 'text' | 'error' | 'isDisabled'>

/** The hint stands below, so that inputs beside each other stand on one line. */
const ORDER: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']

/** What every Mantine input takes from a field. */
export function labelProps({ field, text, error, isDisabled }: Labelled) {
  return {
    label: text.label,
    description: text.hint,
    placeholder: text.placeholder,
    error,
    required: field.isRequired,
    disabled: isDisabled,
    inputWrapperOrder: ORDER,
  }
}
