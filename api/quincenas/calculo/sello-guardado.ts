import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { findRow } from '#api/db/find-row.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import type { CierrePersonaModel } from '#api/quincenas/models/CierrePersonaModel.ts'
import { lineaOf, type LineaRow, type SegmentoGuardado } from './guardado.ts'
import { HuellaCierre, huellaPersona, type MovimientoSellado } from './huella-cierre.ts'

/** A person as a close keeps it. */
export interface PersonaGuardada {
  /** `cierre_personas.id`. */
  readonly id: number
  readonly afiliadoId: number
  readonly interno: string
  readonly nombre: string
  readonly segmentos: readonly SegmentoGuardado[]
  readonly lineas: readonly LineaCierre[]
  /** SHA-256 of its lines as it was written with them. */
  readonly huella: string
}

type PersonaRow = Pick<RowOf<CierrePersonaModel>, 'id' | 'interno' | 'nombre' | 'hechos' | 'huella'> &
  RowAs<CierrePersonaModel, { afiliadoId: 'afiliado_id' }>

/** Few enough to be done with before they are old: a larger page only makes memory grow. */
const PAGINA = 250

/** Everybody of a stored close with their lines, in the order in which they were computed, after `despues`; a page at a time. */
export async function* personasGuardadas(
  cierreId: number,
  entidadId: number,
  despues = 0,
): AsyncGenerator<PersonaGuardada[], void> {
  for (let after = despues; ;) {
    const people = await selectRows<PersonaRow>(
      `SELECT id, afiliado_id AS "afiliadoId", interno, nombre, hechos, huella FROM cierre_personas
       WHERE cierre_id = $1 AND afiliado_id > $2 ORDER BY afiliado_id LIMIT ${PAGINA}`,
      [cierreId, after],
    )
    const [first, last] = [people[0], people.at(-1)]
    if (!first || !last) return
    const lineas = await selectLineas(cierreId, entidadId, [first.afiliadoId, last.afiliadoId])
    yield people.map(({ id, afiliadoId, interno, nombre, hechos, huella }) => ({
      id,
      afiliadoId,
      interno: formatInterno(interno),
      nombre,
      segmentos: JSON.parse(hechos) as SegmentoGuardado[],
      lineas: lineas.get(afiliadoId) ?? [],
      huella,
    }))
    if (people.length < PAGINA) return
    after = last.afiliadoId
  }
}

async function selectLineas(
  cierreId: number,
  entidadId: number,
  [first, last]: readonly [number, number],
): Promise<ReadonlyMap<number, LineaCierre[]>> {
  const rows = await selectRows<LineaRow>(
    `SELECT afiliado_id AS "afiliadoId", corrige, origen, clave, obligado, base_centavos AS "baseCentavos", tasa,
            importe_centavos AS "importeCentavos"
     FROM aportaciones WHERE cierre_id = $1 AND afiliado_id BETWEEN $2 AND $3 ORDER BY afiliado_id, id`,
    [cierreId, first, last],
  )
  const byPerson = new Map<number, LineaCierre[]>()
  for (const row of rows) {
    const own = byPerson.get(row.afiliadoId)
    if (own) own.push(lineaOf(row, entidadId))
    else byPerson.set(row.afiliadoId, [lineaOf(row, entidadId)])
  }
  return byPerson
}

/** The parameter record of a close, as it was kept; null when it is gone. */
export async function parametrosDelCierre(cierreId: number): Promise<ParametrosEnVigor | null> {
  const row = await findRow(CierreModel, { id: cierreId }, ['parametro_id'])
  return (await selectParametros()).find(({ id }) => id === row?.parametro_id) ?? null
}

/** The seal of what is stored of a close: the very hash that was signed, computed of its rows. */
export async function selloDe(
  cierre: { readonly id: number; readonly entidadId: number },
  parametros: ParametrosEnVigor | null,
  movimientos: readonly MovimientoSellado[],
): Promise<string> {
  const huella = new HuellaCierre(parametros)
  for await (const page of personasGuardadas(cierre.id, cierre.entidadId))
    for (const { interno, lineas } of page) huella.add(huellaPersona(interno, lineas))
  return huella.end(movimientos)
}
