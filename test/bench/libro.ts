import { Desk } from './altas.ts'
import { startProceso } from './proceso.ts'

/** What a workbook cost to the server that wrote it. */
export interface Libro {
  readonly segundos: number
  readonly mb: number
  /** The most that the server held before it was asked, and once it had written. */
  readonly antesMb: number
  readonly despuesMb: number
}

/** Downloads the report of a closed quincena from a server of its own, holding none of it: what grows is the server. */
export async function descargarLibro(codigo: string, entidadId: number): Promise<Libro> {
  const portal = await startProceso('start')
  const desk = new Desk({ request: (url, init) => fetch(url.replace('http://localhost', portal.url), init) })
  await desk.signIn('admin')
  const antesMb = await portal.memoriaMb()
  const from = performance.now()
  const res = await desk.json('POST', `/api/aportaciones/quincenas/${codigo}/reporte`, {
    entidad: entidadId,
    organizacion: 'entonces',
  })
  if (!res.ok || !res.body) throw new Error(`report: ${res.status} ${await res.text()}`)
  let bytes = 0
  for await (const piece of res.body as unknown as AsyncIterable<Uint8Array>) bytes += piece.byteLength
  const segundos = (performance.now() - from) / 1_000
  const despuesMb = await portal.memoriaMb()
  await portal.end()
  return { segundos, mb: bytes / 2 ** 20, antesMb, despuesMb }
}
