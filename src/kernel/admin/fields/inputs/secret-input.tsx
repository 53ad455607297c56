import { Button, PasswordInput } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useTexts } from '../../session.tsx'
import type { InputProps } from '../field.ts'
import { fieldTexts } from '../messages.ts'
import { isStoredSecret } from '../text-fields.ts'
import classes from './field-input.module.css'
import { FieldSet } from './field-set.tsx'
import { labelProps } from './label-props.ts'

/** A stored secret is never shown: it can be kept, replaced or removed. */
export function SecretInput(props: InputProps<string>) {
  const { value, onChange, field, text, error } = props
  const t = useTexts(fieldTexts)
  const [isReplacing, setReplacing] = useState(false)
  const [wasStored] = useState(() => isStoredSecret(value))
  const isStored = isStoredSecret(value)

  if (isStored && !isReplacing) {
    return (
      <FieldSet field={field} text={text} error={error}>
        <div className={classes.secret}>
          <span className={classes.secretState}>
            <IconKey {...SMALL_ICON} />
            {t('value.secretSet')}
          </span>
          <Button variant="default" size="compact-sm" onClick={() => setReplacing(true)}>
            {t('input.secretChange')}
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange('')}>
            {t('input.secretRemove')}
          </Button>
        </div>
      </FieldSet>
    )
  }
  const keep = () => {
    setReplacing(false)
    onChange(SECRET_MARK)
  }
  return (
    <div>
      <PasswordInput
        {...labelProps(props)}
        description={wasStored && value === '' ? t('input.secretWillGo') : text.hint}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('input.show') }}
        value={isStored ? '' : value}
        onChange={(event) => onChange(event.currentTarget.value || (isStored ? SECRET_MARK : ''))}
      />
      {wasStored && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={keep}>
          {t('input.secretKeep')}
        </Button>
      )}
    </div>
  )
}
