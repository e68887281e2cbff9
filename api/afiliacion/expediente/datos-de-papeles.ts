import { datosPorComprobar, type DatoDePapel } from '#domain/afiliacion/dato-de-papel.ts'
import type { PapelDeMovimiento } from '#domain/afiliacion/documento-expediente.ts'
import type { Fuente } from '#domain/documentos/campo-leido.ts'
import type { ResultadoCampo } from '#domain/documentos/correcciones.ts'
import type { Lectura } from '#domain/documentos/lectura.ts'
import { isLeible } from '#domain/documentos/papeles/registro.ts'
import { ownValue } from '#domain/own-value.ts'
import type { LeftJoined, RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, selectRows } from '#api/db/sql.ts'
import type { CorreccionLecturaModel } from '#api/documentos/models/CorreccionLecturaModel.ts'
import type { LecturaModel } from '#api/documentos/models/LecturaModel.ts'

type Row = Pick<
  RowOf<CorreccionLecturaModel>,
  'archivo_id' | 'campo' | 'resultado' | 'leido' | 'guardado' | 'fuente' | 'confianza_pct' | 'seguro'
> &
  LeftJoined<Pick<RowOf<LecturaModel>, 'lectura'>>

/** What the record took of each of these papers, by its file, and how each doubt was resolved. In one query. */
export async function loadDatosDePapeles(
  papeles: readonly PapelDeMovimiento[],
): Promise<ReadonlyMap<string, readonly DatoDePapel[]>> {
  if (papeles.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<Row>(
    `SELECT c.archivo_id, c.campo, c.resultado, c.leido, c.guardado, c.fuente, c.confianza_pct, c.seguro, l.lectura
     FROM correcciones_lectura c LEFT JOIN lecturas l ON l.archivo_id = c.archivo_id
     WHERE c.archivo_id IN (${binds.addAll([...new Set(papeles.map(({ archivo }) => archivo.id))])}) ORDER BY c.id`,
    binds.values,
  )
  const byFile = new Map<string, Row[]>()
  for (const row of rows) byFile.set(row.archivo_id, [...(byFile.get(row.archivo_id) ?? []), row])
  return new Map(
    papeles.map(({ tipo, archivo }) => {
      const own = byFile.get(archivo.id) ?? []
      const lectura = own[0]?.lectura ? (JSON.parse(own[0].lectura) as Lectura) : null
      return [archivo.id, isLeible(tipo) ? own.map((row) => datoDe(row, tipo, lectura)) : []]
    }),
  )
}

/** Those of the papers of one movement, each datum once. */
export function datosDe(
  papeles: readonly PapelDeMovimiento[],
  byFile: ReadonlyMap<string, readonly DatoDePapel[]>,
): DatoDePapel[] {
  return datosPorComprobar(papeles.flatMap(({ archivo }) => byFile.get(archivo.id) ?? []))
}

function datoDe(row: Row, tipo: DatoDePapel['tipo'], lectura: Lectura | null): DatoDePapel {
  const leido = lectura === null ? undefined : ownValue(lectura.campos, row.campo)
  const resultado = row.resultado as ResultadoCampo
  const isKept = resultado === 'conservado'
  return {
    tipo,
    archivo: row.archivo_id,
    campo: row.campo,
    // What was kept as it was read is not stored a second time.
    valor: isKept ? (leido?.valor ?? '') : row.guardado,
    leido: isKept ? (leido?.valor ?? '') : row.leido,
    resultado,
    fuente: row.fuente as Fuente | '',
    confianzaPct: row.confianza_pct,
    seguro: asBoolean(row.seguro),
    lugar: leido ? { pagina: leido.pagina, caja: leido.caja } : null,
  }
}
