/**
 * A network as people write it who never heard of its length.
 * @example readableNetwork('203.0.113.0/24') // '203.0.113.x'
 */
export function readableNetwork(network: string): string {
  return network.replace(/\.0\/24$/, '.x').replace(/\/\d+$/, '…')
}
