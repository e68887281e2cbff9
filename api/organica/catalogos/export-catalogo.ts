import type { Actor } from '#domain/acceso/actor.ts'
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

/** The titles of the layout CAT-CSV, so that a load reads the file again. */
const COLUMNAS: readonly ColumnaExporte<RenglonCatalogo>[] = [
  { clave: 'clave', titulo: 'Clave', valor: ({ clave }) => clave },
  { clave: 'nombre', titulo: 'Nombre', valor: ({ nombre }) => nombre },
  { clave: 'activo', titulo: 'Activo', valor: ({ activo }) => (activo ? 'Sí' : 'No') },
]

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
