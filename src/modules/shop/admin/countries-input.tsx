import { NumberInput, Switch, TagsInput } from '@mantine/core'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { countryName } from '#kernel/i18n/countries.ts'
import type { ShippingCountry } from '../section/shipping.ts'
import classes from './countries-input.module.css'
import { messages } from './messages.ts'

/** Every country on a line of its own; what belongs to one shows only while goods are sent there. */
export function CountriesInput(props: InputProps<ShippingCountry[]>) {
  const { value, onChange, error, isDisabled } = props
  const change = (next: ShippingCountry) =>
    onChange(value.map((country) => (country.code === next.code ? next : country)))
  return (
    <div>
      <ul className={classes.countries}>
        {value.map((country) => (
          <CountryLine
            key={country.code}
            country={country}
            onChange={change}
            isDisabled={isDisabled}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className={classes.fault}>
          {error}
        </p>
      )}
    </div>
  )
}

type LineProps = {
  country: ShippingCountry
  onChange(country: ShippingCountry): void
  isDisabled: boolean
}

function CountryLine({ country, onChange, isDisabled }: LineProps) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const name = countryName(country.code, lang)
  const days = (part: 'days_min' | 'days_max') => (
    <NumberInput
      label={t(part === 'days_min' ? 'country.daysMin' : 'country.daysMax')}
      min={0}
      max={365}
      allowDecimal={false}
      disabled={isDisabled}
      value={country[part]}
      onChange={(given) => onChange({ ...country, [part]: Number(given) || 0 })}
    />
  )
  return (
    <li className={classes.country}>
      <Switch
        label={name}
        disabled={isDisabled}
        checked={country.is_open}
        onChange={(event) => onChange({ ...country, is_open: event.currentTarget.checked })}
      />
      {country.is_open && (
        <div className={classes.details}>
          {days('days_min')}
          {days('days_max')}
          <div className={classes.zips}>
            <TagsInput
              label={t('country.excluded')}
              placeholder={country.excluded_zips.length === 0 ? t('country.excludedExample') : ''}
              disabled={isDisabled}
              value={country.excluded_zips}
              onChange={(excluded_zips) => onChange({ ...country, excluded_zips })}
            />
          </div>
        </div>
      )}
    </li>
  )
}
