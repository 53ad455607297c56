import { Button } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { messages } from '../messages.ts'
import { useSettled } from './use-settled.ts'

type Way = { act(): Promise<unknown>; said: string }
type WaysProps = { title: string; remove: Way; accept: Way }

/** A sample that is a thing of its own is thrown away, or kept as it is. */
export function SampleWays({ title, ...ways }: WaysProps) {
  const t = useMessages(messages)
  const { settle, isBusy } = useSettled()
  return (['remove', 'accept'] as const).map((way) => (
    <Button
      key={way}
      size="compact-sm"
      variant="subtle"
      color={way === 'remove' ? 'red' : undefined}
      loading={isBusy}
      aria-label={`${t(`samples.${way}`)}: ${title}`}
      onClick={() => void settle(ways[way].act, ways[way].said)}
    >
      {t(`samples.${way}`)}
    </Button>
  ))
}
