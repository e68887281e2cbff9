/** The whole of `body`, or null as soon as it turns out to have more than `max` bytes: the rest is not read. */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
    size += step.value.length
    if (size > max) {
      reader?.releaseLock()
      return null
    }
    chunks.push(step.value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
