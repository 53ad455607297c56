import type { KernelTables } from '#kernel/server/kernel-tables.ts'

export type NoticeTables = Pick<KernelTables, 'notices'>
