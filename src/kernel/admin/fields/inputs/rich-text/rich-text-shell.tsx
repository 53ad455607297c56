import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import type { InputProps } from '../../field.ts'

type Props = Pick<InputProps<unknown>, 'text' | 'error'> & {
  /** Of the label; what stands inside is named by it. */
  id: string
  isRequired?: boolean
  children: ReactNode
}

/** Label, hint and fault around running text, whether it is being written or only read. */
export function RichTextShell({ id, text, error, isRequired, children }: Props) {
  return (
    <Input.Wrapper
      label={text.label}
      labelElement="div"
      labelProps={{ id }}
      description={text.hint}
      error={error}
      withAsterisk={isRequired}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      {children}
    </Input.Wrapper>
  )
}
