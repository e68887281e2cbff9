import type { Actor } from '#domain/acceso/actor.ts'
import { COLUMNAS_CATALOGO } from '#domain/organica/catalogos/carga-catalogo.ts'
import type { RenglonCatalogo } from '#domain/organica/catalogos/catalogo.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import {
  exportarTabla,
  TIPO_EXPORTE,
  type Avance,
  type ColumnaExporte,
  type FormatoExporte,
} from '#api/files/tabla-exportada.ts'
import type { ArchivoDado } from '#api/files/descarga.ts'
import { findCatalogo } from './catalogo-row.ts'
import { readCatalogo } from './read-catalogo.ts'

const COLUMNAS: readonly ColumnaExporte<RenglonCatalogo>[] = COLUMNAS_CATALOGO.map(({ campo, titulo }) => ({
  clave: campo,
  titulo,
  valor: (renglon) => (campo === 'activo' ? (renglon.activo ? 'Sí' : 'No') : renglon[campo]),
}))

/** Every row of a catalogue as a file that the load reads again, apostrophes before formulas too. Noted in the bitácora. 404 for an unknown one. */
export async function exportCatalogo(
  actor: Actor,
  clave: string,
  formato: FormatoExporte,
  avance: Avance,
): Promise<ArchivoDado> {
  authorizeInstituto(actor, 'catalogos.administrar')
  const catalogo = await findCatalogo(clave)
  const rows = await readCatalogo(clave)
  await auditRead(actor, {
    acto: 'catalogo.exportar',
    objeto: 'catalogo',
    objetoId: clave,
    despues: { renglones: rows.length, formato },
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const load = (ids: readonly number[]) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? []))
  const cuerpo = exportarTabla({ hoja: catalogo.nombre, ids: [...byId.keys()], load }, COLUMNAS, { formato, avance })
  return { nombre: `catalogo-${clave.replaceAll('_', '-')}.${formato}`, tipo: TIPO_EXPORTE[formato], cuerpo }
}
