import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { porEscribir, type CambiosDelEstado } from '#domain/direcciones/carga-sepomex.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { findRow } from '#api/db/find-row.ts'
import { SepomexCargaModel } from '#api/direcciones/models/SepomexCargaModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { asBoolean, execute } from '#api/db/sql.ts'
import { AppError, forbidden } from '#api/errors.ts'
import { deleteFile, localPath } from '#api/files/storage.ts'
import { defineTrabajo, type MarchaTrabajo } from '#api/jobs/trabajos.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { archivoCarga } from './carga-row.ts'
import { APLICAR_SEPOMEX, REVISAR_SEPOMEX } from './clase-trabajo.ts'
import { importarSepomex } from './importar-sepomex.ts'

/** Each state is one transaction: what died is gone on with. */
const INTENTOS = 3

/** The jobs of a file of SEPOMEX: one looks at it and writes what it would do, the other does it. */
export function defineTrabajosSepomex(): void {
  defineTrabajo({
    clase: REVISAR_SEPOMEX,
    titulo: 'Revisar un archivo de SEPOMEX',
    intentos: INTENTOS,
    run: (datos, marcha) => revisar((datos as { readonly carga: number }).carga, marcha),
  })
  defineTrabajo({
    clase: APLICAR_SEPOMEX,
    titulo: 'Aplicar un archivo de SEPOMEX',
    intentos: INTENTOS,
    run: (datos, marcha) => aplicar((datos as { readonly carga: number }).carga, marcha),
  })
}

async function revisar(id: number, marcha: MarchaTrabajo): Promise<string> {
  const { actor } = await whose(id)
  const run = importarSepomex(actor, await localPath(archivoCarga(id)), {
    simular: true,
    aceptarBajas: true,
    ...following(marcha),
  })
  const found = await run.then(
    ({ estados, avisos }) => ({ estados, avisos, problemas: [] }),
    (error: unknown) => ({ estados: [], avisos: [], problemas: problemasOf(error) }),
  )
  await inTransaction(() =>
    execute('UPDATE sepomex_cargas SET revision = $1 WHERE id = $2', [JSON.stringify(found), id]),
  )
  if (found.problemas.length === 0)
    return `Cambiaría ${cuentaTexto(porEscribir(found.estados), 'asentamiento')}. Nada se ha escrito.`
  await deleteFile(archivoCarga(id))
  return `El archivo no se puede usar: ${found.problemas[0] ?? ''}`
}

/** What is wrong with the file, by line; any other failure is the job's own. */
function problemasOf(error: unknown): string[] {
  if (error instanceof AppError && error.status === 422) return error.issues.map(({ message }) => message)
  throw error
}

async function aplicar(id: number, marcha: MarchaTrabajo): Promise<string> {
  const { actor, aceptarBajas } = await whose(id)
  const ruta = await localPath(archivoCarga(id))
  const { estados: done } = await importarSepomex(actor, ruta, { simular: false, aceptarBajas, ...following(marcha) })
  await inTransaction(() =>
    execute('UPDATE sepomex_cargas SET aplicado = $1 WHERE id = $2', [JSON.stringify(done), id]),
  )
  await deleteFile(archivoCarga(id))
  return resultado(done)
}

function resultado(done: readonly CambiosDelEstado[]): string {
  return `El catálogo está al día: ${cuentaTexto(porEscribir(done), 'asentamiento')} en ${cuentaTexto(done.length, 'estado')}.`
}

function following({ progreso, signal }: MarchaTrabajo) {
  return {
    signal,
    onEstado: (hechos: number, total: number, estado: string) => progreso(hechos, total, estado),
  }
}

/** Who asked for it, with the rights of now: somebody who lost them meanwhile changes nothing. */
async function whose(id: number): Promise<{ readonly actor: Actor; readonly aceptarBajas: boolean }> {
  const row = await findRow(SepomexCargaModel, { id }, ['usuario_id', 'aceptar_bajas'])
  const actor = row && (await loadActor(row.usuario_id, { medio: 'api', direccion: 'servidor' }))
  if (!row || !actor) throw forbidden()
  return { actor, aceptarBajas: asBoolean(row.aceptar_bajas) }
}
