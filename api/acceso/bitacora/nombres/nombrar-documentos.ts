import { Binds, selectRows } from '#api/db/sql.ts'

/** What tells one document from another: its kind and whose it is. */
interface DocumentoNombrable {
  readonly id: number
  readonly tipo: string
  readonly tipo_otro: string
  /** The process or module; null for one of the institute's. */
  readonly dueno: string | null
}

/** What each document is called, by id: "Documento Procedimiento de Orientación"; also those that were deleted since. */
export async function nombrarDocumentos(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const known = ids.length === 0 ? [] : await selectDocumentos(ids)
  const gone = ids.filter((id) => !known.some((each) => each.id === id))
  const all = [...known, ...(gone.length === 0 ? [] : await selectEliminados(gone))]
  return new Map(all.map((documento) => [documento.id, nombreOf(documento)]))
}

function nombreOf({ tipo, tipo_otro, dueno }: DocumentoNombrable): string {
  return `Documento ${tipo === 'OTRO' ? tipo_otro : tipo} ${dueno === null ? 'general' : `de ${dueno}`}`
}

function selectDocumentos(ids: readonly number[]): Promise<DocumentoNombrable[]> {
  const binds = new Binds()
  return selectRows<DocumentoNombrable>(
    `SELECT d.id, d.tipo, d.tipo_otro, COALESCE(p.nombre, m.nombre) AS dueno
     FROM documentacion d LEFT JOIN procesos p ON p.id = d.id_proceso LEFT JOIN modulos m ON m.id = d.id_modulo
     WHERE d.id IN (${binds.addAll(ids)})`,
    binds.values,
  )
}

interface Antes {
  readonly clase: string
  readonly dueno: number
  readonly tipo: string
  readonly tipo_otro: string
}

/** Deleted ones as the act of deleting them noted; those that went with their process or module have none. */
async function selectEliminados(ids: readonly number[]): Promise<DocumentoNombrable[]> {
  const binds = new Binds()
  const rows = await selectRows<{ objeto_id: string; antes: string }>(
    `SELECT objeto_id, antes FROM bitacora WHERE objeto = 'documento' AND acto = 'documento.eliminar'
       AND antes IS NOT NULL AND objeto_id IN (${binds.addAll(ids.map(String))})`,
    binds.values,
  )
  const noted = rows.map((row) => ({ id: Number(row.objeto_id), ...(JSON.parse(row.antes) as Antes) }))
  const nombres = new Map([
    ...(await selectNombres(
      'procesos',
      noted.filter(({ clase }) => clase === 'proceso').map(({ dueno }) => dueno),
    )),
    ...(await selectNombres(
      'modulos',
      noted.filter(({ clase }) => clase === 'modulo').map(({ dueno }) => dueno),
    )),
  ])
  return noted.map(({ id, clase, dueno, tipo, tipo_otro }) => ({
    id,
    tipo,
    tipo_otro,
    dueno: clase === 'general' ? null : (nombres.get(dueno) ?? 'algo que ya se eliminó'),
  }))
}

/** Processes and modules share their numbers (decisions §8). */
async function selectNombres(tabla: 'procesos' | 'modulos', ids: readonly number[]): Promise<[number, string][]> {
  if (ids.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<{ id: number; nombre: string }>(
    `SELECT id, nombre FROM ${tabla} WHERE id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return rows.map(({ id, nombre }) => [id, nombre])
}
