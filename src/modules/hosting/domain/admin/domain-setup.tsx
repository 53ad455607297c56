import { ActionIcon, CopyButton, Table, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Copy, CopyText } from '#kernel/admin/copy-text/copy-text.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { messages } from '../../admin/messages.ts'
import type { DomainState } from '../domain.calls.ts'
import { caddyfile, domainOf, recordsFor } from '../domain.ts'
import classes from './domain.module.css'

/** What to enter at the provider and on the server, for the domain of today or the one of tomorrow. */
export function DomainSetup({ known }: { known: DomainState }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState(known.isDomain ? known.host : '')
  const domain = domainOf(typed)
  const shown = domain ?? t('domain.wantedHint').split(' ').at(-1) ?? ''
  const file = caddyfile({ domain: shown, port: known.port })
  return (
    <>
      <CardSection title={t('domain.records')} description={t('domain.recordsText')}>
        <TextInput
          label={t('domain.wanted')}
          placeholder={t('domain.wantedHint')}
          value={typed}
          maxLength={253}
          error={typed.trim() !== '' && !domain ? t('domain.wantedWrong') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Records domain={shown} machine={known.machine} />
      </CardSection>
      <CardSection title={t('domain.server')} description={t('domain.serverText')}>
        <Text>{t('domain.command')}</Text>
        <CopyText value={`npx kontor service ${shown}`} label={t('domain.commandLabel')} />
        <details>
          <summary className={classes.summary}>{t('domain.caddyfile')}</summary>
          <pre className={classes.file}>{file}</pre>
          <Copy value={file} />
        </details>
        <Text size="sm" c="dimmed">
          {t('domain.guide')}
        </Text>
      </CardSection>
    </>
  )
}

function Records({ domain, machine }: { domain: string; machine: readonly string[] }) {
  const t = useMessages(messages)
  return (
    <div className={classes.scroller}>
      <Table aria-label={t('domain.records')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('domain.record.name')}</Table.Th>
            <Table.Th>{t('domain.record.type')}</Table.Th>
            <Table.Th>{t('domain.record.value')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {recordsFor(domain, machine).map(({ name, type, value }) => (
            <Table.Tr key={`${name} ${type}`}>
              <Table.Td>
                <Copied value={name} />
              </Table.Td>
              <Table.Td>{type}</Table.Td>
              <Table.Td>
                {value ? (
                  <Copied value={value} />
                ) : (
                  <span className={classes.quiet}>{t('domain.record.unknown')}</span>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Copied({ value }: { value: string }) {
  const t = useMessages(messages)
  return (
    <span className={classes.copied}>
      <span>{value}</span>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Tooltip label={t(copied ? 'domain.copied' : 'domain.copy', { value })}>
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t(copied ? 'domain.copied' : 'domain.copy', { value })}
              onClick={copy}
            >
              {copied ? <IconCheck {...SMALL_ICON} /> : <IconCopy {...SMALL_ICON} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </span>
  )
}
