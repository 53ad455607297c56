import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import type { FileTables } from '../../server/tables.ts'
import type { FileScope } from '../../server/unit-of-work.ts'
import { readQuota } from '../../storage/server/quota.ts'
import * as contract from '../../uploads/upload.calls.ts'
import { serveFile } from './serve-file.ts'

const on = routesOf<FileTables>()

/** The bytes of files, at their short public address and below the API; and how full the house is. */
export const downloadRoutes = [
  on(contract.downloadFile, (context, { params, query }) =>
    serveFile(context, { ...params, ...query }),
  ),
  on(contract.downloadForm, (context, { params, query }) =>
    serveFile(context, { ...params, ...query }),
  ),
  on(contract.downloadFileByApi, (context, { params, query }) =>
    serveFile(context, { ...params, ...query }),
  ),
  on(contract.downloadFormByApi, (context, { params, query }) =>
    serveFile(context, { ...params, ...query }),
  ),
  on(contract.readQuota, (context, { params }) => quotaNamed(context, params.id)),
  on(contract.readDefaultQuota, (context, { query }) => quotaNamed(context, query._id)),
]

async function quotaNamed(scope: FileScope, name: string) {
  if (!contract.QUOTAS.some((known) => known === name)) throw failures.notFound()
  return readQuota(scope)
}
