/**
 * Parses the gateway's JSON. Its order ids have 64 bits, which JSON.parse would round: their digits stay text.
 * @throws SyntaxError when the text is no JSON
 */
export function parseGatewayJson(text: string): unknown {
  return JSON.parse(text.replace(/("(?:orderId|ordrId)"\s*:\s*)(\d+)/g, '$1"$2"'));
}
