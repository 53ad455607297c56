import { Button, NumberInput, Select, TextInput } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { countryName } from '#kernel/i18n/countries.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { type Quote, quoteCall } from '../shipping/shipping.calls.ts'
import { messages } from './messages.ts'
import classes from './shipping-calculator.module.css'
import { useStoredShop } from './stored-choice.tsx'

const START = { country: 'DE', zip: '', group: '', price: 25, weight: 1 }
type Answer = { quote: Quote } | { fault: string }

/** What a parcel would cost by the rates as they are saved. */
export function ShippingCalculator() {
  const t = useMessages(messages)
  const say = useFailureWords()
  const { lang } = useSession().user
  const shop = useStoredShop()
  const [given, setGiven] = useState(START)
  const [answer, setAnswer] = useState<Answer>()
  const set = (part: Partial<typeof START>) => setGiven((before) => ({ ...before, ...part }))

  const ask = async () => {
    const { country, zip, group, price, weight } = given
    const line = {
      shipping_group: group,
      quantity: '1',
      price: Math.round(price * 100),
      weight: Math.round(weight * 1000),
    }
    try {
      setAnswer(await call(quoteCall, { body: { country, zip, lines: [line] } }))
    } catch (error) {
      setAnswer({ fault: say(error) })
    }
  }

  return (
    <div className={classes.form}>
      <div className={classes.inputs}>
        <Select
          label={t('calculator.country')}
          allowDeselect={false}
          data={(shop?.shipping.country ?? []).map(({ code }) => ({
            value: code,
            label: countryName(code, lang),
          }))}
          value={given.country}
          onChange={(country) => set({ country: country ?? 'DE' })}
        />
        <TextInput
          label={t('calculator.zip')}
          value={given.zip}
          maxLength={20}
          onChange={(event) => set({ zip: event.currentTarget.value })}
        />
        <Select
          label={t('calculator.group')}
          placeholder={t('calculator.defaultGroup')}
          clearable
          data={(shop?.shipping.groups ?? []).map(({ uuid, title }) => ({
            value: uuid,
            label: title,
          }))}
          value={given.group || null}
          onChange={(group) => set({ group: group ?? '' })}
        />
        <NumberInput
          label={t('calculator.price')}
          min={0}
          max={1_000_000}
          decimalScale={2}
          decimalSeparator={lang === 'de' ? ',' : '.'}
          value={given.price}
          onChange={(price) => set({ price: Number(price) || 0 })}
        />
        <NumberInput
          label={t('calculator.weight')}
          min={0}
          max={10_000}
          decimalScale={3}
          decimalSeparator={lang === 'de' ? ',' : '.'}
          value={given.weight}
          onChange={(weight) => set({ weight: Number(weight) || 0 })}
        />
      </div>
      <Button
        variant="default"
        leftSection={<IconCalculator {...SMALL_ICON} />}
        onClick={() => void ask()}
      >
        {t('calculator.ask')}
      </Button>
      <div role="status">{answer && <AnswerText answer={answer} />}</div>
    </div>
  )
}

function AnswerText({ answer }: { answer: Answer }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const shop = useStoredShop()
  if ('fault' in answer) return <p className={classes.fault}>{answer.fault}</p>
  const { amount, currency, days, group, missing_for_free, vat } = answer.quote
  const title = shop?.shipping.groups.find(({ uuid }) => uuid === group)?.title ?? ''
  const lines = [
    t('calculator.days', days),
    ...(missing_for_free
      ? [t('calculator.missing', { amount: formatMoney(missing_for_free, lang, currency) })]
      : []),
    ...vat
      .filter((share) => share.vat > 0)
      .map((share) =>
        t('calculator.vat', {
          rate: share.rate.replace('.', lang === 'de' ? ',' : '.'),
          amount: formatMoney(share.vat, lang, currency),
        }),
      ),
  ]
  return (
    <>
      <p className={classes.amount}>
        {amount === 0 ? t('calculator.free') : formatMoney(amount, lang, currency)}
        {title && <span className={classes.group}>{title}</span>}
      </p>
      <p className={classes.more}>{lines.join(' · ')}</p>
    </>
  )
}
