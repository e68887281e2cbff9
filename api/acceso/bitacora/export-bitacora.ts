import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { FORMATO_BITACORA, type CabezaArchivo, type FinArchivo } from '#domain/acceso/archivo-bitacora.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { GENESIS, headHash, logActo, type FilaBitacora } from '#api/acceso/bitacora.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { idsEntre } from './filtro-sql.ts'

const PAGE = 2000

export interface ExportacionBitacora {
  readonly filas: number
  readonly cabeza: string
}

/**
 * Writes the rows of a period (both days included) to `salida`, with their proof, and notes that it was done. The rows are
 * those of the chain from the first to the last of the period without a gap, so that the file can be verified by itself.
 * The file appears whole or not at all. Throws 422 when the days are the wrong way round.
 */
export async function exportBitacora(
  actor: Actor,
  periodo: { readonly desde: PlainDate; readonly hasta: PlainDate },
  salida: string,
): Promise<ExportacionBitacora> {
  authorizeInstituto(actor, 'bitacora.leer')
  const { desde, hasta } = periodo
  if (desde > hasta) {
    const message = 'El periodo termina antes de empezar: revisa las fechas.'
    throw broken([{ path: 'desde', code: 'orden', message }], message)
  }
  await flushReadAudit()
  const partial = `${salida}.parcial`
  try {
    const result = await writeFile(partial, periodo)
    await inTransaction(() =>
      logActo(actor, {
        acto: 'bitacora.exportar',
        objeto: 'bitacora',
        objetoId: `${desde} ${hasta}`,
        despues: { desde, hasta, filas: result.filas, huella: result.cabeza },
      }),
    )
    await rename(partial, salida)
    return result
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function writeFile(
  file: string,
  { desde, hasta }: { readonly desde: PlainDate; readonly hasta: PlainDate },
): Promise<ExportacionBitacora> {
  const ids = (await idsEntre(desde, hasta)) ?? { primero: 1, ultimo: 0 }
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  const hash = createHash('sha256')
  const write = async (line: object): Promise<void> => {
    const text = `${JSON.stringify(line)}\n`
    hash.update(text)
    if (!out.write(text)) await once(out, 'drain')
  }
  const hashPrevio = await hashBefore(ids.primero)
  const head: CabezaArchivo = { formato: FORMATO_BITACORA, desde, hasta, generado: nowAt(), hashPrevio }
  await write(head)
  let [filas, cabeza, last] = [0, hashPrevio, ids.primero - 1]
  for (;;) {
    const page = await selectPage(last, ids.ultimo)
    for (const fila of page) await write(fila)
    filas += page.length
    cabeza = page.at(-1)?.hash ?? cabeza
    last = page.at(-1)?.id ?? last
    if (page.length < PAGE) break
  }
  const end: FinArchivo = { fin: true, filas, cabeza, cabezaActual: await headHash(), sha256: hash.digest('hex') }
  out.end(`${JSON.stringify(end)}\n`)
  await finished(out)
  return { filas, cabeza }
}

function selectPage(after: number, last: number): Promise<FilaBitacora[]> {
  return selectRows('SELECT * FROM bitacora WHERE id > $1 AND id <= $2 ORDER BY id LIMIT $3', [after, last, PAGE])
}

async function hashBefore(id: number): Promise<string> {
  const row = await selectRow<{ hash: string }>('SELECT hash FROM bitacora WHERE id < $1 ORDER BY id DESC LIMIT 1', [
    id,
  ])
  return row?.hash ?? GENESIS
}
