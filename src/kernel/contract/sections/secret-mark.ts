/**
 * How a secret that is set reads to everyone. Writing it back keeps what is stored, writing ''
 * removes it; the value itself never leaves the server again.
 */
export const SECRET_MARK = '••••••••'
