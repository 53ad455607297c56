import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { settingsKey } from '#kernel/admin/settings/settings-key.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { type ShopConfig, shopSection } from '../config.ts'

type Titled = { uuid: string; title: string }

/** The section as it is saved; what was typed and not saved yet cannot be pointed at. */
export function useStoredShop(): ShopConfig | undefined {
  const stored = useQuery({
    queryKey: settingsKey(shopSection.name),
    queryFn: () => configSource.load(shopSection.name),
  })
  return shopSection.schema.safeParse(stored.data?.value).data
}

/** One of the things that are saved in another place of the section, or none of them. */
export function storedChoice(optionsOf: (shop: ShopConfig) => readonly Titled[]): Field<string> {
  function StoredChoice({ value, onChange, text, error, isDisabled }: InputProps<string>) {
    const shop = useStoredShop()
    const options = shop ? optionsOf(shop) : []
    return (
      <Select
        label={text.label}
        description={text.hint}
        // Below, as everywhere: inputs beside each other stand on one line.
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={error}
        disabled={isDisabled}
        clearable
        placeholder={text.placeholder}
        data={options.map(({ uuid, title }) => ({ value: uuid, label: title }))}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    )
  }
  return customField<string>({ empty: '', Input: StoredChoice })
}
