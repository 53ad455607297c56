import { Button, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import {
  customField,
  type Field,
  type FieldOptions,
  type InputProps,
} from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { readableTokens, storedTokens, type Token } from '../../reply-tokens.ts'
import classes from '../inbox.module.css'

const MAX = 5000

/** Several lines in which buttons insert what is filled in for each reply. */
export function replyText(tokens: readonly Token[], options: FieldOptions = {}): Field<string> {
  function ReplyText(props: InputProps<string>) {
    return <TextWithTokens {...props} tokens={tokens} />
  }
  const faults = (value: string) =>
    value.length > MAX ? [{ path: '', key: 'tooLong' as const, values: { max: MAX } }] : []
  return customField<string>({ empty: '', Input: ReplyText, faults }, options)
}

function TextWithTokens({
  tokens,
  value,
  onChange,
  ...field
}: InputProps<string> & { tokens: readonly Token[] }) {
  const t = useMessages(adminMessages)
  const area = useRef<HTMLTextAreaElement>(null)
  const labels = Object.fromEntries(tokens.map((token) => [token, t(`tokens.${token}`)]))
  const shown = readableTokens(value, labels)
  const insert = (token: Token) => {
    const { selectionStart: from = shown.length, selectionEnd: to = from } = area.current ?? {}
    const text = `${shown.slice(0, from)}[${labels[token]}]${shown.slice(to)}`
    onChange(storedTokens(text, labels))
    area.current?.focus()
  }
  return (
    <>
      <Textarea
        {...labelProps(field)}
        ref={area}
        autosize
        minRows={3}
        maxRows={14}
        value={shown}
        onChange={(event) => onChange(storedTokens(event.currentTarget.value, labels))}
      />
      {tokens.length > 0 && !field.isDisabled && (
        <div className={classes.tokens} role="toolbar" aria-label={t('tokens.label')}>
          {tokens.map((token) => (
            <Button
              key={token}
              variant="default"
              size="compact-sm"
              leftSection={<IconPlus {...SMALL_ICON} />}
              onClick={() => insert(token)}
            >
              {t(`tokens.${token}`)}
            </Button>
          ))}
          <span className={classes.hint}>{t('tokens.hint')}</span>
        </div>
      )}
    </>
  )
}
