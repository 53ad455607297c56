import { Select, TextInput } from '@mantine/core'
import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'
import { useMessages, useSession } from '../../../session.tsx'
import type { InputProps } from '../../field.ts'
import { fieldMessages } from '../../messages.ts'
import type { Address, AddressField, AddressPart } from '../../structured/address-field.ts'
import classes from '../field-input.module.css'
import { FieldSet } from '../field-set.tsx'
import { useFormState } from '../form-context.tsx'

type TextPart = { part: AddressPart; span: number; autoComplete: string }

const NAME: readonly TextPart[] = [
  { part: 'title', span: 4, autoComplete: 'off' },
  { part: 'first_name', span: 6, autoComplete: 'off' },
  { part: 'last_name', span: 6, autoComplete: 'off' },
]
const PLACE: readonly TextPart[] = [
  { part: 'address', span: 12, autoComplete: 'off' },
  { part: 'zip', span: 4, autoComplete: 'off' },
  { part: 'city', span: 8, autoComplete: 'off' },
]

export function AddressInput(props: InputProps<Address, AddressField>) {
  const { field, path, value, onChange, text, error } = props
  const t = useMessages(fieldMessages)
  const { lang } = useSession().user
  const { errors } = useFormState()
  const change = (part: AddressPart, given: string) => onChange({ ...value, [part]: given })
  const faultOf = (part: AddressPart) => errors[`${path}.${part}`]
  const textPart = ({ part, span, autoComplete }: TextPart) => (
    <div key={part} data-span={span} data-path={`${path}.${part}`}>
      <TextInput
        label={t(`address.${part}`)}
        autoComplete={autoComplete}
        value={value[part] ?? ''}
        error={faultOf(part)}
        onChange={(event) => change(part, event.currentTarget.value)}
      />
    </div>
  )
  return (
    <FieldSet field={field} text={text} error={error}>
      <div className={classes.parts}>
        <div data-span={8} data-path={`${path}.type`}>
          <Select
            label={t('address.type')}
            data={field.types.map((type) => ({ value: type, label: t(`address.${type}`) }))}
            value={value.type}
            allowDeselect={false}
            error={faultOf('type')}
            onChange={(type) => change('type', type ?? '')}
          />
        </div>
        {NAME.map(textPart)}
        {PLACE.map(textPart)}
        <div data-span={6} data-path={`${path}.country`}>
          <Select
            label={t('address.country')}
            data={COUNTRIES.map((code) => ({ value: code, label: countryName(code, lang) }))}
            value={value.country || null}
            searchable
            error={faultOf('country')}
            nothingFoundMessage={t('input.nothingFound')}
            onChange={(country) => change('country', country ?? '')}
          />
        </div>
        {textPart({ part: 'phone', span: 6, autoComplete: 'off' })}
      </div>
    </FieldSet>
  )
}
