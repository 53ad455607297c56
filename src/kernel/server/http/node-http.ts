/**
 * Node's own web server and client. Imported the usual way, all names of the package are read, and
 * one of them loads everything behind `fetch`: 13 MB and 50 ms of every start, for nothing.
 */
export const { Agent, createServer, request, STATUS_CODES } = process.getBuiltinModule('node:http')
