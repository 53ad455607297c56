import { Button, Text } from '@mantine/core'
import { IconVersions } from '@tabler/icons-react'
import {
  customField,
  type Fault,
  type Field,
  type InputProps,
  type ValueProps,
} from '#kernel/admin/fields/field.ts'
import { FieldSet } from '#kernel/admin/fields/inputs/field-set.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoney } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { useChoices } from '../choices.ts'
import { AxesEditor } from './axes-editor.tsx'
import classes from './offer.module.css'
import { EMPTY_VARIANT, isSingle, type Offer, withCombinations } from './offer.ts'
import { SaleTimes, SINGLE_FIELDS, SingleVariant } from './single-variant.tsx'
import { VariantGrid } from './variant-grid.tsx'

const EMPTY: Offer = { axes: [], variants: [EMPTY_VARIANT] }

/** Price and numbers of a product of one kind, or a grid of all its variants. */
export function offerField(): Field<Offer> {
  return customField<Offer>(
    { empty: EMPTY, Input: OfferInput, Value: OfferValue, faults, children: SINGLE_FIELDS },
    { required: true },
  )
}

function faults({ variants }: Offer): Fault[] {
  return variants.length === 0 ? [{ path: '', key: 'required' }] : []
}

function OfferInput({ field, value, onChange, text, error, isDisabled }: InputProps<Offer>) {
  const t = useMessages(adminMessages)
  const choices = useChoices()
  const { axes, variants } = value
  if (isSingle(value)) {
    return (
      <FieldSet field={field} text={text} error={error}>
        <SingleVariant
          variant={variants[0] ?? EMPTY_VARIANT}
          text={text}
          onChange={(variant) => onChange({ axes, variants: [variant] })}
        />
        {!isDisabled && (
          <Button
            variant="default"
            className={classes.more}
            leftSection={<IconVersions {...SMALL_ICON} />}
            onClick={() => onChange(firstAxis(value, t('offer.size')))}
          >
            {t('offer.addVariants')}
          </Button>
        )}
      </FieldSet>
    )
  }
  const used = [...new Set(variants.map(({ color }) => color))]
  return (
    <FieldSet field={field} text={text} error={error}>
      <Text size="sm" c="dimmed">
        {t('offer.text')}
      </Text>
      <AxesEditor
        axes={axes}
        isDisabled={isDisabled}
        onChange={(changed) => onChange(withAxes(value, changed))}
      />
      {!isDisabled && (
        <Button variant="default" onClick={() => onChange(withCombinations(value, used))}>
          {t('offer.combine')}
        </Button>
      )}
      <VariantGrid
        offer={value}
        colors={choices?.colors ?? []}
        isDisabled={isDisabled}
        onChange={(changed) => onChange({ axes, variants: changed })}
      />
      <SaleTimes
        variants={variants}
        text={text}
        onChange={(changed) => onChange({ axes, variants: changed })}
      />
    </FieldSet>
  )
}

/** The one variant becomes the first value of a first axis. */
function firstAxis({ variants }: Offer, name: string): Offer {
  const axes = [{ name, name_en: '', values: [{ value: 'M', value_en: '' }] }]
  return { axes, variants: variants.map((variant) => ({ ...variant, axes: ['M'] })) }
}

/** Variants keep the values that are left; what is new in an axis waits for its variants. */
function withAxes({ axes: former, variants }: Offer, axes: Offer['axes']): Offer {
  // Where one was taken out, those behind it move up with their values.
  const places = axes.map((axis, at) => (former.includes(axis) ? former.indexOf(axis) : at))
  const valueAt = (have: string | undefined, at: number) => {
    const values = axes[at]?.values.map(({ value }) => value) ?? []
    return have !== undefined && values.includes(have) ? have : (values[0] ?? '')
  }
  return {
    axes,
    variants: variants.map((variant) => ({
      ...variant,
      axes: places.map((place, at) => valueAt(variant.axes[place], at)),
    })),
  }
}

/** For the history and for those who may only read. */
function OfferValue({ value: { variants } }: ValueProps<Offer>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return variants
    .map(({ axes, price, sale, sku, weight }) =>
      [
        ...axes,
        formatMoney(price, lang),
        sale && `(${t('offer.salePrice')} ${formatMoney(sale.price, lang)})`,
        sku,
        weight !== null && `${weight} g`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ')
}
